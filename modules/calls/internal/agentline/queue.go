package agentline

import (
	"sync"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// frame is how long one frame of sound is.
const frame = audio.Frame * time.Second / audio.Rate

// mostFrames is how many frames Longest is.
const mostFrames = int(Longest / frame)

// item is a frame, or a mark behind those before it.
type item struct {
	sound []byte
	mark  string
}

// queue is what an agent has said and is not spoken yet. Safe for concurrent use.
type queue struct {
	silence byte
	mutex   sync.Mutex
	items   []item
	frames  int
}

// say adds sound, in whole frames; what is beyond the bound is lost.
func (q *queue) say(sound []byte) {
	q.mutex.Lock()
	defer q.mutex.Unlock()
	for len(sound) > 0 && q.frames < mostFrames {
		part := sound[:min(len(sound), audio.Frame)]
		sound = sound[len(part):]
		for len(part) < audio.Frame {
			part = append(part[:len(part):len(part)], q.silence)
		}
		q.items, q.frames = append(q.items, item{sound: part}), q.frames+1
	}
}

// mark adds a mark; there are no more of them than frames.
func (q *queue) mark(name string) {
	q.mutex.Lock()
	defer q.mutex.Unlock()
	if len(q.items) < 2*mostFrames {
		q.items = append(q.items, item{mark: name})
	}
}

// clear drops all that waits.
func (q *queue) clear() {
	q.mutex.Lock()
	defer q.mutex.Unlock()
	q.items, q.frames = nil, 0
}

// next is the next frame, nil for none, and the marks before it.
func (q *queue) next() (sound []byte, marks []string) {
	q.mutex.Lock()
	defer q.mutex.Unlock()
	for len(q.items) > 0 {
		first := q.items[0]
		q.items = q.items[1:]
		if first.sound != nil {
			q.frames--
			return first.sound, marks
		}
		marks = append(marks, first.mark)
	}
	return nil, marks
}
