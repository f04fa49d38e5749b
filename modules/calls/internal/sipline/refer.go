package sipline

import (
	"bytes"
	"context"
	"net/url"
	"strconv"
	"strings"

	"github.com/emiago/sipgo/sip"

	"github.com/recobro/recobro/modules/calls/internal/telephony"
)

// Refer implements telephony.Leg (RFC 3515).
func (l *Leg) Refer(ctx context.Context, to string) error {
	return l.referTo(ctx, "<sip:"+to+"@"+l.way.domain()+">")
}

// ReferTo asks the other side to go on with who speaks on another leg, in its place (RFC 3891).
func (l *Leg) ReferTo(ctx context.Context, other *Leg) error {
	d := other.dialog
	theirs, _ := d.remote.Params.Get("tag")
	replaces := url.QueryEscape(string(d.callID) + ";to-tag=" + theirs + ";from-tag=" + d.tag())
	target := d.target.Clone()
	return l.referTo(ctx, "<"+target.String()+"?Replaces="+replaces+">")
}

func (l *Leg) referTo(ctx context.Context, target string) error {
	l.busy.Lock()
	defer l.busy.Unlock()
	statuses := make(chan int, 16)
	l.mutex.Lock()
	d, up := l.dialog, l.up && l.way.Refers
	l.refer = statuses
	l.mutex.Unlock()
	if !up {
		return telephony.ErrTransfer
	}
	r := d.request(sip.REFER)
	r.AppendHeader(sip.NewHeader("Refer-To", target))
	r.AppendHeader(sip.NewHeader("Referred-By", "<"+d.local.Address.String()+">"))
	if res := l.askAgain(ctx, r); res == nil || !res.IsSuccess() {
		return telephony.ErrTransfer
	}
	for {
		select {
		case code := <-statuses:
			switch {
			case code >= 300:
				return telephony.ErrTransfer.WithParam("status", code)
			case code >= 200:
				l.Hangup(telephony.Moved)
				return nil
			}
		case <-l.over: // they have gone on already
			return nil
		case <-ctx.Done():
			return telephony.ErrTransfer.Wrap(ctx.Err())
		}
	}
}

// notified takes what the other side tells of a transfer.
func (e *Engine) notified(r *sip.Request, tx sip.ServerTransaction) {
	l := e.leg(r)
	if l == nil {
		answer(r, tx, 481, "Call/Transaction Does Not Exist")
		return
	}
	l.diary.note(r, false)
	answer(r, tx, 200, "OK")
	l.mutex.Lock()
	statuses := l.refer
	l.mutex.Unlock()
	if code := fragment(r.Body()); statuses != nil && code > 0 {
		select {
		case statuses <- code:
		default:
		}
	}
}

// fragment is the status that a piece of a message tells: "SIP/2.0 200 OK".
func fragment(body []byte) int {
	line, _, _ := bytes.Cut(body, []byte("\r\n"))
	parts := strings.SplitN(string(line), " ", 3)
	if len(parts) < 2 || parts[0] != "SIP/2.0" {
		return 0
	}
	code, _ := strconv.Atoi(parts[1])
	return code
}

// informed takes an INFO: some send the keys that are pressed by it.
func (e *Engine) informed(r *sip.Request, tx sip.ServerTransaction) {
	l := e.leg(r)
	if l == nil {
		answer(r, tx, 481, "Call/Transaction Does Not Exist")
		return
	}
	answer(r, tx, 200, "OK")
	for _, line := range strings.Split(string(r.Body()), "\n") {
		if key, ok := strings.CutPrefix(strings.ReplaceAll(strings.TrimSpace(line), " ", ""), "Signal="); ok && len(key) == 1 {
			l.tell(telephony.Event{Kind: telephony.Pressed, Key: rune(key[0])})
		}
	}
}
