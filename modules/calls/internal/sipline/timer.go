package sipline

import (
	"strconv"
	"strings"
	"time"

	"github.com/emiago/sipgo/sip"
)

// shortest is the shortest time between refreshes that we take part in (RFC 4028, 4).
const shortest = 90 * time.Second

// timer is the time of a session (RFC 4028): one side refreshes it at half its time, the other ends it when nobody has.
type timer struct {
	length time.Duration // 0: the session has none
	ours   bool          // we refresh
	since  time.Time
	asked  bool
}

// due is what a timer calls for.
type due int

const (
	nothing due = iota
	refresh
	expired
)

// look is what is due at a moment.
func (t *timer) look(now time.Time) due {
	passed := now.Sub(t.since)
	switch {
	case t.length == 0:
		return nothing
	case passed >= t.length-min(32*time.Second, t.length/3) && !t.ours, passed >= t.length:
		return expired
	case t.ours && !t.asked && passed >= t.length/2:
		t.asked = true
		return refresh
	}
	return nothing
}

// renew begins the time anew.
func (t *timer) renew(now time.Time) { t.since, t.asked = now, false }

// expires reads a Session-Expires header; 0 for none.
func expires(m sip.Message) (length time.Duration, refresher string) {
	text, params, _ := strings.Cut(value(m, "Session-Expires"), ";")
	if text == "" {
		text, params, _ = strings.Cut(value(m, "x"), ";")
	}
	seconds, err := strconv.ParseUint(strings.TrimSpace(text), 10, 24)
	if err != nil {
		return 0, ""
	}
	for _, param := range strings.Split(params, ";") {
		if name, word, _ := strings.Cut(strings.TrimSpace(param), "="); strings.EqualFold(name, "refresher") {
			refresher = strings.ToLower(word)
		}
	}
	return time.Duration(seconds) * time.Second, refresher
}

func session(length time.Duration, refresher string) sip.Header {
	text := strconv.Itoa(int(length / time.Second))
	if refresher != "" {
		text += ";refresher=" + refresher
	}
	return sip.NewHeader("Session-Expires", text)
}

func minSE() sip.Header { return sip.NewHeader("Min-SE", strconv.Itoa(int(shortest/time.Second))) }
