package floor

import (
	"context"

	"github.com/recobro/recobro/modules/calls/internal/bridge"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// ErrTaken says that somebody else has taken the call.
var ErrTaken = errs.New(errs.Conflict, "calls.call_taken")

// Receive has a call that comes in go on; c is written down already. Who speaks with the caller joins later. It fails with ErrDraining.
func (f *Floor) Receive(ctx context.Context, c call.Call, leg telephony.Incoming) (*Live, error) {
	l := f.begin(ctx, c)
	l.leg = leg
	return l, f.enter(l)
}

// Offer has a person's telephone ring for the call, until Withdraw; it is false for somebody who is not free.
func (l *Live) Offer(p *Person) bool {
	if !p.offer(l) {
		return false
	}
	l.floor.moved(l, p)
	return true
}

// Withdraw has a person's telephone ring no longer for the call.
func (l *Live) Withdraw(p *Person) {
	if p.withdraw(l) {
		l.floor.moved(l, p)
	}
}

// Take has a person speak with whoever is on the line: of a call that comes in, it is answered by it. It fails with ErrTaken, ErrBusy,
// ErrNotHere and telephony.ErrGone.
func (l *Live) Take(ctx context.Context, p *Person) error {
	return l.do(ctx, func() error {
		if l.asked == p {
			return l.consulted(p)
		}
		if d, is := l.leg.(*desk); is {
			return d.taken(l, p)
		}
		if l.person != nil {
			return ErrTaken
		}
		if err := p.take(l); err != nil {
			return err
		}
		if err := l.answer(); err != nil {
			p.free(l)
			return err
		}
		l.join(p)
		return nil
	})
}

// answer answers a call that comes in and that nobody, nor anything, has answered yet.
func (l *Live) answer() error {
	in, comes := l.leg.(telephony.Incoming)
	if !comes || l.call.Status == call.InProgress {
		return nil
	}
	return in.Answer()
}

// join brings a person into the room.
func (l *Live) join(p *Person) {
	now := l.floor.clock.Now()
	l.person = p
	l.staff = l.room.Join(p.Line, bridge.Staff)
	l.write(func(c *call.Call) error {
		c.UserID = p.User
		if c.JoinedAt == nil {
			c.JoinedAt = &now
		}
		if l.agent != nil {
			c.MovedTo = p.User
		}
		if c.Status == call.InProgress {
			return nil
		}
		return c.Move(call.InProgress, now)
	})
	l.tapeInside(l.staff)
}

// Over is closed when the call has ended.
func (l *Live) Over() <-chan struct{} { return l.over }

// Joined tells whether somebody speaks with whoever is on the line.
func (l *Live) Joined(ctx context.Context) (joined bool) {
	_ = l.do(ctx, func() error {
		joined = l.person != nil
		return nil
	})
	return joined
}
