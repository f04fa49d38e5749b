// Package promise keeps what debtors promise to pay: how much, by when, in which words; what payments made of it, day by day.
package promise

import (
	"slices"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Promise is what a debtor promised to pay. What is copied from its type stays as it was when the promise was made.
type Promise struct {
	storage.Row
	DebtorID       string     `json:"debtor_id"`
	PortfolioID    string     `json:"portfolio_id"`
	DebtIDs        []string   `json:"debt_ids" gorm:"serializer:json" doc:"Debts that it is for; empty for all of the debtor's in its currency"`
	Amount         int64      `json:"amount" doc:"Minor units" example:"1200000"`
	Currency       string     `json:"currency" example:"UYU"`
	DueOn          civil.Day  `json:"due_on" doc:"Business day by which it is to be paid" example:"2026-11-24"`
	MadeOn         civil.Day  `json:"made_on" doc:"Day on which it was made, where the portfolio is" example:"2026-11-20"`
	Deadline       civil.Day  `json:"deadline" doc:"Last day on which a payment still counts" example:"2026-11-26"`
	ReminderOn     civil.Day  `json:"reminder_on" doc:"Business day on which its owner is reminded; it is due soon from then, at the latest from the day before" example:"2026-11-23"`
	NextOn         civil.Day  `json:"-"`
	TypeID         string     `json:"type_id"`
	GraceDays      int        `json:"grace_days" example:"2"`
	Threshold      int64      `json:"threshold" doc:"Share that keeps it, in hundredths of a percent" example:"9500"`
	ReopenDays     int        `json:"-"`
	Channel        Channel    `json:"channel"`
	TakenBy        string     `json:"taken_by" doc:"User or program that took it"`
	AgentID        string     `json:"agent_id" doc:"Program that took it; empty for a person"`
	OwnerID        string     `json:"owner_id" doc:"User whose promise it is"`
	ContactID      string     `json:"contact_id" doc:"Contact that it came of; empty for none"`
	CallID         string     `json:"call_id"`
	ConversationID string     `json:"conversation_id"`
	Evidence       Evidence   `json:"evidence" gorm:"serializer:json" doc:"What the debtor said"`
	ReasonCode     Reason     `json:"reason_code" enum:",income_late,job_loss,illness,family,expense,forgot,other" doc:"Why payment was late, if the debtor said so; empty otherwise"`
	Confidence     *int       `json:"confidence" doc:"How sure the program was that took it, 0–100; null for people" example:"92"`
	Note           string     `json:"note"`
	Status         Status     `json:"status"`
	Open           bool       `json:"open" doc:"Whether payment is expected"`
	Appropriated   int64      `json:"appropriated" doc:"What payments have brought, in minor units" example:"600000"`
	ResolvedAt     *time.Time `json:"resolved_at"`
	ResolvedBy     string     `json:"resolved_by" doc:"Payment that resolved it; empty for none"`
	CancelReason   string     `json:"cancel_reason"`
	ParentID       string     `json:"parent_id" doc:"Promise that it took the place of; empty for none"`
	ApprovedBy     string     `json:"approved_by" doc:"Who confirmed the draft; empty for none"`
	ApprovedAt     *time.Time `json:"approved_at"`
	KeptShare      int64      `json:"kept_share" gorm:"-" doc:"What payments have brought of the amount, in hundredths of a percent" example:"5000"`
}

// TableName is the table of promises.
func (Promise) TableName() string { return "promises" }

// Evidence is what proves a promise.
type Evidence struct {
	Quote    string `json:"quote,omitempty" maxLength:"500" doc:"The debtor's words"`
	OffsetMS int64  `json:"offset_ms,omitempty" minimum:"0" maximum:"86400000" doc:"Where in the recording, in milliseconds"`
	Span     string `json:"span,omitempty" maxLength:"60" doc:"Where in the transcript" example:"41-44"`
}

// Sum is what promises come to in one currency.
type Sum struct {
	Currency string `json:"currency" example:"UYU"`
	Count    int64  `json:"count" example:"3"`
	Amount   int64  `json:"amount" doc:"Minor units" example:"3600000"`
}

// Channel is the way by which a promise came.
type Channel string

// Enum are all of them.
func (Channel) Enum() []Channel {
	return []Channel{"outbound_call", "inbound_call", "whatsapp", "email", "self_service", "visit", "cash_desk"}
}

// Reason is why a debtor says that payment was late.
type Reason string

// Enum are all of them.
func (Reason) Enum() []Reason {
	return []Reason{"income_late", "job_loss", "illness", "family", "expense", "forgot", "other"}
}

// The refusals of promises.
var (
	ErrNotFound   = errs.New(errs.NotFound, "portfolios.promise_not_found")
	ErrTransition = errs.New(errs.Conflict, "portfolios.promise_transition")
	ErrPending    = errs.New(errs.Conflict, "portfolios.promise_pending")
	ErrMost       = errs.New(errs.Conflict, "portfolios.promise_most")
	ErrTooMuch    = errs.New(errs.Conflict, "portfolios.promise_too_much")
	ErrNothing    = errs.New(errs.Conflict, "portfolios.promise_nothing_owed")
	ErrDay        = errs.New(errs.Invalid, "portfolios.promise_day")
	ErrReminder   = errs.New(errs.Invalid, "portfolios.promise_reminder")
	ErrDebt       = errs.New(errs.Invalid, "portfolios.promise_debt")
	ErrOwn        = errs.New(errs.Forbidden, "portfolios.promise_own")
	ErrContact    = errs.New(errs.Invalid, "portfolios.promise_contact")
	ErrMany       = errs.New(errs.Conflict, "portfolios.promise_many")
)

// Refusals are what storage's refusals are called here.
func (Promise) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// To puts the promise in another state. It fails with ErrTransition when there is no way from here.
func (p *Promise) To(to Status, at time.Time) error {
	if !p.Status.May(to) {
		return ErrTransition.WithParam("from", p.Status).WithParam("to", to)
	}
	p.begin(to)
	if p.ResolvedAt = nil; !to.Open() {
		p.ResolvedAt = &at
	} else {
		p.ResolvedBy = ""
	}
	return nil
}

// begin sets the state and what follows from it.
func (p *Promise) begin(in Status) {
	p.Status, p.Open = in, in.Open()
	p.NextOn = p.step()
}

// step is the first day on which the promise goes on by itself.
func (p *Promise) step() civil.Day {
	switch p.Status {
	case Draft:
		return p.DueOn.Add(1)
	case Pending:
		return min(max(p.soonOn(), p.MadeOn.Add(1)), p.DueOn.Add(1))
	case DueSoon:
		return p.DueOn.Add(1)
	case InGrace:
		return p.Deadline.Add(1)
	default:
		return civil.Never
	}
}

// soonOn is the day from which it is due soon.
func (p *Promise) soonOn() civil.Day { return min(p.DueOn.Add(-1), p.ReminderOn) }

// On is the state of an open promise on a day, apart from payments.
func (p *Promise) On(today civil.Day) Status {
	switch {
	case today > p.Deadline && p.Appropriated > 0:
		return PartiallyKept
	case today > p.Deadline:
		return Broken
	case today > p.DueOn:
		return InGrace
	case today >= p.soonOn() && today > p.MadeOn:
		return DueSoon
	default:
		return Pending
	}
}

// Need is what keeps the promise, in minor units: the threshold's share of the amount, rounded up.
func (p *Promise) Need() int64 {
	return money.ShareUp(p.Amount, p.Threshold)
}

// Left is what is still expected, in minor units.
func (p *Promise) Left() int64 { return p.Amount - p.Appropriated }

// Covers reports whether a payment on a debt is one on the promise.
func (p *Promise) Covers(debtID, currency string) bool {
	return p.Currency == currency && (len(p.DebtIDs) == 0 || slices.Contains(p.DebtIDs, debtID))
}

// complete adds what is computed.
func (p *Promise) complete() {
	if p.DebtIDs == nil {
		p.DebtIDs = []string{}
	}
	p.KeptShare = money.ShareOf(p.Appropriated, p.Amount)
}

// Told is what the record says of a promise; words and notes may contain personal data.
func (p Promise) Told() map[string]any {
	told := map[string]any{
		"debtor_id": p.DebtorID, "portfolio_id": p.PortfolioID, "owner_id": p.OwnerID, "amount": p.Amount, "currency": p.Currency,
		"due_on": p.DueOn, "status": p.Status, "appropriated": p.Appropriated,
	}
	if p.AgentID != "" {
		told["agent_id"] = p.AgentID
	}
	return told
}
