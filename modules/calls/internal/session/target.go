package session

import (
	"time"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Refusals are what storage refuses of targets.
func (Target) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNext} }

// Target is a debtor in a session's plan.
type Target struct {
	storage.Row
	SessionID string     `json:"session_id"`
	DebtorID  string     `json:"debtor_id"`
	Place     int64      `json:"-"`
	State     State      `json:"state"`
	Tries     int        `json:"tries"`
	NextAt    time.Time  `json:"next_at" doc:"Not called before"`
	UserID    string     `json:"user_id" doc:"To whom it was given, of a session of previews"`
	CallID    string     `json:"call_id" doc:"Its last call"`
	RuleID    string     `json:"rule_id" doc:"Contact rule that did not allow the last try"`
	TakenAt   *time.Time `json:"-"`
}

// TableName is the table of targets.
func (Target) TableName() string { return "session_targets" }

// State is where a target stands.
type State string

// The states. A target that is taken was, or may have been, called: whatever becomes of the program, it is not called anew for that try.
const (
	Waiting State = "waiting"
	Taken   State = "taken"
	Reached State = "reached" // somebody of ours spoke with somebody
	Spent   State = "spent"   // called as often as may be
	Refused State = "refused" // the contact rules never allow it, or there is no number
)

// Enum are all of them.
func (State) Enum() []State { return []State{Waiting, Taken, Reached, Spent, Refused} }

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
		t.later(s, now)
	}
}

// later has the debtor called again, or no more.
func (t *Target) later(s Session, now time.Time) {
	if t.Tries >= s.MaxTries {
		t.State = Spent
		return
	}
	t.State, t.NextAt = Waiting, now.Add(time.Duration(s.RetryMinutes)*time.Minute)
}
