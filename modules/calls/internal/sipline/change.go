package sipline

import (
	"context"
	"math/rand/v2"
	"net/netip"
	"time"

	"github.com/emiago/sipgo/sip"

	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/modules/calls/internal/sdp"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
)

// Hold implements telephony.Leg: it asks by an INVITE within the call (RFC 3264, 8.4).
func (l *Leg) Hold(ctx context.Context, on bool) error {
	l.busy.Lock()
	defer l.busy.Unlock()
	l.mutex.Lock()
	was := l.ours.OnHold
	l.ours.OnHold = on
	if was != on {
		l.ours.Version++
	}
	l.mutex.Unlock()
	if was == on {
		return nil
	}
	err := l.reinvite(ctx)
	if err != nil {
		l.mutex.Lock()
		l.ours.OnHold = was
		l.mutex.Unlock()
	}
	return err
}

// reinvite offers anew what we have to say. It fails with telephony.ErrNotUp.
func (l *Leg) reinvite(ctx context.Context) error {
	for {
		l.mutex.Lock()
		d, up, offer, length := l.dialog, l.up, l.ours.Offer(), l.timer.length
		l.mutex.Unlock()
		if !up {
			return telephony.ErrNotUp
		}
		r := d.request(sip.INVITE)
		contentType := sip.ContentTypeHeader("application/sdp")
		r.AppendHeader(sip.NewHeader("Allow", allowed))
		r.AppendHeader(sip.NewHeader("Supported", "timer, 100rel, replaces"))
		if length > 0 {
			r.AppendHeader(session(length, "uac"))
			r.AppendHeader(minSE())
		}
		r.AppendHeader(&contentType)
		r.SetBody(offer)
		res := l.askAgain(ctx, r)
		switch {
		case res == nil:
			return telephony.ErrNotUp
		case res.StatusCode == 491: // they asked at the same time: whoever gave the call its name waits longer (RFC 3261, 14.1)
			select {
			case <-time.After(2100*time.Millisecond + time.Duration(rand.IntN(1900))*time.Millisecond):
				continue
			case <-ctx.Done():
				return ctx.Err()
			}
		case !res.IsSuccess():
			return telephony.ErrNotUp.WithParam("status", res.StatusCode)
		}
		return l.settled(r, res)
	}
}

// askAgain asks within the call, with a proof of who we are where that is asked for.
func (l *Leg) askAgain(ctx context.Context, r *sip.Request) *sip.Response {
	res := l.dialog.ask(ctx, r, l.diary.note)
	if res != nil && (challenged(res)) && prove(r, res, l.way.Trunk) {
		r = anew(r)
		l.dialog.cseq.Store(r.CSeq().SeqNo)
		res = l.dialog.ask(ctx, r, l.diary.note)
	}
	return res
}

// settled acknowledges the answer to an INVITE within the call, and takes it.
func (l *Leg) settled(r *sip.Request, res *sip.Response) error {
	ack := l.dialog.numbered(sip.ACK, res.CSeq().SeqNo)
	l.diary.note(ack, true)
	_ = l.engine.write(ack)
	l.mutex.Lock()
	l.timer.renew(time.Now())
	l.mutex.Unlock()
	if len(res.Body()) == 0 {
		return nil
	}
	answer, err := sdp.Read(res.Body())
	if err != nil {
		return err
	}
	from, _ := netip.ParseAddrPort(res.Source())
	return l.settleOn(answer, from.Addr().Unmap())
}

// refresh says that we are still here (RFC 4028).
func (l *Leg) refresh() {
	l.busy.Lock()
	defer l.busy.Unlock()
	ctx, cancel := l.engine.within(patience)
	defer cancel()
	_ = l.reinvite(ctx) // where it fails, the session's end will tell
}

// changed takes an INVITE within the call: a hold, another place for sound, or only a sign of life.
func (l *Leg) changed(r *sip.Request, tx sip.ServerTransaction) {
	l.diary.note(r, false)
	if !l.dialog.follows(r) {
		answer(r, tx, 500, "Server Internal Error")
		return
	}
	if !l.busy.TryLock() {
		answer(r, tx, 491, "Request Pending")
		return
	}
	defer l.busy.Unlock()
	body, ok := l.reply(r)
	if !ok {
		answer(r, tx, 488, "Not Acceptable Here")
		return
	}
	res := l.okay(r, body)
	acks := make(chan *sip.Request, 1)
	l.mutex.Lock()
	l.pending = acks
	l.mutex.Unlock()
	end := time.After(patience)
	for wait := sip.T1; ; wait = min(2*wait, sip.T2) {
		if tx.Respond(res) != nil {
			return
		}
		select {
		case ack := <-acks:
			l.lateAnswer(r, ack)
			return
		case <-l.halt:
			return
		case <-end:
			l.Hangup(telephony.Failed)
			return
		case <-time.After(wait):
		}
	}
}

// late gives an ACK to whoever waits for it.
func (l *Leg) late(ack *sip.Request) {
	l.mutex.Lock()
	pending := l.pending
	l.mutex.Unlock()
	if pending != nil {
		select {
		case pending <- ack:
		default:
		}
	}
}

// lateAnswer takes the answer that comes with the ACK where the offer was left to us.
func (l *Leg) lateAnswer(r, ack *sip.Request) {
	l.diary.note(ack, false)
	if len(r.Body()) > 0 || len(ack.Body()) == 0 {
		return
	}
	if answer, err := sdp.Read(ack.Body()); err == nil {
		from, _ := netip.ParseAddrPort(ack.Source())
		_ = l.settleOn(answer, from.Addr().Unmap())
	}
}

// reply is our answer to an offer within the call, or our offer where there is none; ok is false where nothing can be agreed on.
func (l *Leg) reply(r *sip.Request) (body []byte, ok bool) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	l.ours.Version++
	if len(r.Body()) == 0 {
		return l.ours.Offer(), true
	}
	offer, err := sdp.Read(r.Body())
	if err != nil {
		return nil, false
	}
	body, terms, err := l.ours.Answer(offer)
	from, _ := netip.ParseAddrPort(r.Source())
	terms.Near = from.Addr().Unmap()
	if err != nil || l.Agree(terms) != nil {
		return nil, false
	}
	l.terms = terms
	l.notice(terms)
	return body, true
}

// notice tells that the other side has put us on hold, or taken us back.
func (l *Leg) notice(t media.Terms) {
	held := t.Silent
	if held == l.theirs {
		return
	}
	l.theirs = held
	kind := telephony.Resumed
	if held {
		kind = telephony.Held
	}
	l.tell(telephony.Event{Kind: kind})
}

// okay is a 200 within the call, with the session's time begun anew.
func (l *Leg) okay(r *sip.Request, body []byte) *sip.Response {
	res := sip.NewResponseFromRequest(r, 200, "OK", nil)
	res.AppendHeader(l.engine.contact(l.dialog.user, l.dialog.hop))
	res.AppendHeader(sip.NewHeader("Allow", allowed))
	res.AppendHeader(sip.NewHeader("Supported", "timer, 100rel, replaces"))
	if len(body) > 0 {
		contentType := sip.ContentTypeHeader("application/sdp")
		res.AppendHeader(&contentType)
	}
	res.SetBody(body)
	l.startTimer(r, res)
	l.diary.note(res, true)
	return res
}

// updated takes an UPDATE (RFC 3311): like an INVITE within the call, without an ACK.
func (e *Engine) updated(r *sip.Request, tx sip.ServerTransaction) {
	l := e.leg(r)
	if l == nil {
		answer(r, tx, 481, "Call/Transaction Does Not Exist")
		return
	}
	l.diary.note(r, false)
	var body []byte
	if len(r.Body()) > 0 {
		var ok bool
		if body, ok = l.reply(r); !ok {
			answer(r, tx, 488, "Not Acceptable Here")
			return
		}
	}
	_ = tx.Respond(l.okay(r, body))
}
