package floor

import (
	"context"

	"github.com/recobro/recobro/modules/calls/internal/bridge"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/modules/calls/internal/tape"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// Agent is a program that speaks on a call as one of ours: a port of its own, and told of the keys that are pressed.
type Agent interface {
	media.Port
	Pressed(key rune)
}

// hired is the agent that is on a call.
type hired struct {
	Agent
	member *bridge.Member
}

// Law is how sound is written on the call's line.
func (l *Live) Law() audio.Law { return l.leg.Law() }

// Employ has an agent speak with whoever is on the line: of a call that comes in, it is answered by it. It fails with ErrTaken, ErrNotHere
// and telephony.ErrGone.
func (l *Live) Employ(ctx context.Context, id string, a Agent) error {
	return l.do(ctx, func() error {
		if l.person != nil || l.agent != nil {
			return ErrTaken
		}
		if err := l.answer(); err != nil {
			return err
		}
		l.agent = &hired{Agent: a, member: l.room.Join(a, bridge.Program)}
		now := l.floor.clock.Now()
		l.write(func(c *call.Call) error {
			c.AgentID, c.JoinedAt = id, &now
			if c.Status == call.InProgress {
				return nil
			}
			return c.Move(call.InProgress, now)
		})
		l.tapeInside(l.agent.member)
		return nil
	})
}

// tapeInside keeps what one of ours says who joins, and begins the recording where they are the first.
func (l *Live) tapeInside(m *bridge.Member) {
	if l.tape == nil {
		l.record()
		return
	}
	m.Tap(l.tape.Hear(tape.Inside))
}

// Await has the other side wait for one of ours, with what the agent tells of the call; or no longer.
func (l *Live) Await(ctx context.Context, on bool, summary, why string) error {
	return l.do(ctx, func() error {
		l.wait(on)
		l.write(func(c *call.Call) error {
			c.Summary, c.SummaryReason = summary, why
			return nil
		})
		return nil
	})
}

// wait sets the other side aside, who hears that it rings.
func (l *Live) wait(on bool) {
	if l.waiting != nil {
		l.waiting()
		l.waiting = nil
	}
	l.outside.Hold(on)
	if !on {
		return
	}
	ctx, cancel := context.WithCancel(l.ctx)
	l.waiting = cancel
	go func() { _ = l.room.Play(ctx, bridge.Sound{Samples: audio.Ringing(), Again: true, To: bridge.Outside}) }()
}

// Relieve has the agent leave: whoever of ours has taken the call speaks with the other side.
func (l *Live) Relieve(ctx context.Context) error {
	return l.do(ctx, func() error {
		l.fire()
		if l.person != nil {
			l.wait(false)
		}
		return nil
	})
}

func (l *Live) fire() {
	if l.agent != nil {
		l.agent.member.Leave()
		l.agent = nil
	}
}

// Conclude ends a call that an agent has held, with the code of what came of it.
func (l *Live) Conclude(ctx context.Context, outcome string) {
	_ = l.do(ctx, func() error { // of a call that is over it is too late
		l.write(func(c *call.Call) error {
			c.AgentOutcome = outcome
			return nil
		})
		return nil
	})
	l.leg.Hangup(telephony.HungUp)
}
