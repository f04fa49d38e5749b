// Package shift keeps work sessions: who is at work, in which portfolios and since when, and what their time goes into.
package shift

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// WorkSession is one person's time at work, from their start to their end. One person has one at a time.
type WorkSession struct {
	storage.Row
	UserID       string          `json:"user_id"`
	PortfolioIDs []string        `json:"portfolio_ids" gorm:"serializer:json" doc:"Where they work; empty for all"`
	TillID       string          `json:"till_id" doc:"The till that was open in it; empty for none"`
	State        State           `json:"state"`
	Pause        Pause           `json:"pause" doc:"Reason of a pause; empty without one"`
	Since        time.Time       `json:"since" doc:"When the state began"`
	Until        *time.Time      `json:"until" doc:"When the state ends by itself: the limit of a pause"`
	SeenAt       time.Time       `json:"seen_at" doc:"When their page last showed that it lives"`
	EndedAt      *time.Time      `json:"ended_at"`
	EndedBy      string          `json:"ended_by" doc:"Who ended it: they themselves, a manager, or nobody if it was forgotten"`
	Contacts     int             `json:"contacts" doc:"Contacts that ended in it"`
	Reached      int             `json:"reached" doc:"Contacts in which the debtor was reached"`
	Seconds      map[State]int64 `json:"seconds" gorm:"serializer:json" doc:"Seconds in each state, without the one that goes on"`
	States       int             `json:"-"` // how many states are over
}

// TableName is the table of work sessions.
func (WorkSession) TableName() string { return "work_sessions" }

// State is what somebody at work is in.
type State string

// The states.
const (
	Ready   State = "ready"
	Ringing State = "ringing" // a contact is reserved
	Talking State = "talking" // a contact goes on
	Hold    State = "hold"
	WrapUp  State = "wrap_up" // over, without an outcome yet
	Paused  State = "pause"
	Offline State = "offline" // their page shows no life
)

// Enum are all of them.
func (State) Enum() []State { return []State{Ready, Ringing, Talking, Hold, WrapUp, Paused, Offline} }

// Pause is why somebody pauses.
type Pause string

// The reasons. Meetings, training and trouble with the equipment count as work, the others as rest.
const (
	Rest      Pause = "rest"
	Meal      Pause = "meal"
	Personal  Pause = "personal"
	Meeting   Pause = "meeting"
	Training  Pause = "training"
	Technical Pause = "technical"
)

// Enum are all of them, with none.
func (Pause) Enum() []Pause { return []Pause{"", Rest, Meal, Personal, Meeting, Training, Technical} }

// Stretch is one state of a work session that is over.
type Stretch struct {
	TenantID  string    `json:"-" gorm:"primaryKey"`
	SessionID string    `json:"-" gorm:"primaryKey"`
	Number    int       `json:"number" gorm:"primaryKey"`
	State     State     `json:"state"`
	Pause     Pause     `json:"pause"`
	BeganAt   time.Time `json:"began_at"`
	EndedAt   time.Time `json:"ended_at"`
	Seconds   int64     `json:"seconds"`
}

// TableName is the table of stretches.
func (Stretch) TableName() string { return "work_states" }

// The refusals of work sessions.
var (
	ErrNotFound = errs.New(errs.NotFound, "portfolios.work_session_not_found")
	ErrNone     = errs.New(errs.Conflict, "portfolios.work_session_none")
	ErrOpen     = errs.New(errs.Conflict, "portfolios.work_session_open")
	ErrEnded    = errs.New(errs.Conflict, "portfolios.work_session_ended")
	ErrPaused   = errs.New(errs.Conflict, "portfolios.work_session_paused")
	ErrState    = errs.New(errs.Invalid, "portfolios.work_session_state")
	ErrWrapUp   = errs.New(errs.Conflict, "portfolios.queue_wrap_up")
	ErrTill     = errs.New(errs.Conflict, "portfolios.work_session_till")
)

// Refusals are what storage's refusals are called here.
func (WorkSession) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrOpen}
}

// enter has a state begin at a time, and answers the one that is over; false if the session is in it already.
func (w *WorkSession) enter(to State, why Pause, at time.Time) (Stretch, bool) {
	if w.State == to && w.Pause == why {
		return Stretch{}, false
	}
	if at.Before(w.Since) {
		at = w.Since
	}
	over := w.close(at)
	w.State, w.Pause, w.Since, w.Until = to, why, at, nil
	return over, true
}

// close counts the state that goes on as over at a time.
func (w *WorkSession) close(at time.Time) Stretch {
	seconds := int64(at.Sub(w.Since) / time.Second)
	if w.Seconds == nil {
		w.Seconds = map[State]int64{}
	}
	w.Seconds[w.State] += seconds
	w.States++
	return Stretch{SessionID: w.ID, Number: w.States, State: w.State, Pause: w.Pause, BeganAt: w.Since, EndedAt: at, Seconds: seconds}
}

// busy reports whether a contact goes on.
func (w *WorkSession) busy() bool {
	return w.State == Ringing || w.State == Talking || w.State == Hold || w.State == WrapUp
}
