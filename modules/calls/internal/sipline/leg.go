package sipline

import (
	"math/rand/v2"
	"sync"
	"time"

	"github.com/emiago/sipgo/sip"

	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/modules/calls/internal/sdp"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
)

// Leg is one call over a trunk. It implements telephony.Leg, and of one that comes in telephony.Incoming.
type Leg struct {
	*media.Session
	engine *Engine
	diary  diary
	events chan telephony.Event
	over   chan struct{} // closed at its end
	halt   chan struct{} // closed when it is to end
	once   sync.Once

	mutex   sync.Mutex
	way     *way
	dialog  *dialog
	ours    sdp.Ours
	terms   media.Terms
	up      bool // answered, and not yet over
	why     telephony.End
	theirs  bool // they have put us on hold
	timer   timer
	refer   chan int          // statuses of a transfer that was asked for
	pending chan *sip.Request // who waits for the ACK of an INVITE within the call
	busy    sync.Mutex        // one change at a time is asked of the other side

	arrival *arrival // of one that comes in
}

// mostEvents is how many events may wait for whoever hears them; keys beyond that are lost.
const mostEvents = 64

// newLeg is a leg with a door for sound. It fails with media.ErrDoors.
func (e *Engine) newLeg() (*Leg, error) {
	session, err := media.Open(e.config.Doors)
	if err != nil {
		return nil, err
	}
	l := &Leg{Session: session, engine: e, events: make(chan telephony.Event, mostEvents), over: make(chan struct{}), halt: make(chan struct{})}
	l.ours = sdp.Ours{Keys: sdp.NewKeys(), Session: rand.Uint64() >> 1, Version: 1}
	session.OnKey(func(key rune) { l.tell(telephony.Event{Kind: telephony.Pressed, Key: key}) })
	return l, nil
}

// ID implements telephony.Leg.
func (l *Leg) ID() string {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	if l.dialog == nil {
		return ""
	}
	return string(l.dialog.callID)
}

// Trunk implements telephony.Leg.
func (l *Leg) Trunk() string {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	if l.way == nil {
		return ""
	}
	return l.way.ID
}

// Events implements telephony.Leg.
func (l *Leg) Events() <-chan telephony.Event { return l.events }

func (l *Leg) tell(event telephony.Event) {
	select {
	case l.events <- event:
	default: // whoever should hear does not; the end is never lost, since close says it
	}
}

// Hangup implements telephony.Leg.
func (l *Leg) Hangup(why telephony.End) {
	l.mutex.Lock()
	if l.why == "" {
		l.why = why
	}
	l.mutex.Unlock()
	l.once.Do(func() { close(l.halt) })
}

// run is a leg that is up, until its end: by us, by them, or because nothing is heard any more.
func (l *Leg) run() telephony.Event {
	<-l.halt
	l.mutex.Lock()
	why, up, d := l.why, l.up, l.dialog
	l.up = false
	l.mutex.Unlock()
	if up && why != telephony.HungUpThem {
		ctx, cancel := l.engine.within(5 * time.Second)
		defer cancel()
		d.ask(ctx, d.request(sip.BYE), l.diary.note)
	}
	return telephony.Event{Kind: telephony.Ended, End: why}
}

// close is the end: told once, after everything else.
func (l *Leg) close(end telephony.Event) {
	l.engine.forget(l)
	l.Session.Close()
	if told := l.engine.config.Told.Story; told != nil && worthTelling(end) {
		l.mutex.Lock()
		w, steps := l.way, l.diary.tell()
		l.mutex.Unlock()
		if w != nil && len(steps) > 0 {
			told(w.Trunk, Story{Call: l.ID(), At: steps[0].At, End: string(end.End), Steps: steps})
		}
	}
	for {
		select {
		case l.events <- end:
			close(l.events)
			close(l.over)
			return
		default:
			<-l.events // nobody listens: what is oldest gives way to the end
		}
	}
}

// worthTelling tells whether an operator may want to know what was said.
func worthTelling(end telephony.Event) bool {
	switch end.End {
	case telephony.Congestion, telephony.Failed, telephony.NoSound, telephony.NoCodec, telephony.Rejected, telephony.Invalid:
		return true
	default:
		return false
	}
}

// look ends the call where sound has stopped, or the session's time is over, and refreshes it where that is ours to do.
func (l *Leg) look(now time.Time) {
	l.mutex.Lock()
	up, due := l.up, l.timer.look(now)
	l.mutex.Unlock()
	switch {
	case !up:
	case l.Silence(now) > l.engine.config.NoSound:
		l.Hangup(telephony.NoSound)
	case due == expired:
		l.Hangup(telephony.Lost)
	case due == refresh:
		l.engine.work.Go(l.refresh)
	}
}

func (e *Engine) remember(l *Leg, d *dialog) {
	l.mutex.Lock()
	l.dialog = d
	l.mutex.Unlock()
	e.mutex.Lock()
	defer e.mutex.Unlock()
	e.legs[d.key()] = l
}

func (e *Engine) forget(l *Leg) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	for key, other := range e.legs {
		if other == l {
			delete(e.legs, key)
		}
	}
}

// leg is the call that a request of theirs belongs to; nil for none.
func (e *Engine) leg(r *sip.Request) *Leg {
	callID, to := r.CallID(), r.To()
	if callID == nil || to == nil {
		return nil
	}
	tag, _ := to.Params.Get("tag")
	e.mutex.RLock()
	defer e.mutex.RUnlock()
	return e.legs[legKey(string(*callID), tag)]
}
