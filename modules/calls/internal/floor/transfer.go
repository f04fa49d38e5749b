package floor

import (
	"context"

	"github.com/recobro/recobro/modules/calls/internal/bridge"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// The refusals of transfers.
var (
	ErrNobody     = errs.New(errs.Conflict, "calls.nobody_on_call")    // nobody of ours is on the call
	ErrNotFree    = errs.New(errs.Conflict, "calls.colleague_busy")    // the colleague is on another call, or has no line
	ErrNoConsult  = errs.New(errs.Conflict, "calls.no_consultation")   // nobody was asked
	ErrConsulting = errs.New(errs.Conflict, "calls.consultation_open") // somebody is asked already
)

// Consult asks a colleague about the call, while the other side hears that it waits: the colleague's telephone rings, and whoever is on
// the call speaks with them alone. It fails with ErrNobody, ErrNotFree and ErrConsulting.
func (l *Live) Consult(ctx context.Context, colleague *Person) error {
	return l.do(ctx, func() error {
		switch {
		case l.person == nil:
			return ErrNobody
		case l.asked != nil:
			return ErrConsulting
		case !colleague.offer(l):
			return ErrNotFree
		}
		l.asked = colleague
		l.outside.Hold(true)
		l.floor.moved(l, colleague)
		return nil
	})
}

// consulted brings the colleague in who was asked, once they have taken the call.
func (l *Live) consulted(p *Person) error {
	if err := p.take(l); err != nil {
		return err
	}
	l.second = l.room.Join(p.Line, bridge.Staff)
	l.floor.moved(l, l.person)
	return nil
}

// HandOver leaves the call to the colleague who was asked: who asked is off it. It fails with ErrNoConsult.
func (l *Live) HandOver(ctx context.Context) error {
	return l.do(ctx, func() error {
		if l.second == nil {
			return ErrNoConsult
		}
		gone := l.person
		l.staff.Leave()
		l.person, l.staff = l.asked, l.second
		l.asked, l.second = nil, nil
		l.outside.Hold(false)
		if l.tape != nil {
			l.staff.Tap(l.tape.Hear(1))
		}
		gone.free(l)
		l.write(func(c *call.Call) error {
			c.UserID, c.MovedTo = l.person.User, l.person.User
			return nil
		})
		l.floor.moved(l, gone)
		l.floor.moved(l, l.person)
		return nil
	})
}

// TakeBack ends a consultation: who asked speaks with the other side again. It fails with ErrNoConsult.
func (l *Live) TakeBack(ctx context.Context) error {
	return l.do(ctx, func() error {
		if l.asked == nil {
			return ErrNoConsult
		}
		l.unask()
		return nil
	})
}

// unask lets the colleague go who was asked.
func (l *Live) unask() {
	colleague := l.asked
	l.asked = nil
	colleague.withdraw(l)
	if l.second != nil {
		l.second.Leave()
		l.second = nil
		colleague.free(l)
	}
	l.outside.Hold(false)
	l.floor.moved(l, colleague)
	if l.person != nil {
		l.floor.moved(l, l.person)
	}
}

// Forward has the other side go on with a number of somebody else's: asked of the trunk where it does such things, else over a second line
// of ours, for which d says how it is dialled. Whoever was on the call is off it once the number answers. It fails with ErrNobody and
// telephony.ErrTransfer.
func (l *Live) Forward(ctx context.Context, d telephony.Dial, refers bool) error {
	if refers {
		return l.leg.Refer(ctx, d.To)
	}
	leg, err := l.floor.provider.Dial(l.ctx, d)
	if err != nil {
		return err
	}
	if err := l.do(ctx, func() error {
		if l.person == nil {
			return ErrNobody
		}
		l.onward = l.room.Join(leg, bridge.Outside)
		return nil
	}); err != nil {
		leg.Hangup(telephony.Canceled)
		return err
	}
	go l.onwards(leg, d.To)
	return nil
}

// onwards follows the second line of a call that is forwarded.
func (l *Live) onwards(leg telephony.Leg, to string) {
	go func() {
		<-l.over
		leg.Hangup(telephony.HungUp)
	}()
	answered := false
	for e := range leg.Events() {
		if e.Kind == telephony.Answered {
			answered = true
			_ = l.do(l.ctx, func() error { l.release(to); return nil })
		}
	}
	_ = l.do(l.ctx, func() error {
		l.onward.Leave()
		l.onward = nil
		return nil
	})
	if answered {
		l.leg.Hangup(telephony.Moved)
	}
}

// release lets the person go who has forwarded the call; both others speak with each other from now on.
func (l *Live) release(to string) {
	gone := l.person
	if gone == nil {
		return
	}
	l.staff.Leave()
	l.person, l.staff = nil, nil
	l.outside.Hold(false)
	gone.free(l)
	l.write(func(c *call.Call) error {
		c.MovedTo = to
		return nil
	})
	l.floor.moved(l, gone)
}
