package session

import (
	"time"

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

	Misses map[miss]int `json:"-" gorm:"serializer:json"` // how often each has happened that has a retry of its own
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
