package sipline

import (
	"context"
	"errors"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/emiago/sipgo/sip"

	"github.com/recobro/recobro/modules/calls/internal/sdp"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
)

// arrival is what an INVITE to us needs until it is answered, or refused.
type arrival struct {
	invite   *sip.Request
	tx       sip.ServerTransaction
	offer    *sdp.Offer // nil where the other side leaves the offer to us
	answer   []byte
	terms    func() error // sets what was agreed on
	acks     chan *sip.Request
	receipts chan struct{} // PRACKs
	decided  chan decision
	once     sync.Once
	rings    sync.Once
}

// decision is what becomes of an INVITE: an answer, or why not.
type decision struct {
	refuse telephony.End
	done   chan error
}

// invited takes an INVITE: within a call, or of a new one.
func (e *Engine) invited(r *sip.Request, tx sip.ServerTransaction) {
	if l := e.leg(r); l != nil {
		l.changed(r, tx)
		return
	}
	if to := r.To(); to == nil || to.Params.Has("tag") {
		answer(r, tx, sip.StatusCallTransactionDoesNotExists, "Call/Transaction Does Not Exist")
		return
	}
	if r.From() == nil || r.CallID() == nil || r.CSeq() == nil || r.Contact() == nil {
		answer(r, tx, sip.StatusBadRequest, "Bad Request")
		return
	}
	if length, _ := expires(r); length > 0 && length < shortest {
		res := sip.NewResponseFromRequest(r, 422, "Session Interval Too Small", nil)
		res.AppendHeader(minSE())
		_ = tx.Respond(res) // who asked asks again
		return
	}
	if lists(r, "Require", "replaces") || value(r, "Replaces") != "" {
		answer(r, tx, 481, "Call/Transaction Does Not Exist")
		return
	}
	w := e.wayOf(r)
	if w == nil {
		answer(r, tx, sip.StatusForbidden, "Forbidden")
		return
	}
	leave, ok := w.enter(time.Now())
	if !ok {
		answer(r, tx, sip.StatusServiceUnavailable, "Service Unavailable")
		return
	}
	defer leave()
	e.admit(r, tx, w)
}

// wayOf is the trunk that a request comes by: the one that we told our Contact, or one whose sources have its address and which has the
// number. Nil for a stranger's, and where it could be meant for either of two companies: nobody guesses whose a call is.
func (e *Engine) wayOf(r *sip.Request) *way {
	from, _ := netip.ParseAddrPort(r.Source())
	address := from.Addr().Unmap()
	if !e.reaches(address) {
		return nil
	}
	e.mutex.RLock()
	defer e.mutex.RUnlock()
	var owners, others []*way
	for _, w := range e.ways {
		if !e.doors.known.of(w.Host, address) && !w.admits(address) {
			continue
		}
		switch {
		case w.Token != "" && r.Recipient.User == w.Token:
			return w
		case w.Register: // it calls what we told it
		case w.owns(r.Recipient.User):
			owners = append(owners, w)
		default:
			others = append(others, w)
		}
	}
	if len(owners) > 0 {
		return oneCompany(owners)
	}
	return oneCompany(others)
}

// oneCompany is the first of some trunks; nil where they are of several companies, or there are none.
func oneCompany(all []*way) *way {
	slices.SortFunc(all, func(a, b *way) int { return strings.Compare(a.ID, b.ID) })
	if len(all) == 0 || slices.ContainsFunc(all, func(w *way) bool { return w.Tenant != all[0].Tenant }) {
		return nil
	}
	return all[0]
}

// admit rings, and carries the call until its end.
func (e *Engine) admit(r *sip.Request, tx sip.ServerTransaction, w *way) {
	l, err := e.newLeg()
	if err != nil {
		answer(r, tx, sip.StatusServiceUnavailable, "Service Unavailable")
		return
	}
	l.diary.note(r, false)
	a := &arrival{invite: r, tx: tx, acks: make(chan *sip.Request, 4), receipts: make(chan struct{}, 4), decided: make(chan decision, 1)}
	l.arrival, l.way = a, w
	h, err := e.hopBack(r, w)
	if err == nil {
		err = l.prepare(h)
	}
	if err != nil {
		l.refuse(488, "Not Acceptable Here")
		l.close(telephony.Event{Kind: telephony.Ended, End: telephony.NoCodec})
		return
	}
	e.remember(l, taken(e, h, r, sip.GenerateTagN(16)))
	if !tx.OnCancel(func(*sip.Request) { l.Hangup(telephony.Canceled) }) {
		l.close(telephony.Event{Kind: telephony.Ended, End: telephony.Canceled})
		return
	}
	e.mutex.RLock()
	arrives := e.arrives
	e.mutex.RUnlock()
	if arrives == nil {
		l.refuse(480, "Temporarily Unavailable")
		l.close(telephony.Event{Kind: telephony.Ended, End: telephony.Rejected})
		return
	}
	e.work.Go(func() { arrives(incoming{l}) })
	l.close(l.decide())
}

// hopBack is the way of our own requests in a call that came in: to where it came from.
func (e *Engine) hopBack(r *sip.Request, w *way) (hop, error) {
	from, err := netip.ParseAddrPort(r.Source())
	if err != nil {
		return hop{}, err
	}
	address := from.Addr().Unmap()
	transport := Transport(sip.NetworkToLower(r.Transport()))
	at, ok := e.doors.from(transport, address)
	if !ok && transport == UDP {
		return hop{}, errNoHost
	}
	return hop{transport: transport, to: netip.AddrPortFrom(address, from.Port()).String(), at: at, shown: e.near(address)}, nil
}

// prepare opens a door for sound and reads the offer, if there is one.
func (l *Leg) prepare(h hop) error {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	l.ours.Laws, l.ours.Seal = l.way.Laws, l.way.Seal
	l.ours.At = netip.AddrPortFrom(h.shown, l.Port())
	a := l.arrival
	if len(a.invite.Body()) == 0 {
		a.answer = l.ours.Offer()
		return nil
	}
	offer, err := sdp.Read(a.invite.Body())
	if err != nil {
		return err
	}
	body, terms, err := l.ours.Answer(offer)
	if err != nil {
		return err
	}
	from, _ := netip.ParseAddrPort(a.invite.Source())
	terms.Near = from.Addr().Unmap()
	a.offer, a.answer = &offer, body
	a.terms = func() error {
		l.mutex.Lock()
		defer l.mutex.Unlock()
		l.terms = terms
		return l.Agree(terms)
	}
	return nil
}

// decide waits for what becomes of the INVITE, and then, if it is answered, for the call's end.
func (l *Leg) decide() telephony.Event {
	a := l.arrival
	select {
	case <-l.halt:
		l.mutex.Lock()
		why := l.why
		l.mutex.Unlock()
		if why != telephony.Canceled { // the library answers a CANCEL by itself
			l.refuse(codeOf(why))
		}
		return telephony.Event{Kind: telephony.Ended, End: why}
	case d := <-a.decided:
		if d.refuse != "" {
			l.refuse(codeOf(d.refuse))
			return telephony.Event{Kind: telephony.Ended, End: d.refuse}
		}
		err := l.accept()
		d.done <- err
		if err != nil {
			return telephony.Event{Kind: telephony.Ended, End: l.endOf(err)}
		}
		return l.run()
	}
}

func (l *Leg) endOf(err error) telephony.End {
	if errors.Is(err, errNoAck) {
		return telephony.Failed
	}
	l.mutex.Lock()
	defer l.mutex.Unlock()
	if l.why != "" {
		return l.why
	}
	return telephony.NoCodec // the answer came with the acknowledgement, and had nothing in common
}

// codeOf is the status by which we refuse.
func codeOf(why telephony.End) (int, string) {
	switch why {
	case telephony.Busy:
		return 486, "Busy Here"
	case telephony.Rejected:
		return 603, "Decline"
	case telephony.Invalid:
		return 404, "Not Found"
	case telephony.NoAnswer:
		return 480, "Temporarily Unavailable"
	case telephony.NoCodec:
		return 488, "Not Acceptable Here"
	default:
		return 503, "Service Unavailable"
	}
}

// refuse answers the INVITE with a refusal.
func (l *Leg) refuse(code int, reason string) {
	r := l.response(code, reason)
	l.diary.note(r, true)
	_ = l.arrival.tx.Respond(r)
	select { // so that the refusal is repeated until it is acknowledged
	case <-l.arrival.tx.Acks():
	case <-l.arrival.tx.Done():
	case <-l.engine.ctx.Done():
	case <-time.After(patience):
	}
}

// response is an answer to the INVITE, with our tag.
func (l *Leg) response(code int, reason string) *sip.Response {
	r := sip.NewResponseFromRequest(l.arrival.invite, code, reason, nil)
	l.mutex.Lock()
	defer l.mutex.Unlock()
	if d := l.dialog; d != nil && code > 100 {
		r.To().Params.Remove("tag")
		r.To().Params.Add("tag", d.tag())
		r.AppendHeader(l.engine.contact(d.user, d.hop))
		r.AppendHeader(sip.NewHeader("Allow", allowed))
		r.AppendHeader(sip.NewHeader("Supported", "timer, 100rel, replaces"))
	}
	return r
}

// incoming is a leg as whoever may answer it sees it.
type incoming struct{ *Leg }

// From implements telephony.Incoming.
func (i incoming) From() string { return numberOf(i.arrival.invite.From().Address) }

// Tenant implements telephony.Incoming.
func (i incoming) Tenant() string { return i.way.Tenant }

// To implements telephony.Incoming.
func (i incoming) To() string {
	to := i.arrival.invite.Recipient
	if to.User == i.way.Token || to.User == "" {
		to = i.arrival.invite.To().Address
	}
	return numberOf(to)
}

// Ring implements telephony.Incoming.
func (i incoming) Ring() {
	i.arrival.rings.Do(func() { i.engine.work.Go(i.ring) })
}

// Answer implements telephony.Incoming.
func (i incoming) Answer() error {
	d := decision{done: make(chan error, 1)}
	i.arrival.once.Do(func() { i.arrival.decided <- d })
	select {
	case err := <-d.done:
		return err
	case <-i.over:
		return telephony.ErrGone
	}
}

// Refuse implements telephony.Incoming.
func (i incoming) Refuse(why telephony.End) {
	i.arrival.once.Do(func() { i.arrival.decided <- decision{refuse: why} })
}

// withinCtx bounds a wait by the engine's own life.
func (e *Engine) within(most time.Duration) (context.Context, context.CancelFunc) {
	return context.WithTimeout(e.ctx, most)
}
