// Package payment keeps what debtors pay: taken at a till, reported with a proof, or found in a file of the bank; what it paid of
// which debt, and whether it was taken back.
package payment

import (
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
	"github.com/recobro/recobro/modules/portfolios/internal/money/waterfall"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Payment is one payment of one debtor.
type Payment struct {
	storage.Row
	DebtorID    string           `json:"debtor_id" doc:"Who pays"`
	PortfolioID string           `json:"portfolio_id"`
	Status      Status           `json:"status"`
	Method      till.Method      `json:"method"`
	Amount      int64            `json:"amount" doc:"Minor units" example:"250000"`
	Currency    string           `json:"currency" example:"UYU"`
	PaidOn      civil.Day        `json:"paid_on" doc:"Day on which it counts" example:"2026-11-20"`
	ExternalRef string           `json:"external_ref" doc:"Number at the bank, the card or the network" example:"TRX-99811"`
	Note        string           `json:"note"`
	PointID     string           `json:"point_id" doc:"Point of sale that the receipt is of; empty without one"`
	ReceiptNo   int64            `json:"-"`
	Receipt     string           `json:"receipt" doc:"Number of the receipt, empty until it is confirmed" example:"001-00000417"`
	TillID      string           `json:"till_id" doc:"Till that took it; empty for none"`
	BankLineID  string           `json:"bank_line_id" doc:"Line of a bank file that it was found in; empty for none"`
	TakenBy     string           `json:"taken_by" doc:"Who registered it"`
	DebtIDs     []string         `json:"debt_ids" gorm:"serializer:json" doc:"Debts that it is for; empty for all of the debtor's"`
	Parts       []waterfall.Part `json:"parts" gorm:"serializer:json" doc:"What it paid, in the order of the waterfall"`
	Reason      string           `json:"reason" doc:"Why it was rejected or taken back"`
	UndoneAt    *time.Time       `json:"undone_at" doc:"When it was rejected or taken back"`
	UndoneBy    string           `json:"undone_by"`
	MailedAt    *time.Time       `json:"mailed_at" doc:"When the receipt was last mailed to the debtor"`
}

// Status is the state of a payment.
type Status string

// The states: reported → verifying → confirmed → allocated → reconciled; a reported one may be rejected, one that was allocated
// reversed, charged back or refunded.
const (
	Reported    Status = "reported"
	Verifying   Status = "verifying"
	Confirmed   Status = "confirmed"
	Allocated   Status = "allocated"
	Reconciled  Status = "reconciled"
	Rejected    Status = "rejected"
	Reversed    Status = "reversed"
	ChargedBack Status = "charged_back"
	Refunded    Status = "refunded"
)

// Enum are all of them, in the order of a payment's life.
func (Status) Enum() []Status {
	return []Status{Reported, Verifying, Confirmed, Allocated, Reconciled, Rejected, Reversed, ChargedBack, Refunded}
}

// Counts reports whether a payment in this state has paid something.
func (s Status) Counts() bool { return s == Allocated || s == Reconciled }

// next are the states that may follow.
func (s Status) next() []Status {
	switch s {
	case Reported:
		return []Status{Verifying, Confirmed, Rejected}
	case Verifying:
		return []Status{Confirmed, Rejected}
	case Confirmed:
		return []Status{Allocated}
	case Allocated:
		return []Status{Reconciled, Reversed, ChargedBack, Refunded}
	case Reconciled:
		return []Status{Reversed, ChargedBack, Refunded}
	default:
		return nil
	}
}

// The refusals of payments.
var (
	ErrNotFound   = errs.New(errs.NotFound, "portfolios.payment_not_found")
	ErrTransition = errs.New(errs.Conflict, "portfolios.payment_transition")
	ErrTooMuch    = errs.New(errs.Conflict, "portfolios.payment_too_much")
	ErrNothing    = errs.New(errs.Conflict, "portfolios.payment_nothing_owed")
	ErrDay        = errs.New(errs.Invalid, "portfolios.payment_day")
	ErrNotAtTill  = errs.New(errs.Conflict, "portfolios.payment_not_at_till").WithField("body.method", "portfolios.payment_not_at_till")
	ErrReceives   = errs.New(errs.Conflict, "portfolios.payment_receives")
	ErrOwn        = errs.New(errs.Forbidden, "portfolios.payment_own")
	ErrLimit      = errs.New(errs.Conflict, "portfolios.payment_limit")
	ErrTill       = errs.New(errs.Invalid, "portfolios.payment_till")
	ErrCurrency   = errs.New(errs.Invalid, "money.currency")
	ErrDebt       = errs.New(errs.Invalid, "portfolios.payment_debt")
)

// Refusals are what storage's refusals are called here.
func (Payment) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// Move puts the payment in another state. It fails with ErrTransition when there is no way from here.
func (p *Payment) Move(to Status) error {
	if !slices.Contains(p.Status.next(), to) {
		return ErrTransition.WithParam("from", p.Status).WithParam("to", to)
	}
	p.Status = to
	return nil
}

// Undo puts the payment in a state that ends it, for a reason. It fails as Move does.
func (p *Payment) Undo(to Status, reason, by string, at time.Time) error {
	if err := p.Move(to); err != nil {
		return err
	}
	p.Reason, p.UndoneBy, p.UndoneAt = reason, by, &at
	return nil
}

// Check refuses a day that is to come, or before all money. It fails with ErrDay.
func (p *Payment) Check(today civil.Day) error {
	day, err := civil.Parse(string(p.PaidOn))
	if err != nil || day.Before("1970-01-01") || today.Before(day) {
		return ErrDay.WithParam("last", today).WithField("body.paid_on", ErrDay.Code, "last", today)
	}
	return nil
}
