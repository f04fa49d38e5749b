// Package queue says whom to contact next, with the reasons, and gives each debtor to one collector at a time.
package queue

import (
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Item is a debtor in the queue. Whoever has taken it holds it until ReadyAt: if the browser dies, it is given to the next.
type Item struct {
	TenantID    string       `json:"-" gorm:"primaryKey"`
	DebtorID    string       `json:"debtor_id" gorm:"primaryKey"`
	PortfolioID string       `json:"portfolio_id"`
	ForID       string       `json:"for_id" doc:"Who may take it; empty for whoever is free"`
	Strategy    int          `json:"strategy" doc:"Version of the portfolio's strategy"`
	StepID      string       `json:"step_id" doc:"Step of the strategy" example:"broken-promise"`
	EventID     string       `json:"event_id" doc:"Scheduled event that it is about; empty for none"`
	Channel     rule.Channel `json:"channel"`
	PhoneID     string       `json:"phone_id" doc:"Best number; empty for a channel without one"`
	Rank        int64        `json:"-"`
	Reasons     []Reason     `json:"reasons" gorm:"serializer:json" doc:"Why this debtor, the weightiest first"`
	Ready       bool         `json:"ready"`
	ReadyAt     time.Time    `json:"ready_at" doc:"From when on somebody may take it"`
	TakenBy     string       `json:"taken_by" doc:"Who has taken it, until ready_at; empty for nobody"`
	PinnedFor   string       `json:"pinned_for" doc:"Whom a manager pinned it for; empty for nobody"`
	PinnedBy    string       `json:"pinned_by"`
	SnoozedTo   *time.Time   `json:"snoozed_to"`
	PlannedAt   time.Time    `json:"-"`
}

// TableName is the table of items.
func (Item) TableName() string { return "queue_items" }

// Reason is why a debtor is in the queue where they are.
type Reason struct {
	Code   Code              `json:"code"`
	Params map[string]string `json:"params,omitempty" doc:"What the reason names: a step, an amount in minor units, days, a chance in percent, a time"`
}

// Code names a reason.
type Code string

// The reasons.
const (
	Pinned   Code = "pinned"   // by a manager
	Callback Code = "callback" // asked to be called now
	Step     Code = "step"     // of the strategy
	Retry    Code = "retry"    // the last try was in vain
	Owes     Code = "owes"
	Late     Code = "late"
	Chance   Code = "chance" // of reaching them
)

// Enum are all of them.
func (Code) Enum() []Code { return []Code{Pinned, Callback, Step, Retry, Owes, Late, Chance} }

// holds is for how long one that was taken stays with whoever took it, unless they show that they live.
const holds = 2 * time.Minute

// The refusals of the queue.
var (
	ErrNotFound = errs.New(errs.NotFound, "portfolios.queue_item_not_found")
	ErrWrapUp   = errs.New(errs.Conflict, "portfolios.queue_wrap_up")
	ErrEmpty    = errs.New(errs.NotFound, "portfolios.queue_empty")
	ErrNotMine  = errs.New(errs.Conflict, "portfolios.queue_not_mine")
	ErrTaken    = errs.New(errs.Conflict, "portfolios.queue_taken")
	ErrSnooze   = errs.New(errs.Invalid, "portfolios.queue_snooze")
)

// Refusals are what storage's refusals are called here.
func (Item) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// take gives the item to somebody for a while.
func (i *Item) take(userID string, now time.Time) {
	i.Ready, i.TakenBy, i.ReadyAt = false, userID, now.Add(holds)
}

// free takes it back; it waits until a time.
func (i *Item) free(until, now time.Time) {
	i.TakenBy, i.ReadyAt, i.Ready = "", until, !until.After(now)
}

// heldAt reports whether somebody has taken it at a time.
func (i *Item) heldAt(now time.Time) bool { return i.TakenBy != "" && i.ReadyAt.After(now) }
