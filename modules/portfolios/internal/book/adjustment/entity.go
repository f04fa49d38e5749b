// Package adjustment is what people change of debts by hand: within their authority at once, beyond it once somebody else who has it
// approves.
package adjustment

import (
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// AdjustmentRequest is a change of a debt that goes beyond the authority of whoever asks for it: it waits for somebody else who has
// the authority. It is a movement, or, with a resolution, the end of the debt with what is still owed on it.
type AdjustmentRequest struct {
	storage.Row
	DebtorID    string            `json:"debtor_id" gorm:"primaryKey"`
	DebtID      string            `json:"debt_id"`
	PortfolioID string            `json:"portfolio_id"`
	Status      Decision          `json:"status"`
	Direction   debt.Direction    `json:"direction" enum:",debit,credit" doc:"Of a movement"`
	Type        debt.MovementType `json:"type" enum:",discount,adjustment,interest,fee,penalty" doc:"Of a movement"`
	Component   debt.Component    `json:"component" enum:",principal,interest,fee,penalty" doc:"Of a movement: the part of the balance that it goes to"`
	Resolution  debt.Resolution   `json:"resolution" enum:",paid,settled,sold,fraud,discarded,discharged,invalidated,written_off,recalled" doc:"How the debt is to end; empty for a movement"`
	Amount      int64             `json:"amount" doc:"Minor units; with a resolution what is still owed" example:"1906301"`
	Currency    string            `json:"currency" example:"UYU"`
	Balance     int64             `json:"balance" doc:"Of the debt when it was asked for" example:"1906401"`
	SourceRef   string            `json:"source_ref"`
	Note        string            `json:"note"`
	At          *time.Time        `json:"at" doc:"When the movement took effect; null for the moment of approval"`
	DecidedBy   string            `json:"decided_by"`
	DecidedAt   *time.Time        `json:"decided_at"`
	Reason      string            `json:"reason" doc:"Why it was refused"`
	MovementID  string            `json:"movement_id" doc:"What came of it"`
	Decidable   bool              `json:"decidable" gorm:"-" doc:"Whether the caller may approve or refuse it"`
}

// TableName is the table of adjustments.
func (AdjustmentRequest) TableName() string { return "adjustments" }

// Refusals are what storage's refusals are called here.
func (AdjustmentRequest) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrAdjustmentNotFound}
}

// Decision is what became of an adjustment: waiting → approved, refused or withdrawn.
type Decision string

// The decisions.
const (
	Waiting   Decision = "waiting"
	Approved  Decision = "approved"
	Refused   Decision = "refused"
	Withdrawn Decision = "withdrawn"
)

// Enum are all of them.
func (Decision) Enum() []Decision { return []Decision{Waiting, Approved, Refused, Withdrawn} }

// The refusals of authority.
var (
	ErrAuthority          = errs.New(errs.Conflict, "portfolios.authority_exceeded")
	ErrAdjustmentNotFound = errs.New(errs.NotFound, "portfolios.adjustment_not_found")
	ErrAdjustmentOwn      = errs.New(errs.Forbidden, "portfolios.adjustment_own")
	ErrAdjustmentDecided  = errs.New(errs.Conflict, "portfolios.adjustment_decided")
	ErrAdjustmentChanged  = errs.New(errs.Conflict, "portfolios.adjustment_changed")
	ErrAdjustments        = errs.New(errs.Conflict, "portfolios.adjustments_waiting")
	ErrAdjustmentOthers   = errs.New(errs.Forbidden, "portfolios.adjustment_others")
)

// Decide ends the waiting. Nobody approves or refuses what they asked for, and nobody else withdraws it. It fails with
// ErrAdjustmentDecided, ErrAdjustmentOwn and ErrAdjustmentOthers.
func (a *AdjustmentRequest) Decide(to Decision, by string, at time.Time) error {
	switch {
	case a.Status != Waiting:
		return ErrAdjustmentDecided.WithParam("status", a.Status)
	case to == Withdrawn && by != a.CreatedBy:
		return ErrAdjustmentOthers
	case to != Withdrawn && by == a.CreatedBy:
		return ErrAdjustmentOwn
	}
	a.Status, a.DecidedBy, a.DecidedAt = to, by, &at
	return nil
}

// movement is the movement that was asked for.
func (a *AdjustmentRequest) movement() debt.Movement {
	m := debt.Movement{
		DebtID: a.DebtID, Direction: a.Direction, Type: a.Type, Component: a.Component, Amount: a.Amount,
		Currency: a.Currency, SourceRef: a.SourceRef, Note: a.Note, CreatedBy: a.CreatedBy,
	}
	if a.At != nil {
		m.At = *a.At
	}
	return m
}

// apply does what was asked for on the account: the movements that it posted, none for the end of a debt. It fails with
// ErrAdjustmentChanged (more is owed by now than was to be given up) and as debt.Debt.Post and Resolve do.
func (a *AdjustmentRequest) apply(account *ledger.Account) ([]*debt.Movement, error) {
	if a.Resolution == "" {
		posted, err := account.PostAll(a.movement())
		if len(posted) > 0 {
			a.MovementID = posted[0].ID
		}
		return posted, err
	}
	d, err := account.Debt(a.DebtID)
	if err == nil && d.Balance > a.Amount {
		err = ErrAdjustmentChanged
	}
	if err != nil {
		return nil, err
	}
	return nil, d.Resolve(a.Resolution, account.Now)
}
