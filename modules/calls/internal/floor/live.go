package floor

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/bridge"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/tape"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Live is a call that goes on. What happens to it happens on one goroutine, one thing after the other.
type Live struct {
	floor   *Floor
	tenant  string
	id      string
	contact string
	number  string          // of the other side
	ctx     context.Context // of the company, as the system; outlives who asked for the call
	leg     telephony.Leg
	acts    chan func()
	over    chan struct{}
	up      chan struct{} // closed when somebody, or something, has answered

	// Below is run's alone.
	call    call.Call
	room    bridge.Room
	outside *bridge.Member
	staff   *bridge.Member
	person  *Person
	tape    *tape.Tape
	ringing context.CancelFunc         // ends the ringing that staff hears
	held    time.Time                  // since when the other side waits
	left    leftOut                    // why the recording pauses
	counts  bool                       // the contact is begun
	above   map[*Person]*bridge.Member // who supervises
	asked   *Person                    // a colleague who is consulted
	second  *bridge.Member             // the colleague in the room
	onward  *bridge.Member             // the line that the other side is forwarded to
	agent   *hired                     // an agent that speaks
	waiting context.CancelFunc         // ends what the other side hears while it waits for one of ours
}

// Dial calls somebody for a person, as c says; c is written down already. It fails with ErrNoLine, ErrBusy, ErrDraining and media.ErrDoors.
func (f *Floor) Dial(ctx context.Context, c call.Call, d telephony.Dial, p *Person) (*Live, error) {
	l := f.begin(ctx, c)
	l.person = p
	if p != nil {
		if err := p.take(l); err != nil {
			return nil, err
		}
	}
	err := l.lead(d)
	if err != nil && p != nil {
		p.free(l)
	}
	return l, err
}

// lead begins the line of a call, and the call with it.
func (l *Live) lead(d telephony.Dial) (err error) {
	if l.leg, err = l.floor.provider.Dial(l.ctx, d); err != nil {
		return err
	}
	if err = l.floor.enter(l); err != nil {
		l.leg.Hangup(telephony.Canceled)
	}
	return err
}

// begin is a call that is about to go on. It outlives who asked for it.
func (f *Floor) begin(ctx context.Context, c call.Call) *Live {
	tenant := principal.Must(ctx).TenantID
	own := principal.With(context.WithoutCancel(ctx), principal.System(tenant, "calls"))
	return &Live{floor: f, tenant: tenant, id: c.ID, contact: c.ContactID, number: c.Other(), ctx: own, acts: make(chan func()), over: make(chan struct{}), up: make(chan struct{}), call: c}
}

// run follows the call to its end.
func (l *Live) run() {
	defer l.ended()
	l.outside = l.room.Join(l.leg, bridge.Outside)
	if l.person != nil {
		l.staff = l.room.Join(l.person.Line, bridge.Staff)
	}
	for {
		select {
		case act := <-l.acts:
			act()
		case e, more := <-l.leg.Events():
			if !more {
				return
			}
			l.happened(e)
		}
	}
}

// do has something done with the call, in its turn. It fails with ErrNotHere once the call is over.
func (l *Live) do(ctx context.Context, act func() error) error {
	done := make(chan error, 1)
	select {
	case l.acts <- func() { done <- act() }:
		return <-done
	case <-l.over:
		return ErrNotHere
	case <-ctx.Done():
		return ctx.Err()
	}
}

// happened takes what the line tells.
func (l *Live) happened(e telephony.Event) {
	now := l.floor.clock.Now()
	switch e.Kind {
	case telephony.Dialing:
		l.write(func(c *call.Call) error {
			c.TrunkID = l.leg.Trunk()
			return c.Move(call.Dialing, now)
		})
	case telephony.Ringing:
		l.ring()
		l.reached()
		l.write(func(c *call.Call) error {
			c.TrunkID, c.ProviderCallID = l.leg.Trunk(), l.leg.ID()
			return c.Move(call.Ringing, now)
		})
	case telephony.Sounds:
		l.quiet()
		l.reached()
	case telephony.Answered:
		l.quiet()
		l.reached()
		l.answered(now)
	case telephony.Ended:
		l.quiet()
		l.write(func(c *call.Call) error {
			c.Quality = l.quality()
			l.resumed(c, now)
			return c.End(e, now)
		})
	case telephony.Pressed:
		if l.agent != nil {
			l.agent.Pressed(e.Key)
		}
	case telephony.Held, telephony.Resumed: // the call goes on
	}
}

// reached notes that the call counts from now on: what it called was there. Where that cannot be said now it is when the call is settled.
func (l *Live) reached() {
	if l.counts || l.call.ContactID == "" {
		return
	}
	if err := l.floor.settler.Reached(l.ctx, l.call); err != nil {
		l.floor.log.WarnContext(l.ctx, "a contact is not begun", "call", l.id, "error", err)
		return
	}
	l.counts = true
}

// answered begins what is spoken, and what is kept of it.
func (l *Live) answered(now time.Time) {
	close(l.up)
	l.write(func(c *call.Call) error {
		c.TrunkID, c.ProviderCallID = l.leg.Trunk(), l.leg.ID()
		if l.person != nil {
			c.JoinedAt = &now
		}
		return c.Move(call.InProgress, now)
	})
	l.record()
}

// record begins what is kept of the call. One that cannot be recorded goes on all the same.
func (l *Live) record() {
	t, notice, err := l.floor.tapes.Begin(l.ctx, l.call, l.leg.Law())
	if err != nil {
		l.floor.log.ErrorContext(l.ctx, "a call is not recorded", "call", l.id, "error", err)
	}
	if l.tape = t; t == nil {
		return
	}
	if notice != nil {
		go func() { _ = l.Say(l.ctx, notice) }() // ends with the call
	}
	l.outside.Tap(t.Hear(tape.Outside))
	if l.staff != nil {
		l.staff.Tap(t.Hear(tape.Inside))
	}
	if l.agent != nil {
		l.agent.member.Tap(t.Hear(tape.Inside))
	}
}

// ring lets staff hear that it rings, where the line itself does not.
func (l *Live) ring() {
	if l.staff == nil || l.ringing != nil {
		return
	}
	ctx, cancel := context.WithCancel(l.ctx)
	l.ringing = cancel
	go func() { _ = l.room.Play(ctx, bridge.Sound{Samples: audio.Ringing(), Again: true, To: bridge.Staff}) }()
}

func (l *Live) quiet() {
	if l.ringing != nil {
		l.ringing()
	}
}

// write writes down what became of the call. Where that fails the call goes on: people speak, and the end is written again later.
func (l *Live) write(change func(*call.Call) error) {
	after, err := l.floor.calls.Change(l.ctx, l.id, change)
	switch {
	case err == nil:
		l.call = after
	case errs.KindOf(err) != errs.Conflict: // a step that came twice is none
		l.floor.log.ErrorContext(l.ctx, "a step of a call is not written down", "call", l.id, "error", err)
	}
}

func (l *Live) quality() call.Quality {
	q := l.call.Quality
	in := l.leg.Figures()
	q.LossIn, q.JitterIn = in.Loss(), int(in.Jitter.Milliseconds())
	if l.person != nil {
		desk := l.person.Line.Figures()
		q.LossDesk, q.JitterDesk = desk.Loss(), int(desk.Jitter.Milliseconds())
	}
	return q
}

// ended leaves nothing of the call behind but what is written.
func (l *Live) ended() {
	close(l.over)
	l.floor.leave(l)
	l.outside.Leave()
	for p := range l.above {
		l.dismiss(p)
	}
	if l.asked != nil {
		l.unask()
	}
	if l.staff != nil {
		l.staff.Leave()
	}
	l.fire()
	if l.waiting != nil {
		l.waiting()
	}
	if l.person != nil {
		l.person.free(l)
	}
	if d, is := l.leg.(*desk); is {
		d.left(l)
	}
	if err := l.floor.settler.Settle(l.ctx, l.call); err != nil {
		l.floor.log.WarnContext(l.ctx, "a call waits to be settled", "call", l.id, "error", err)
	}
	if l.tape != nil {
		l.tape.Close()
		if err := l.floor.tapes.End(l.ctx, l.call); err != nil {
			l.floor.log.ErrorContext(l.ctx, "a recording waits to be kept", "call", l.id, "error", err)
		}
	}
}

// deskBack notes that the person's connection came back.
func (l *Live) deskBack() {
	_ = l.do(l.ctx, func() error {
		l.write(func(c *call.Call) error {
			c.Quality.Reconnected++
			return nil
		})
		return nil
	})
}

// deskGone ends the call of a person whose connection does not come back.
func (l *Live) deskGone(p *Person) {
	if l.person == p || l.isAt(p) {
		l.leg.Hangup(telephony.HungUp)
	}
}

// Hangup ends the call.
func (l *Live) Hangup() { l.leg.Hangup(telephony.HungUp) }

// Press presses keys for the other side. It fails with media.ErrKeys.
func (l *Live) Press(ctx context.Context, keys string) error { return l.leg.Press(ctx, keys) }
