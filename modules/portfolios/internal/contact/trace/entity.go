// Package trace says why a contact was made and what came of it, as one tree: from the strategy, the schedule or the person that wanted it,
// by the rule that decided on it, to the promises and payments that it brought.
package trace

import (
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/override"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/schedule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/strategy"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// Trace is a contact from what it came of to what came of it.
type Trace struct {
	Cause    Cause              `json:"cause"`
	Override *override.Override `json:"override,omitempty" doc:"What allowed it beside the rules"`
	Contact  contact.Contact    `json:"contact" doc:"With the decision of the rules"`
	Effects  []Effect           `json:"effects" doc:"What its outcome changed at once"`
	Events   []schedule.Event   `json:"events" doc:"What was scheduled because of it"`
	Promises []Promise          `json:"promises" doc:"That came of it; empty for who may not see the debtor any more"`
}

// Cause is what a contact came of.
type Cause struct {
	Kind   CauseKind        `json:"kind"`
	UserID string           `json:"user_id" doc:"Who chose the debtor, or was given them; empty for a program"`
	Step   *Step            `json:"step,omitempty" doc:"Of the strategy by which the queue gave the debtor"`
	Reason []contact.Reason `json:"reasons" doc:"What the queue said then"`
	Event  *schedule.Event  `json:"event,omitempty" doc:"What was scheduled"`
}

// CauseKind is what wanted a contact.
type CauseKind string

// The kinds.
const (
	Strategy CauseKind = "strategy"
	Schedule CauseKind = "event"
	Session  CauseKind = "session"
	Person   CauseKind = "person"
	Debtor   CauseKind = "debtor" // they turned to us
)

// Enum are all of them.
func (CauseKind) Enum() []CauseKind { return []CauseKind{Strategy, Schedule, Session, Person, Debtor} }

// Step is a step of a version of a strategy.
type Step struct {
	PortfolioID string        `json:"portfolio_id"`
	Number      int           `json:"number" doc:"Version; 0 is what the product does where nothing was published"`
	PublishedAt *time.Time    `json:"published_at"`
	PublishedBy string        `json:"published_by"`
	Step        strategy.Step `json:"step"`
}

// Effect is what an outcome changed at once.
type Effect struct {
	Kind  EffectKind `json:"kind"`
	Value string     `json:"value" doc:"The flag, or the state of the number; empty for what was learnt" example:"hardship"`
}

// EffectKind is what was changed.
type EffectKind string

// The kinds.
const (
	Flagged EffectKind = "flag"   // put on the debtor
	Number  EffectKind = "number" // what is known of the number
	Belief  EffectKind = "belief" // how likely the number reaches the debtor
	Retry   EffectKind = "retry"  // it is tried again
)

// Enum are all of them.
func (EffectKind) Enum() []EffectKind { return []EffectKind{Flagged, Number, Belief, Retry} }

// Promise is a promise that came of a contact, with what was paid to it.
type Promise struct {
	ID       string         `json:"id"`
	Amount   int64          `json:"amount" doc:"Minor units"`
	Currency string         `json:"currency"`
	DueOn    civil.Day      `json:"due_on"`
	Status   promise.Status `json:"status"`
	MadeAt   time.Time      `json:"made_at"`
	TakenBy  string         `json:"taken_by"`
	Payments []Payment      `json:"payments"`
}

// Payment is what a payment brought to a promise.
type Payment struct {
	ID       string         `json:"id"`
	Brought  int64          `json:"brought" doc:"Of it to the promise, in minor units"`
	Amount   int64          `json:"amount" doc:"As a whole, in minor units"`
	Currency string         `json:"currency"`
	PaidOn   civil.Day      `json:"paid_on"`
	Status   payment.Status `json:"status"`
}

// effects are what an outcome changes at once.
func effects(c contact.Contact, e told) (all []Effect) {
	all = []Effect{}
	if e.flag != "" {
		all = append(all, Effect{Flagged, e.flag})
	}
	if e.number != "" && c.Number != "" {
		all = append(all, Effect{Number, e.number})
	}
	if c.Number != "" && c.Status == contact.Ended {
		all = append(all, Effect{Belief, ""})
	}
	if e.retries {
		all = append(all, Effect{Retry, ""})
	}
	return all
}

// told is what an outcome says that is changed.
type told struct {
	flag, number string
	retries      bool
}

// kindOf is what wanted a contact.
func kindOf(c contact.Contact) CauseKind {
	switch {
	case c.Direction == contact.Inbound:
		return Debtor
	case c.StepID != "":
		return Strategy
	case c.EventID != "":
		return Schedule
	case c.Origin == contact.Session:
		return Session
	default:
		return Person
	}
}
