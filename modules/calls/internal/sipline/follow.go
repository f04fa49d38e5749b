package sipline

import (
	"context"
	"errors"
	"fmt"
	"net/netip"
	"strconv"
	"time"

	"github.com/emiago/sipgo/sip"
	"github.com/icholy/digest"

	"github.com/recobro/recobro/modules/calls/internal/sdp"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
)

// patience is how long a final answer is awaited after we gave a call up (64 × T1).
const patience = 32 * time.Second

// deaf is after how long without any answer to an INVITE a trunk is taken for out of reach: the next one is tried, or the call has ended.
const deaf = 6 * time.Second

// follow waits for the final answer. When the call is given up it cancels the INVITE, once the other side has said that it has it, and goes
// on waiting: the answer may have been on its way. why is for what it was given up; "" if it was not.
func (t *try) follow(ctx context.Context, tx sip.ClientTransaction) (r *sip.Response, why telephony.End) {
	halt, ring, canceled, known := t.leg.halt, ctx.Done(), false, false
	var end <-chan time.Time
	mute := time.NewTimer(deaf)
	defer mute.Stop()
	giveUp := func(for_ telephony.End) {
		why, halt, ring = for_, nil, nil
		timer := time.NewTimer(patience)
		end = timer.C
	}
	for {
		if why != "" && known && !canceled {
			canceled = true
			t.cancel()
		}
		select {
		case r := <-tx.Responses():
			t.leg.diary.note(r, false)
			if !r.IsProvisional() {
				return r, why
			}
			known = true
			mute.Stop()
			t.provisional(r)
		case <-tx.Done():
			if why == "" {
				why = telephony.Congestion
			}
			return nil, why
		case <-halt:
			giveUp(t.leg.reason())
		case <-ring:
			giveUp(t.unanswered(ctx))
		case <-mute.C:
			if why == "" {
				why = telephony.Congestion
			}
			return nil, why
		case <-end:
			return nil, why
		case <-t.leg.engine.ctx.Done():
			return nil, telephony.Lost
		}
	}
}

// unanswered is why the time for an answer has ended.
func (t *try) unanswered(ctx context.Context) telephony.End {
	if errors.Is(context.Cause(ctx), errRang) {
		return telephony.NoAnswer
	}
	return telephony.Canceled
}

// reason is why we hang up; before an answer, that is giving up.
func (l *Leg) reason() telephony.End {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	if l.why == telephony.HungUp {
		return telephony.Canceled
	}
	return l.why
}

// cancel asks the other side to forget the INVITE (RFC 3261, 9.1).
func (t *try) cancel() {
	invite := t.invite
	r := sip.NewRequest(sip.CANCEL, *invite.Recipient.Clone())
	r.AppendHeader(sip.HeaderClone(invite.Via()))
	for _, name := range []string{"Max-Forwards", "Route", "From", "To", "Call-ID"} {
		for _, h := range invite.GetHeaders(name) {
			r.AppendHeader(sip.HeaderClone(h))
		}
	}
	r.AppendHeader(&sip.CSeqHeader{SeqNo: invite.CSeq().SeqNo, MethodName: sip.CANCEL})
	r.SetTransport(invite.Transport())
	r.SetDestination(t.hop.to)
	r.Laddr = invite.Laddr
	t.leg.diary.note(r, true)
	t.leg.engine.work.Go(func() {
		tx, err := t.leg.engine.send(r)
		if err != nil {
			return
		}
		defer tx.Terminate()
		select {
		case <-tx.Responses():
		case <-tx.Done():
		case <-t.leg.engine.ctx.Done():
		case <-time.After(patience):
		}
	})
}

// provisional takes what is told before an answer: that it rings, what can be heard already; it is acknowledged where that is asked for.
func (t *try) provisional(r *sip.Response) {
	if r.StatusCode == sip.StatusTrying {
		return
	}
	if lists(r, "Require", "100rel") && !t.receipt(r) {
		return // told before
	}
	if len(r.Body()) > 0 {
		if answer, err := sdp.Read(r.Body()); err == nil && t.leg.settleOn(answer, t.near(r)) == nil && !t.heard {
			t.heard = true
			t.leg.tell(telephony.Event{Kind: telephony.Sounds, Code: r.StatusCode})
		}
	}
	if !t.rang && r.StatusCode != 199 {
		t.rang = true
		t.leg.tell(telephony.Event{Kind: telephony.Ringing, Code: r.StatusCode})
	}
}

// receipt says by PRACK that a provisional answer has come (RFC 3262); it is false for one that came before.
func (t *try) receipt(r *sip.Response) bool {
	number, err := strconv.ParseUint(value(r, "RSeq"), 10, 32)
	if err != nil || uint32(number) <= t.seen {
		return false
	}
	t.seen = uint32(number)
	if t.early == nil {
		t.early = placed(t.leg.engine, t.hop, t.invite, r)
	}
	d := t.early
	prack := d.request(sip.PRACK)
	prack.AppendHeader(sip.NewHeader("RAck", fmt.Sprintf("%d %d INVITE", number, t.invite.CSeq().SeqNo)))
	t.leg.engine.work.Go(func() {
		ctx, cancel := context.WithTimeout(t.leg.engine.ctx, patience)
		defer cancel()
		d.ask(ctx, prack, t.leg.diary.note)
	})
	return true
}

// near is from where an answer came: sound may come from there too.
func (t *try) near(r *sip.Response) netip.Addr {
	from, _ := netip.ParseAddrPort(r.Source())
	return from.Addr().Unmap()
}

// settleOn takes the other side's answer to our offer.
func (l *Leg) settleOn(answer sdp.Offer, near netip.Addr) error {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	terms, err := l.ours.Agreed(answer)
	if err != nil {
		return err
	}
	terms.Near = near
	l.terms = terms
	return l.Agree(terms)
}

// again makes the INVITE anew where the refusal says what was amiss: a proof of who we are, a longer session.
func (t *try) again(r *sip.Response) bool {
	switch r.StatusCode {
	case sip.StatusUnauthorized, sip.StatusProxyAuthRequired:
		if t.proofs++; t.proofs > 2 || !prove(t.invite, r, t.way.Trunk) {
			return false
		}
	case tooShort:
		seconds, err := strconv.Atoi(value(r, "Min-SE"))
		if err != nil || time.Duration(seconds)*time.Second <= t.timer || seconds > 86400 {
			return false
		}
		t.timer = time.Duration(seconds) * time.Second
		t.invite.RemoveHeader("Session-Expires")
		t.invite.RemoveHeader("Min-SE")
		t.invite.AppendHeader(session(t.timer, ""))
		t.invite.AppendHeader(sip.NewHeader("Min-SE", strconv.Itoa(seconds)))
	default:
		return false
	}
	t.invite = anew(t.invite)
	return true
}

// anew is a request with the next number and a branch of its own.
func anew(r *sip.Request) *sip.Request {
	next := r.Clone()
	next.Laddr = r.Laddr
	next.CSeq().SeqNo++
	next.Via().Params.Remove("branch")
	next.Via().Params.Add("branch", sip.GenerateBranchN(16))
	return next
}

// prove adds to a request what a challenge asks for; it is false where we cannot.
func prove(r *sip.Request, challenge *sip.Response, t Trunk) bool {
	asked, given := "WWW-Authenticate", "Authorization"
	if challenge.StatusCode == sip.StatusProxyAuthRequired {
		asked, given = "Proxy-Authenticate", "Proxy-Authorization"
	}
	if t.User == "" || challenge.GetHeader(asked) == nil {
		return false
	}
	c, err := digest.ParseChallenge(value(challenge, asked))
	if err != nil {
		return false
	}
	proof, err := digest.Digest(c, digest.Options{Method: r.Method.String(), URI: r.Recipient.Addr(), Username: t.User, Password: t.Password})
	if err != nil {
		return false
	}
	r.RemoveHeader(given)
	r.AppendHeader(sip.NewHeader(given, proof.String()))
	return true
}

// tooShort is the status by which a session timer is refused (RFC 4028, 6).
const tooShort = 422
