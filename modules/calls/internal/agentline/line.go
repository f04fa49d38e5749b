package agentline

import (
	"bytes"
	"context"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// mostTold is how much of what an agent hears may wait for it to listen: five seconds. What is beyond is lost.
const mostTold = 256

// Line is an agent's end of a call. Safe for concurrent use.
type Line struct {
	socket *ask.Socket[Asked, Heard]
	law    audio.Law
	queue  queue
	heard  atomic.Pointer[func(media.Packet)]
	told   chan told
	asked  chan Asked
	lost   chan struct{} // closed when the socket has ended
	done   chan struct{} // closed when the call has
	once   sync.Once
}

// told is one thing that an agent hears: sound, or a word.
type told struct {
	sound []byte
	word  Heard
}

// Open has an agent of the company of ctx at the end of a call, as it is told in began, by the law of the call's line. It fails as
// ask.Open does.
func Open(ctx context.Context, host *ask.Host, began Began, law audio.Law) (*Line, error) {
	socket, err := ask.Open[Asked, Heard](ask.Itself(ctx, "calls"), host, Path)
	if err != nil {
		return nil, err
	}
	began.Law = map[audio.Law]string{audio.ALaw: "pcma", audio.ULaw: "pcmu"}[law]
	l := &Line{
		socket: socket, law: law, queue: queue{silence: law.Silence()}, told: make(chan told, mostTold), asked: make(chan Asked),
		lost: make(chan struct{}), done: make(chan struct{}),
	}
	l.told <- told{word: Heard{Began: &began}}
	go l.read()
	go l.write()
	go l.speak()
	return l, nil
}

// Asked is what the agent asks for.
func (l *Line) Asked() <-chan Asked { return l.asked }

// Lost is closed when the agent is no longer there.
func (l *Line) Lost() <-chan struct{} { return l.lost }

// Tell tells the agent something. Of an agent that does not listen it is lost.
func (l *Line) Tell(word Heard) { l.put(told{word: word}) }

// Pressed tells of a key.
func (l *Line) Pressed(key rune) { l.Tell(Heard{Key: &Key{string(key)}}) }

// Say implements media.Port: the agent hears it.
func (l *Line) Say(p media.Packet) {
	sound := bytes.Clone(p.Sound)
	if p.Law != l.law {
		p.Law.Into(l.law, sound)
	}
	l.put(told{sound: sound})
}

// Listen implements media.Port.
func (l *Line) Listen(f func(media.Packet)) {
	if f == nil {
		l.heard.Store(nil)
		return
	}
	l.heard.Store(&f)
}

// Law implements media.Port.
func (l *Line) Law() audio.Law { return l.law }

// Figures implements media.Port: nothing is lost on the way to an agent.
func (l *Line) Figures() media.Figures { return media.Figures{} }

// End tells why the call, or the agent's part of it, is over, and lets the agent go. Only the first says why.
func (l *Line) End(why string) {
	l.once.Do(func() {
		l.Tell(Heard{Ended: &Ended{why}})
		close(l.done)
	})
}

func (l *Line) put(t told) {
	select {
	case l.told <- t:
	default:
	}
}

// read takes what the agent says and asks for.
func (l *Line) read() {
	defer close(l.lost)
	for {
		said, err := l.socket.Receive(context.Background()) // ends with the socket
		asked := said.Value.bounded()
		switch {
		case err != nil:
			return
		case said.Bytes != nil:
			l.queue.say(said.Bytes)
		case asked.Clear != nil:
			l.queue.clear()
		case asked.Mark != nil:
			l.queue.mark(asked.Mark.Name)
		default:
			select {
			case l.asked <- asked:
			case <-l.done:
			}
		}
	}
}

// write lets the agent hear, until it is let go.
func (l *Line) write() {
	defer l.socket.Close()
	for {
		select {
		case t := <-l.told:
			if l.send(t) != nil {
				return
			}
		case <-l.lost:
			return
		case <-l.done:
			for len(l.told) > 0 && l.send(<-l.told) == nil {
			}
			return
		}
	}
}

func (l *Line) send(t told) error {
	if t.sound != nil {
		return l.socket.SendBytes(t.sound)
	}
	return l.socket.Send(t.word)
}

// speak has what the agent says spoken in its own time, and silence where it says nothing: exchanges hang up a line on which nothing comes.
func (l *Line) speak() {
	due, beat := time.Now(), time.NewTicker(frame)
	defer beat.Stop()
	silence := bytes.Repeat([]byte{l.law.Silence()}, audio.Frame)
	p := media.Packet{Source: rand.Uint32(), Law: l.law, Mark: true}
	for {
		for ; !due.After(time.Now()); due = due.Add(frame) { // what could not be said when it was due follows at once
			sound, marks := l.queue.next()
			for _, name := range marks {
				l.Tell(Heard{Mark: &Mark{name}})
			}
			if p.Sound = sound; sound == nil {
				p.Sound = silence
			}
			if heard := l.heard.Load(); heard != nil {
				(*heard)(p)
			}
			p.Time, p.Mark = p.Time+audio.Frame, false
		}
		select {
		case <-beat.C:
		case <-l.lost:
			return
		case <-l.done:
			return
		}
	}
}
