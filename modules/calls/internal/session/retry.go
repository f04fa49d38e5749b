package session

import (
	"time"

	"github.com/recobro/recobro/modules/calls/internal/call"
)

// Retries are when a debtor is called again, by what became of the last try; where one is not said, the session's own minutes and tries
// hold, and its tries bound them all.
type Retries struct {
	NoAnswer  *Retry `json:"no_answer,omitempty"`
	Busy      *Retry `json:"busy,omitempty"`
	Voicemail *Retry `json:"voicemail,omitempty"`
	Failed    *Retry `json:"failed,omitempty"`
}

// Retry is after how long a debtor is called again, and how often at most.
type Retry struct {
	Minutes int `json:"minutes" minimum:"1" maximum:"10080" doc:"After how long"`
	Times   int `json:"times" minimum:"0" maximum:"20" doc:"How often again at most"`
}

// miss is why a try reached nobody.
type miss string

// The misses that have a retry of their own.
const (
	missNone  miss = "" // another: by the session's own figures
	unheard   miss = "no_answer"
	taken     miss = "busy"
	voicemail miss = "voicemail"
	failed    miss = "failed"
)

// of is the retry after a miss; nil where the session says nothing of it.
func (r Retries) of(m miss) *Retry {
	return map[miss]*Retry{unheard: r.NoAnswer, taken: r.Busy, voicemail: r.Voicemail, failed: r.Failed}[m]
}

// missOf is why a call reached nobody.
func missOf(c call.Call) miss {
	switch {
	case c.AnsweredBy == call.Voicemail:
		return voicemail
	case c.Status == call.Busy:
		return taken
	case c.Status == call.NoAnswer || c.Status == call.Rejected || c.Status == call.Canceled:
		return unheard
	case c.Status == call.Failed:
		return failed
	}
	return missNone
}

// After puts the target where its call leads: a debtor who was spoken with is not called again; else they are, later, until they were often
// enough.
func (t *Target) After(c call.Call, s Session, now time.Time) {
	switch {
	case c.Status == call.Blocked:
		t.Tries--
		t.RuleID = c.RuleID
		t.later(s, now)
	case c.JoinedAt != nil:
		t.State = Reached
	default:
		t.missed(missOf(c), s, now)
	}
}

// missed has the debtor called again as the session says of such a miss.
func (t *Target) missed(m miss, s Session, now time.Time) {
	again := s.Retries.of(m)
	if again == nil {
		t.later(s, now)
		return
	}
	if t.Misses == nil {
		t.Misses = map[miss]int{}
	}
	if t.Misses[m]++; t.Misses[m] > again.Times {
		t.State = Spent
		return
	}
	s.RetryMinutes = again.Minutes
	t.later(s, now)
}

// later has the debtor called again, or no more.
func (t *Target) later(s Session, now time.Time) {
	if t.Tries >= s.MaxTries {
		t.State = Spent
		return
	}
	t.State, t.NextAt = Waiting, now.Add(time.Duration(s.RetryMinutes)*time.Minute)
}
