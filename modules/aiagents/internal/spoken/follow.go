package spoken

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// follower is the ear that writes down what they say while they say it: one session after the other, for as long as there are any.
type follower struct {
	by       provider.Transcriber // nil: none is to be had, or none any more
	language word.Language        // of the session
	opened   chan provider.Ear    // sessions that have opened; nil is that none would
	ear      provider.Ear         // of the session that is open; nil for none
	lost     int                  // sessions
	fed      bool                 // it hears what they are saying, from its beginning
	partial  string               // of it, as far as it is written
	pending  [][]byte             // what they said that is being written down, in its order
	until    time.Time            // when that takes too long; zero for never
}

const (
	mostLost = 3               // sessions that break off before no other is opened
	patience = 3 * time.Second // that an utterance may take to be written down
)

// follow opens a session beside the call.
func (c *call) follow(ctx context.Context) {
	f := &c.follower
	if f.by == nil || c.over {
		return
	}
	f.language = c.talk.Language
	start, by, opened := provider.Start{Language: string(f.language), Law: provider.Law(c.began.Law)}, f.by, f.opened
	go func() {
		ear, err := by.Listen(ctx, start)
		if err != nil && ctx.Err() == nil {
			c.log.WarnContext(ctx, "ear of a call", "call", c.began.CallID, "error", err)
		}
		select {
		case opened <- ear:
		case <-ctx.Done(): // the session ends with it
		}
	}()
}

// follows takes a session that has opened. Where none would, none is looked for any more.
func (c *call) follows(ctx context.Context, ear provider.Ear) {
	f := &c.follower
	switch {
	case ear == nil:
		f.by = nil
	case f.by == nil: // meanwhile none is to be had any more
		_ = ear.Close() // nobody hears by it
	case f.language != c.talk.Language: // they went over to another while it opened
		_ = ear.Close() // nobody hears by it
		c.follow(ctx)
	default:
		f.ear = ear
	}
}

// events are what the session has heard; none where there is no session.
func (f *follower) events() <-chan provider.Event {
	if f.ear == nil {
		return nil
	}
	return f.ear.Events()
}

// feed has the session hear a frame of what they say; from the frames before that in which it was known to be speech.
func (c *call) feed(ctx context.Context, what news, frame []byte) {
	f := &c.follower
	if what == started {
		f.fed, f.partial, frame = f.ear != nil, "", c.ear.sound
	}
	if what == nothing || !f.fed || c.over { // once the talk is over nobody's words go anywhere
		return
	}
	if f.ear.Hear(frame) != nil {
		c.lose(ctx)
	}
}

// finished has the session write down what it has heard of them. It is false where it has not heard them.
func (c *call) finished(sound []byte) bool {
	f := &c.follower
	if !f.fed || f.ear.Done() != nil {
		return false
	}
	f.fed, f.partial, f.pending, f.until = false, "", append(f.pending, sound), c.clock.Now().Add(patience)
	return true
}

// heard takes what the session tells.
func (c *call) heard(ctx context.Context, e provider.Event, on bool) {
	f := &c.follower
	switch {
	case !on:
		c.lose(ctx)
	case e.Kind == provider.Partial:
		f.partial = e.Text
		c.overheard()
	case len(f.pending) == 0: // the session fails, of which its end is told next
	default:
		sound := f.pending[0]
		f.pending = f.pending[1:]
		if len(f.pending) == 0 {
			f.until = time.Time{}
		}
		c.spent.hears(e.Usage)
		if e.Kind == provider.Failed {
			c.whole(ctx, sound)
			return
		}
		c.written(ctx, words{text: e.Text})
	}
}

// lose goes on without the session: what it has not written down is heard anew as a whole, and another session is looked for.
func (c *call) lose(ctx context.Context) {
	f := &c.follower
	if f.ear == nil {
		return
	}
	_ = f.ear.Close() // nothing more is wanted of it
	sound := []byte{}
	for _, one := range f.pending {
		sound = append(sound, one...)
	}
	f.ear, f.fed, f.partial, f.pending, f.until = nil, false, "", nil, time.Time{}
	if f.lost++; f.lost >= mostLost {
		f.by = nil
	}
	c.follow(ctx)
	if len(sound) > 0 {
		c.whole(ctx, sound)
	}
}

// anew has them heard in the language that they have gone over to.
func (c *call) anew(ctx context.Context) {
	if f := &c.follower; f.ear != nil && f.language != c.talk.Language && len(f.pending) == 0 {
		_ = f.ear.Close() // nothing more is wanted of it
		f.ear, f.fed = nil, false
		c.follow(ctx)
	}
}
