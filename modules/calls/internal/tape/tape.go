// Package tape keeps what is said on a call while it goes on: each side on a track of its own, sealed before it reaches the disk, so that
// a crash loses a second of it and a stolen disk tells nothing.
package tape

import (
	"crypto/rand"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// ErrBroken says that a tape cannot be read: its key is another, or it was changed.
var ErrBroken = errs.New(errs.Internal, "calls.tape_broken")

// Tracks is how many sides of a call are kept apart.
const Tracks = 2

// The tracks.
const (
	Outside = 0 // who is called, or calls
	Inside  = 1 // our side
)

// Key seals one tape.
type Key [32]byte

// NewKey is a key that nobody has had before.
func NewKey() (k Key) {
	_, _ = rand.Read(k[:]) // never fails
	return k
}

// Tape is a recording that goes on.
type Tape struct {
	law    audio.Law
	clock  clock.Clock
	begun  time.Time
	mutex  sync.Mutex
	tracks [Tracks]*track
	paused bool
}

// track is one side.
type track struct {
	file    *chunks
	source  uint32
	begun   bool
	offset  int64 // what turns times of the source into places on the tape
	written int64 // samples
	copied  []byte
}

// New begins a tape under a path, one file for each track.
func New(path string, key Key, law audio.Law, c clock.Clock) (*Tape, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, err
	}
	t := &Tape{law: law, clock: c, begun: c.Now()}
	for n := range t.tracks {
		file, err := create(trackPath(path, n), key, byte(n))
		if err != nil {
			t.Close()
			return nil, err
		}
		t.tracks[n] = &track{file: file}
	}
	return t, nil
}

func trackPath(path string, n int) string { return path + [Tracks]string{".out", ".in"}[n] }

// Hear is what takes what one side says.
func (t *Tape) Hear(n int) func(media.Packet) {
	return func(p media.Packet) {
		t.mutex.Lock()
		defer t.mutex.Unlock()
		if !t.paused {
			t.tracks[n].write(p, t.law, t.now())
		}
	}
}

// Pause leaves out what is said until it is taken back: there is silence in its place.
func (t *Tape) Pause(on bool) {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	t.paused = on
	for _, track := range t.tracks {
		track.begun = false // its place is told by the clock again
	}
}

// At is how long the tape is, in milliseconds.
func (t *Tape) At() int64 { return t.now() * 1000 / audio.Rate }

// now is the place on the tape of this moment.
func (t *Tape) now() int64 { return int64(t.clock.Now().Sub(t.begun) * audio.Rate / time.Second) }

// Close writes what waits, and ends.
func (t *Tape) Close() {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	for _, track := range t.tracks {
		if track != nil {
			track.file.close()
		}
	}
}

// mostGap is the most silence that is written at once; a source whose clock leaps further is placed anew.
const mostGap = 5 * 60 * audio.Rate

// write puts a packet in its place: after the silence before it, and not at all where something stands already.
func (k *track) write(p media.Packet, law audio.Law, now int64) {
	place := int64(int32(p.Time)) + k.offset
	if !k.begun || p.Source != k.source || place < k.written-audio.Rate || place > k.written+mostGap {
		k.begun, k.source = true, p.Source
		place = max(now-int64(len(p.Sound)), k.written)
		k.offset = place - int64(int32(p.Time))
	}
	skip := min(int64(len(p.Sound)), max(0, k.written-place))
	sound := p.Sound[skip:]
	if len(sound) == 0 {
		return
	}
	if p.Law != law {
		k.copied = append(k.copied[:0], sound...)
		p.Law.Into(law, k.copied)
		sound = k.copied
	}
	if gap := place + skip - k.written; gap > 0 {
		k.file.fill(law.Silence(), gap)
		k.written += gap
	}
	k.file.write(sound)
	k.written += int64(len(sound))
}
