// Package plan keeps what was agreed with debtors: instalments that payments are counted on, a discount that holds as long as they are
// paid, and its return when they are not.
package plan

import (
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/money/offer"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Plan is one agreement with one debtor, of a signed offer.
type Plan struct {
	storage.Row
	DebtorID    string       `json:"debtor_id"`
	PortfolioID string       `json:"portfolio_id"`
	OfferID     string       `json:"offer_id"`
	RuleID      string       `json:"rule_id" doc:"Rule that it was offered under"`
	RuleVersion int64        `json:"rule_version"`
	Status      Status       `json:"status"`
	Currency    string       `json:"currency" example:"UYU"`
	Balance     int64        `json:"balance" doc:"What was owed, in minor units" example:"1254300"`
	Discount    int64        `json:"discount" doc:"What is given up" example:"125430"`
	Total       int64        `json:"total" doc:"What is to be paid" example:"1128870"`
	Paid        int64        `json:"paid" doc:"What has been paid of it" example:"250000"`
	Terms       offer.Terms  `json:"terms" gorm:"serializer:json"`
	Debts       []Stood      `json:"debts" gorm:"serializer:json" doc:"Debts that it is for, as they stood"`
	Cuts        []Cut        `json:"cuts" gorm:"serializer:json" doc:"What is given up of which part of which debt"`
	Missed      offer.Missed `json:"missed" gorm:"serializer:json" doc:"When it ends because it is not paid"`
	NextOn      civil.Day    `json:"next_on" doc:"Day of the oldest instalment that is not paid; 9999-12-31 when all are"`
	CheckedOn   civil.Day    `json:"-"` // day on which it was last looked at for what is late
	SuspendedOn civil.Day    `json:"suspended_on" doc:"Since when it rests; empty while it does not"`
	Reason      string       `json:"reason" doc:"Why it was asked for, or has ended"`
	AgentID     string       `json:"agent_id" doc:"Program that agreed with the debtor; empty for a person"`
	DecidedBy   string       `json:"decided_by"`
	DecidedAt   *time.Time   `json:"decided_at"`
	EndedAt     *time.Time   `json:"ended_at"`
	Instalments []Instalment `json:"instalments" gorm:"-"`

	ConversationID string `json:"conversation_id" doc:"In which it was agreed; empty for none"`
	CallID         string `json:"call_id" doc:"On which it was agreed; empty for none"`

	Decidable bool `json:"decidable" gorm:"-" doc:"Whether the caller may approve or refuse it"`
}

// Stood is how a debt stood when the plan began: what it goes back to.
type Stood struct {
	offer.Debt
	AgedFrom civil.Day `json:"aged_from" doc:"Day from which its days past due were counted"`
	Paused   bool      `json:"paused" doc:"Whether the plan stopped its count"`
}

// Cut is what is given up of one part of one debt, by which movement.
type Cut struct {
	offer.Cut
	MovementID string `json:"movement_id" doc:"Empty as long as the plan has not begun"`
}

// Status is the state of a plan.
type Status string

// The states.
const (
	Draft       Status = "draft"
	Awaiting    Status = "awaiting_approval"
	Active      Status = "active"
	Suspended   Status = "suspended"
	Resolved    Status = "resolved"
	Invalidated Status = "invalidated"
	Cancelled   Status = "cancelled"
)

// Enum are all of them, in the order of a plan's life.
func (Status) Enum() []Status {
	return []Status{Draft, Awaiting, Active, Suspended, Resolved, Invalidated, Cancelled}
}

// Open reports whether payments are counted on a plan in this state.
func (s Status) Open() bool { return s == Active || s == Suspended }

// next are the states that may follow. A payment that is taken back opens a resolved plan again.
func (s Status) next() []Status {
	return map[Status][]Status{
		Draft:     {Awaiting, Active},
		Awaiting:  {Active, Cancelled},
		Active:    {Suspended, Resolved, Invalidated, Cancelled},
		Suspended: {Active, Resolved, Cancelled},
		Resolved:  {Active},
	}[s]
}

// The refusals of plans.
var (
	ErrNotFound   = errs.New(errs.NotFound, "portfolios.plan_not_found")
	ErrTransition = errs.New(errs.Conflict, "portfolios.plan_transition")
	ErrPlanned    = errs.New(errs.Conflict, "portfolios.plan_exists")
	ErrOwn        = errs.New(errs.Forbidden, "portfolios.plan_own")
	ErrAuthority  = errs.New(errs.Conflict, "portfolios.plan_authority")
	ErrReason     = errs.New(errs.Invalid, "portfolios.plan_reason").WithField("body.reason", "portfolios.plan_reason")
	ErrLate       = errs.New(errs.Conflict, "portfolios.plan_dates_passed")
)

// Refusals are what storage's refusals are called here.
func (Plan) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: offer.ErrUsed}
}

// Move puts the plan in another state. It fails with ErrTransition when there is no way from here.
func (p *Plan) Move(to Status) error {
	if !slices.Contains(p.Status.next(), to) {
		return ErrTransition.WithParam("from", p.Status).WithParam("to", to)
	}
	p.Status = to
	return nil
}

// decide ends the waiting. Nobody decides on what they asked for. It fails with ErrOwn and ErrTransition.
func (p *Plan) decide(to Status, by string, at time.Time) error {
	if p.Status != Awaiting {
		return ErrTransition.WithParam("from", p.Status).WithParam("to", to)
	}
	if p.CreatedBy == by {
		return ErrOwn
	}
	p.DecidedBy, p.DecidedAt = by, &at
	return p.Move(to)
}

// Covers reports whether the plan is for a debt.
func (p *Plan) Covers(debtID string) bool {
	return slices.ContainsFunc(p.Debts, func(d Stood) bool { return d.ID == debtID })
}

// cuts reports whether the plan gives up something of a debt.
func (p *Plan) cuts(debtID string) bool {
	return slices.ContainsFunc(p.Cuts, func(c Cut) bool { return c.DebtID == debtID })
}

// debtIDs are the debts that it is for.
func (p *Plan) debtIDs() []string {
	ids := make([]string, len(p.Debts))
	for i, d := range p.Debts {
		ids[i] = d.ID
	}
	return ids
}

// movements are what the discount posted, as it has to be taken back.
func (p *Plan) movements() []debt.Movement {
	all := make([]debt.Movement, len(p.Cuts))
	for i, c := range p.Cuts {
		all[i] = debt.Movement{
			ID: c.MovementID, DebtID: c.DebtID, DebtorID: p.DebtorID, Direction: debt.Credit, Type: debt.Discount, Component: c.Component,
			Amount: c.Amount, Currency: p.Currency,
		}
	}
	return all
}
