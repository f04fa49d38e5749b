package sipline

import (
	"errors"
	"math/rand/v2"
	"net/netip"
	"strconv"
	"time"

	"github.com/emiago/sipgo/sip"

	"github.com/recobro/recobro/modules/calls/internal/sdp"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
)

// errNoAck is that our answer was never acknowledged.
var errNoAck = errors.New("the answer was not acknowledged")

// patienceForAck is for how long the acknowledgement of our answer is awaited once the call is over anyway.
const patienceForAck = 4 * time.Second

// ring says that it rings here; where the other side wants to be sure, until it says that it knows (RFC 3262).
func (l *Leg) ring() {
	r := l.response(180, "Ringing")
	if !lists(l.arrival.invite, "Require", "100rel") {
		l.diary.note(r, true)
		_ = l.arrival.tx.Respond(r)
		return
	}
	r.AppendHeader(sip.NewHeader("Require", "100rel"))
	r.AppendHeader(sip.NewHeader("RSeq", strconv.Itoa(rand.IntN(1<<20)+1)))
	for wait := sip.T1; wait < 64*sip.T1; wait *= 2 {
		l.diary.note(r, true)
		if l.arrival.tx.Respond(r) != nil {
			return
		}
		select {
		case <-l.arrival.receipts:
			return
		case <-l.halt:
			return
		case <-l.over:
			return
		case <-time.After(wait):
		}
	}
}

// accept answers the INVITE, again and again until that is acknowledged (RFC 3261, 13.3.1.4).
func (l *Leg) accept() error {
	a := l.arrival
	if a.terms != nil {
		if err := a.terms(); err != nil {
			return err
		}
	}
	r := l.response(200, "OK")
	contentType := sip.ContentTypeHeader("application/sdp")
	r.AppendHeader(&contentType)
	r.SetBody(a.answer)
	l.startTimer(a.invite, r)
	halt, end := l.halt, time.After(64*sip.T1)
	for wait := sip.T1; ; wait = min(2*wait, sip.T2) {
		l.diary.note(r, true)
		if err := a.tx.Respond(r); err != nil {
			return telephony.ErrGone.Wrap(err)
		}
		select {
		case ack := <-a.acks:
			if halt == nil { // nobody may hang up between the answer and its acknowledgement (RFC 3261, 15)
				l.bye()
				return telephony.ErrGone
			}
			return l.confirmed(ack)
		case <-halt:
			if l.reason() == telephony.HungUpThem {
				return telephony.ErrGone
			}
			halt, end = nil, time.After(patienceForAck)
		case <-l.engine.ctx.Done():
			return telephony.ErrGone
		case <-end:
			l.bye()
			return errNoAck
		case <-time.After(wait):
		}
	}
}

// confirmed takes the acknowledgement, and with it the answer to an offer that was left to us.
func (l *Leg) confirmed(ack *sip.Request) error {
	l.diary.note(ack, false)
	if l.arrival.offer == nil {
		answer, err := sdp.Read(ack.Body())
		from, _ := netip.ParseAddrPort(ack.Source())
		if err == nil {
			err = l.settleOn(answer, from.Addr().Unmap())
		}
		if err != nil {
			l.bye()
			return err
		}
	}
	l.mutex.Lock()
	l.up = true
	l.mutex.Unlock()
	l.tell(telephony.Event{Kind: telephony.Answered})
	return nil
}

func (l *Leg) bye() {
	ctx, cancel := l.engine.within(5 * time.Second)
	defer cancel()
	l.dialog.ask(ctx, l.dialog.request(sip.BYE), l.diary.note)
}

// startTimer agrees to the time of a session that the other side asks for.
func (l *Leg) startTimer(asked *sip.Request, r *sip.Response) {
	length, refresher := expires(asked)
	l.mutex.Lock()
	defer l.mutex.Unlock()
	if length == 0 {
		l.timer = timer{}
		return
	}
	if refresher == "" {
		refresher = "uac"
	}
	l.timer = timer{length: length, ours: refresher == "uas", since: time.Now()}
	r.AppendHeader(session(length, refresher))
	if refresher == "uac" {
		r.AppendHeader(sip.NewHeader("Require", "timer"))
	}
}

// acknowledged takes an ACK: of an answer, of ours to an INVITE within the call too.
func (e *Engine) acknowledged(r *sip.Request, _ sip.ServerTransaction) {
	l := e.leg(r)
	if l == nil {
		return
	}
	if l.arrival != nil {
		select {
		case l.arrival.acks <- r:
		default:
		}
	}
	l.late(r)
}

// received takes a PRACK.
func (e *Engine) received(r *sip.Request, tx sip.ServerTransaction) {
	l := e.leg(r)
	if l == nil || l.arrival == nil {
		answer(r, tx, 481, "Call/Transaction Does Not Exist")
		return
	}
	answer(r, tx, 200, "OK")
	select {
	case l.arrival.receipts <- struct{}{}:
	default:
	}
}

// ended takes a BYE.
func (e *Engine) ended(r *sip.Request, tx sip.ServerTransaction) {
	l := e.leg(r)
	if l == nil {
		answer(r, tx, 481, "Call/Transaction Does Not Exist")
		return
	}
	l.diary.note(r, false)
	answer(r, tx, 200, "OK")
	l.Hangup(telephony.HungUpThem)
}

// asked answers OPTIONS: we are here.
func (e *Engine) asked(r *sip.Request, tx sip.ServerTransaction) {
	res := sip.NewResponseFromRequest(r, 200, "OK", nil)
	res.AppendHeader(sip.NewHeader("Allow", allowed))
	res.AppendHeader(sip.NewHeader("Accept", "application/sdp"))
	_ = tx.Respond(res) // who asked asks again
}

// unknown answers a CANCEL of what is not there, or is answered already.
func (e *Engine) unknown(r *sip.Request, tx sip.ServerTransaction) {
	answer(r, tx, 481, "Call/Transaction Does Not Exist")
}
