// Package debt keeps what is owed: claims and the movements that make up their balance.
package debt

import (
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/extra"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Debt is one claim of a creditor on a debtor. Balance is the sum of its movements and is never edited.
type Debt struct {
	storage.Row
	DebtorID    string     `json:"debtor_id" gorm:"primaryKey"`
	PortfolioID string     `json:"portfolio_id"`
	Ref         string     `json:"ref" doc:"The creditor's number of the debt, unique in the portfolio" example:"PR-2024-00917"`
	AccountRef  string     `json:"account_ref" doc:"Account or contract the debt comes from" example:"001-334455"`
	ProductCode string     `json:"product_code" example:"CARD"`
	ProductName string     `json:"product_name" example:"Tarjeta de crédito"`
	Brand       string     `json:"brand" example:"VISA"`
	Currency    string     `json:"currency" doc:"ISO 4217 code of every amount of the debt" example:"UYU"`
	Principal   int64      `json:"principal" doc:"Capital lent, in minor units" example:"1000000"`
	Balance     int64      `json:"balance" doc:"Debits less credits, in minor units" example:"1254300"`
	OriginalDue civil.Day  `json:"original_due" doc:"Day it first fell due" example:"2026-08-10"`
	CurrentDue  civil.Day  `json:"current_due" doc:"Day it falls due now" example:"2026-08-10"`
	AgedFrom    civil.Day  `json:"-"`
	BucketID    string     `json:"bucket_id" doc:"Ageing bucket" example:"b91"`
	BucketSince civil.Day  `json:"bucket_since" doc:"Day the debt came into its bucket" example:"2026-11-09"`
	StatuteDate civil.Day  `json:"statute_date" doc:"Day the claim lapses, empty when unknown" example:"2031-08-10"`
	Status      Status     `json:"status"`
	PausedOn    civil.Day  `json:"paused_on" doc:"Day the count of days past due stopped, empty while it runs"`
	Resolution  Resolution `json:"resolution" enum:",paid,settled,sold,fraud,discarded,discharged,invalidated,written_off,recalled" doc:"How a resolved debt ended"`
	ResolvedAt  *time.Time `json:"resolved_at"`
	DPD         int        `json:"dpd" gorm:"-" doc:"Days past due, today" example:"102"`

	Interest      int64       `json:"interest" doc:"Interest that the creditor counts in, in minor units; 0 when not told" example:"180000"`
	Fees          int64       `json:"fees" doc:"Fees that the creditor counts in" example:"54300"`
	Penalties     int64       `json:"penalties" doc:"Penalties that the creditor counts in" example:"20000"`
	OwedInterest  int64       `json:"owed_interest" doc:"Interest that is part of the balance, in minor units; what no part of it names is principal" example:"120000"`
	OwedFee       int64       `json:"owed_fee" doc:"Fees that are part of the balance" example:"5000"`
	OwedPenalty   int64       `json:"owed_penalty" doc:"Penalties that are part of the balance" example:"0"`
	InterestFrom  civil.Day   `json:"interest_from" doc:"Day from which interest has not been charged yet, empty while none is" example:"2026-11-01"`
	LastPayment   int64       `json:"last_payment" doc:"What was paid to the creditor last; 0 when not told" example:"150000"`
	LastPaymentOn civil.Day   `json:"last_payment_on" doc:"Day of that payment, empty when not told" example:"2026-07-02"`
	Notes         string      `json:"notes" doc:"What the creditor notes of the debt"`
	Extra         extra.Pairs `json:"extra" doc:"Further columns that the creditor sent, by their names"`
	PlanID        string      `json:"-"` // plan that it is paid by; empty for none
	ImportID      string      `json:"-"` // import that brought it; empty for one that was made here
}

// TableName is the table of debts.
func (Debt) TableName() string { return "debts" }

// Refusals are what storage's refusals are called here.
func (Debt) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}

// Owed is how much of the balance is a component, in minor units.
func (d Debt) Owed(c Component) int64 {
	switch c {
	case InterestPart:
		return d.OwedInterest
	case FeePart:
		return d.OwedFee
	case PenaltyPart:
		return d.OwedPenalty
	default:
		return d.Balance - d.OwedInterest - d.OwedFee - d.OwedPenalty
	}
}

// Overdue counts the days past due on a day: they stand still while the debt is paused, and there are none once
// nothing is owed or the debt is resolved.
func (d Debt) Overdue(today civil.Day) int {
	if d.Status == Resolved || d.Balance <= 0 {
		return 0
	}
	if d.PausedOn != "" {
		today = d.PausedOn
	}
	return civil.Overdue(d.AgedFrom, today)
}

// Age puts the debt in its bucket for a day. It returns the stay that ended, nil when the bucket stays the same.
func (d *Debt) Age(set bucket.Set, today civil.Day) *Stay {
	d.DPD = d.Overdue(today)
	now := set.For(d.DPD).ID
	if now == d.BucketID {
		return nil
	}
	before := Stay{DebtID: d.ID, BucketID: d.BucketID, FromOn: d.BucketSince, ToOn: today}
	d.BucketID, d.BucketSince = now, today
	if before.BucketID == "" {
		return nil
	}
	return &before
}

// Stay is one past stay of a debt in a bucket.
type Stay struct {
	TenantID  string    `json:"-" gorm:"primaryKey"`
	ID        string    `json:"id" gorm:"primaryKey"`
	CreatedAt time.Time `json:"-"`
	DebtID    string    `json:"-" gorm:"primaryKey"`
	BucketID  string    `json:"bucket_id" example:"b61"`
	FromOn    civil.Day `json:"from_on" example:"2026-10-10"`
	ToOn      civil.Day `json:"to_on" doc:"Day the debt left the bucket" example:"2026-11-09"`
}

// TableName is the table of past stays.
func (Stay) TableName() string { return "bucket_history" }
