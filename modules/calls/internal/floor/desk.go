package floor

import (
	"context"
	"sync"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/headset"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
)

// desk is the line of a person of ours as the far end of a call: they try whoever speaks with others. What they press is heard as any
// other's keys.
type desk struct {
	*headset.Line
	person *Person
	events chan telephony.Event
	mutex  sync.Mutex
	over   bool
}

// mostEvents is what may wait of a desk's events: the keys that are pressed at once, and then some.
const mostEvents = 128

// RingDesk has a person's own telephone ring for a call, whose far end they are; c is written down already. It fails with ErrBusy and
// ErrDraining.
func (f *Floor) RingDesk(ctx context.Context, c call.Call, p *Person) (*Live, error) {
	l := f.begin(ctx, c)
	d := &desk{Line: p.Line, person: p, events: make(chan telephony.Event, mostEvents)}
	l.leg = d
	if err := f.enter(l); err != nil {
		return nil, err
	}
	if !l.Offer(p) {
		l.leg.Hangup(telephony.Busy)
		return nil, ErrBusy
	}
	d.tell(telephony.Event{Kind: telephony.Ringing})
	return l, nil
}

// taken is that the person has picked up.
func (d *desk) taken(l *Live, p *Person) error {
	if d.person != p {
		return ErrTaken
	}
	if err := p.take(l); err != nil {
		return err
	}
	l.write(func(c *call.Call) error {
		c.UserID = p.User
		return nil
	})
	d.tell(telephony.Event{Kind: telephony.Answered})
	return nil
}

// left leaves nothing of the call with the person.
func (d *desk) left(l *Live) {
	l.Withdraw(d.person)
	d.person.free(l)
	l.floor.moved(l, d.person)
}

// isAt tells whether a person is the far end of the call.
func (l *Live) isAt(p *Person) bool {
	d, is := l.leg.(*desk)
	return is && d.person == p
}

// ID implements telephony.Leg: no carrier knows the call.
func (d *desk) ID() string { return "" }

// Trunk implements telephony.Leg.
func (d *desk) Trunk() string { return "" }

// Events implements telephony.Leg.
func (d *desk) Events() <-chan telephony.Event { return d.events }

// Press implements telephony.Leg: the person's keys are for whoever speaks with them.
func (d *desk) Press(_ context.Context, keys string) error {
	for _, key := range keys {
		d.tell(telephony.Event{Kind: telephony.Pressed, Key: key})
	}
	return nil
}

// Hold implements telephony.Leg.
func (d *desk) Hold(context.Context, bool) error { return nil }

// Refer implements telephony.Leg: there is nobody to give the call to.
func (d *desk) Refer(context.Context, string) error { return telephony.ErrTransfer }

// Hangup implements telephony.Leg.
func (d *desk) Hangup(why telephony.End) {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	if d.over {
		return
	}
	d.over = true
	select {
	case d.events <- telephony.Event{Kind: telephony.Ended, End: why}:
	default: // nobody takes them any more
	}
	close(d.events)
}

func (d *desk) tell(e telephony.Event) {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	if d.over {
		return
	}
	select {
	case d.events <- e:
	default:
	}
}
