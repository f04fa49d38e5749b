package bridge

import (
	"context"
	"math/rand/v2"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// Sound is something to be played.
type Sound struct {
	Samples []int16
	Again   bool // from the beginning, again and again
	To      Role // who hears it; Player for everybody
	Only    bool // whoever hears it hears nothing else meanwhile
}

// Play plays a sound in the room until it or ctx ends.
func (r *Room) Play(ctx context.Context, s Sound) error {
	p := &player{}
	m := &Member{room: r, port: p, role: Player, to: s.To, only: s.Only}
	r.mutex.Lock()
	r.members = append(r.members, m)
	r.route()
	r.mutex.Unlock()
	defer m.Leave()
	return s.run(ctx, m.said)
}

// frame is how long one packet of sound is.
const frame = audio.Frame * time.Second / audio.Rate

// run says a sound in its own time: what could not be said when it was due follows at once, so that a busy machine stretches nothing.
func (s Sound) run(ctx context.Context, say func(media.Packet)) error {
	due, beat := time.Now(), time.NewTimer(0)
	defer beat.Stop()
	<-beat.C
	p := media.Packet{Source: rand.Uint32(), Law: audio.ALaw, Mark: true}
	sound := make([]byte, 0, audio.Frame)
	for at := 0; at < len(s.Samples); {
		part := s.Samples[at:min(len(s.Samples), at+audio.Frame)]
		p.Sound = audio.ALaw.Encode(sound, part)
		for len(p.Sound) < audio.Frame {
			p.Sound = append(p.Sound, audio.ALaw.Silence())
		}
		say(p)
		p.Time, p.Mark = p.Time+audio.Frame, false
		if at += audio.Frame; at >= len(s.Samples) && s.Again {
			at = 0
		}
		due = due.Add(frame)
		beat.Reset(time.Until(due))
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-beat.C:
		}
	}
	return nil
}

// player is the port of what is played: nobody speaks to it.
type player struct{}

// Say implements media.Speaker.
func (player) Say(media.Packet) {}

// Listen implements media.Port.
func (player) Listen(func(media.Packet)) {}

// Law implements media.Port.
func (player) Law() audio.Law { return audio.ALaw }

// Figures implements media.Port.
func (player) Figures() media.Figures { return media.Figures{} }
