package sipline

import (
	"context"
	"errors"
	"strconv"
	"time"

	"github.com/emiago/sipgo/sip"
)

// errSilent is that a trunk does not answer.
var errSilent = errors.New("no answer")

// For how long we ask to be known, and how soon we ask again after a failure, at first and at most.
const (
	usualStay = 300
	soonest   = time.Second
	latest    = time.Minute
)

// registerAgain tells a trunk where we are (RFC 3261, 10), before it forgets, until ctx ends; then that we are gone.
func (e *Engine) registerAgain(ctx context.Context, w *way) {
	stay, wait := usualStay, soonest
	for {
		granted, code, reason := e.register(ctx, w, stay)
		switch {
		case code == 200:
			e.tell(w, true, true, code, reason)
			wait = soonest
		case code == 423 && granted > stay && granted <= 86400:
			stay = granted
			continue
		default:
			e.tell(w, code > 0, false, code, reason)
		}
		next := time.Duration(granted) * time.Second * 8 / 10
		if code != 200 {
			next, wait = wait, min(2*wait, latest)
		}
		select {
		case <-ctx.Done():
			last, cancel := context.WithTimeout(context.Background(), time.Second)
			e.register(last, w, 0)
			cancel()
			return
		case <-time.After(max(next, soonest)):
		}
	}
}

// register asks once to be known for so many seconds; granted is for how many it is, or at least must be asked for.
func (e *Engine) register(ctx context.Context, w *way, stay int) (granted, code int, reason string) {
	code, reason, res := e.once(ctx, w, sip.REGISTER, func(r *sip.Request) {
		expires := sip.ExpiresHeader(stay)
		r.AppendHeader(&expires)
	})
	if res == nil {
		return 0, 0, reason
	}
	granted = stay
	name := "Expires"
	if code == 423 {
		name = "Min-Expires"
	}
	if seconds, err := strconv.Atoi(value(res, name)); err == nil {
		granted = seconds
	}
	if c := res.Contact(); c != nil && code == 200 {
		if seconds, err := strconv.Atoi(c.Params.GetOr("expires", "")); err == nil {
			granted = seconds
		}
	}
	return granted, code, reason
}
