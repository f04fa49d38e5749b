// Package next says what is to be done next with a debtor, and why: one answer for their page, for lists and for whoever else asks.
package next

import (
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/queue"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/schedule"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// Act is what is to be done next with a debtor.
type Act struct {
	DebtorID  string         `json:"debtor_id"`
	Kind      Kind           `json:"kind"`
	Ready     bool           `json:"ready" doc:"It is to be done now"`
	At        *time.Time     `json:"at" doc:"From when on; absent for a promise and for nothing"`
	On        civil.Day      `json:"on" doc:"Day on which a promise is due; empty for anything else" example:"2026-11-24"`
	Channel   rule.Channel   `json:"channel"`
	PhoneID   string         `json:"phone_id" doc:"Number that it goes to; empty for none"`
	EventID   string         `json:"event_id" doc:"Scheduled event; empty for none"`
	EventKind schedule.Kind  `json:"event_kind" enum:",callback,visit,review,message,promise_reminder,instalment_due" doc:"Of the scheduled event"`
	PromiseID string         `json:"promise_id" doc:"Open promise; empty for none"`
	Amount    int64          `json:"amount" doc:"What the promise still brings, in minor units"`
	Currency  string         `json:"currency"`
	Reasons   []queue.Reason `json:"reasons" doc:"Why the queue has the debtor, the weightiest first"`
	Decision  *rule.Decision `json:"decision,omitempty" doc:"Rule by which nobody contacts the debtor"`
}

// Kind is what is to be done.
type Kind string

// The kinds, in the order in which they win.
const (
	Silent  Kind = "silent"  // nobody may contact them, and no time will bring it
	Event   Kind = "event"   // what was scheduled
	Contact Kind = "contact" // the queue has them
	Promise Kind = "promise" // they promised to pay
	Nothing Kind = "nothing"
)

// Enum are all of them.
func (Kind) Enum() []Kind { return []Kind{Silent, Event, Contact, Promise, Nothing} }
