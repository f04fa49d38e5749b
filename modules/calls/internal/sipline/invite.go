package sipline

import (
	"cmp"
	"context"
	"errors"
	"net/netip"
	"time"

	"github.com/emiago/sipgo/sip"

	"github.com/recobro/recobro/modules/calls/internal/sdp"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
)

// errNoHost is that a trunk's name leads nowhere.
var errNoHost = errors.New("no address of the trunk was found")

// errPrivate is that a trunk's name leads to where trunks may not be.
var errPrivate = errors.New("the operator does not allow trunks at this address")

// Dial implements telephony.CallProvider.
func (e *Engine) Dial(ctx context.Context, d telephony.Dial) (telephony.Leg, error) {
	l, err := e.newLeg()
	if err != nil {
		return nil, err
	}
	e.work.Go(func() { l.close(l.dial(ctx, d)) })
	return l, nil
}

// dial tries the trunks one after the other, until one takes the call.
func (l *Leg) dial(ctx context.Context, d telephony.Dial) telephony.Event {
	end := telephony.Event{Kind: telephony.Ended, End: telephony.Congestion}
	for _, w := range l.ways(d.Trunks) {
		leave, ok := w.enter(time.Now())
		if !ok {
			continue
		}
		end = l.carry(ctx, w, d)
		leave()
		if end.End != telephony.Congestion {
			return end
		}
	}
	return end
}

// heardWithin is within which time the engine hears of a trunk that was set up, here or by another program.
const heardWithin = 5 * time.Second

// ways are the trunks of a call. Where none of them is known they may have been set up a moment ago: the call waits for that.
func (l *Leg) ways(ids []string) []*way {
	late := time.After(heardWithin)
	for {
		all, news := l.engine.waysOf(ids)
		if len(all) > 0 {
			return all
		}
		select {
		case <-news:
		case <-late:
			return nil
		case <-l.halt:
			return nil
		case <-l.engine.ctx.Done():
			return nil
		}
	}
}

// carry carries a call over one trunk, from the first message to the last.
func (l *Leg) carry(ctx context.Context, w *way, d telephony.Dial) telephony.Event {
	try, err := l.begin(w, d)
	if err != nil {
		return telephony.Event{Kind: telephony.Ended, End: telephony.Congestion, Text: err.Error()}
	}
	l.tell(telephony.Event{Kind: telephony.Dialing})
	if end, ok := try.run(ctx); !ok {
		return end
	}
	return l.run()
}

// begin makes ready for a try over a trunk.
func (l *Leg) begin(w *way, d telephony.Dial) (*try, error) {
	h, err := l.engine.hop(w)
	if err != nil {
		return nil, err
	}
	l.mutex.Lock()
	defer l.mutex.Unlock()
	l.way = w
	l.ours.Laws, l.ours.Seal = w.Laws, w.Seal
	l.ours.At = netip.AddrPortFrom(h.shown, l.Port())
	t := &try{leg: l, way: w, hop: h, dial: d, timer: w.Timer}
	t.invite = t.invitation()
	return t, nil
}

// try is one INVITE and what comes of it.
type try struct {
	leg    *Leg
	way    *way
	hop    hop
	dial   telephony.Dial
	invite *sip.Request
	timer  time.Duration // that we ask for
	early  *dialog       // of provisional answers
	seen   uint32        // number of the last of them that was acknowledged
	heard  bool          // there is sound already
	rang   bool
	proofs int
}

// invitation is the INVITE.
func (t *try) invitation() *sip.Request {
	e, w := t.leg.engine, t.way
	to := sip.Uri{Scheme: "sip", User: t.dial.To, Host: w.domain(), Port: w.Port}
	if w.Transport != UDP {
		to.UriParams.Add("transport", string(w.Transport))
	}
	r := e.request(sip.INVITE, to, t.hop)
	from := &sip.FromHeader{Address: sip.Uri{Scheme: "sip", User: t.dial.From, Host: w.domain()}}
	from.Params.Add("tag", sip.GenerateTagN(16))
	callID := sip.CallIDHeader(sip.GenerateTagN(24))
	user := w.Token
	if user == "" {
		user = "recobro"
	}
	r.AppendHeader(from)
	r.AppendHeader(&sip.ToHeader{Address: sip.Uri{Scheme: "sip", User: t.dial.To, Host: w.domain()}})
	r.AppendHeader(&callID)
	r.AppendHeader(&sip.CSeqHeader{SeqNo: 1, MethodName: sip.INVITE})
	r.AppendHeader(e.contact(user, t.hop))
	r.AppendHeader(sip.NewHeader("Allow", allowed))
	r.AppendHeader(sip.NewHeader("Supported", "timer, 100rel, replaces"))
	if t.timer > 0 {
		r.AppendHeader(session(t.timer, ""))
		r.AppendHeader(minSE())
	}
	contentType := sip.ContentTypeHeader("application/sdp")
	r.AppendHeader(&contentType)
	r.SetBody(t.leg.ours.Offer())
	return r
}

// run asks until there is an answer; ok is true when the call is up.
func (t *try) run(ctx context.Context) (end telephony.Event, ok bool) {
	ctx, cancel := context.WithTimeoutCause(ctx, cmp.Or(t.dial.RingFor, t.way.Answer, time.Minute), errRang)
	defer cancel()
	for {
		t.leg.diary.note(t.invite, true)
		tx, err := t.leg.engine.send(t.invite)
		if err != nil {
			return ended(telephony.Congestion, nil, err.Error()), false
		}
		r, why := t.follow(ctx, tx)
		switch {
		case r == nil:
			tx.Terminate()
			return ended(why, nil, ""), false
		case r.IsSuccess():
			return t.confirm(tx, r, why)
		case t.again(r) && why == "":
			continue
		case why != "":
			return ended(why, r, ""), false
		}
		return ended(meaning(r.StatusCode), r, ""), false
	}
}

// errRang is that it rang for long enough.
var errRang = errors.New("it rang for long enough")

func ended(why telephony.End, r *sip.Response, text string) telephony.Event {
	end := telephony.Event{Kind: telephony.Ended, End: why, Text: text}
	if r != nil {
		end.Code, end.Text = r.StatusCode, r.Reason
	}
	return end
}

// meaning is what a refusal means.
func meaning(code int) telephony.End {
	switch code {
	case 486, 600:
		return telephony.Busy
	case 403, 603, 607, 608:
		return telephony.Rejected
	case 404, 410, 484, 485, 604:
		return telephony.Invalid
	case 408, 480:
		return telephony.NoAnswer
	case 488, 606:
		return telephony.NoCodec
	case 500, 502, 503, 504:
		return telephony.Congestion
	case 487:
		return telephony.Canceled
	}
	return telephony.Failed
}

// confirm acknowledges an answer, and is up with it, unless the call was given up meanwhile or there is nothing that both can speak.
func (t *try) confirm(tx sip.ClientTransaction, r *sip.Response, why telephony.End) (telephony.Event, bool) {
	l, d := t.leg, placed(t.leg.engine, t.hop, t.invite, r)
	t.acknowledge(tx, d)
	if why == "" && !t.agree(r) {
		why = telephony.NoCodec
	}
	if why != "" {
		t.leg.engine.remember(l, d)
		ctx, cancel := l.engine.within(5 * time.Second)
		defer cancel()
		d.ask(ctx, d.request(sip.BYE), l.diary.note)
		return ended(why, nil, ""), false
	}
	l.engine.remember(l, d)
	l.mutex.Lock()
	l.up = true
	l.timer = timer{since: time.Now()}
	if length, refresher := expires(r); length > 0 {
		l.timer.length, l.timer.ours = length, refresher != "uas"
	}
	l.mutex.Unlock()
	l.tell(telephony.Event{Kind: telephony.Answered, Code: r.StatusCode})
	return telephony.Event{}, true
}

// acknowledge sends the ACK, and again whenever the answer comes again.
func (t *try) acknowledge(tx sip.ClientTransaction, d *dialog) {
	send := func() {
		ack := d.numbered(sip.ACK, t.invite.CSeq().SeqNo)
		t.leg.diary.note(ack, true)
		_ = t.leg.engine.write(ack) // the answer comes again where it is lost
	}
	tx.OnRetransmission(func(r *sip.Response) {
		if other := placed(t.leg.engine, t.hop, t.invite, r); r.To().Params.String() != d.remote.Params.String() {
			t.leg.engine.work.Go(func() { t.decline(other) })
			return
		}
		send()
	})
	send()
}

// decline ends what a second telephone answered: a proxy may ring several, and two may be picked up at once.
func (t *try) decline(d *dialog) {
	_ = t.leg.engine.write(d.numbered(sip.ACK, t.invite.CSeq().SeqNo))
	ctx, cancel := context.WithTimeout(t.leg.engine.ctx, 5*time.Second)
	defer cancel()
	d.ask(ctx, d.request(sip.BYE), t.leg.diary.note)
}

// agree takes the other side's answer to our offer.
func (t *try) agree(r *sip.Response) bool {
	if len(r.Body()) == 0 {
		return t.heard
	}
	answer, err := sdp.Read(r.Body())
	if err != nil {
		return false
	}
	return t.leg.settleOn(answer, t.near(r)) == nil
}
