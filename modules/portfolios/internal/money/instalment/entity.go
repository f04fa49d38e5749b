// Package instalment counts payments on the instalments of plans, takes away what is reversed, and lets the days of plans pass: in the
// transaction of the payment, or by a job.
package instalment

import (
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Appropriation is what a payment paid of an instalment; below zero what its reversal took away again.
type Appropriation struct {
	TenantID     string `gorm:"primaryKey"`
	ID           string `gorm:"primaryKey"`
	PlanID       string
	InstalmentID string
	PaymentID    string
	Amount       int64
}

// TableName is the table of appropriations.
func (Appropriation) TableName() string { return "plan_appropriations" }

func newAppropriation(i *plan.Instalment, paymentID string, amount int64) Appropriation {
	return Appropriation{ID: storage.NewID(), PlanID: i.PlanID, InstalmentID: i.ID, PaymentID: paymentID, Amount: amount}
}

// appropriate counts a payment on a plan's instalments in their order; what is more than is left of the plan counts on none. What was
// found late and turns out to have been paid in time was not late.
func appropriate(p *plan.Plan, paid ledger.Paid) (all []Appropriation) {
	for n := range p.Instalments {
		i := &p.Instalments[n]
		if part := min(paid.Amount, i.Left()); part > 0 {
			i.Pay(part)
			paid.Amount -= part
			all = append(all, newAppropriation(i, paid.PaymentID, part))
			if i.Left() == 0 && !i.DueOn.Before(paid.On) {
				i.LateOn = ""
			}
		}
	}
	return all
}

// giveBack takes away what a payment had paid, the last instalment first, as far as its reversal goes.
func giveBack(p *plan.Plan, paymentID string, amount int64, had []Appropriation) (all []Appropriation) {
	for n := range slices.Backward(p.Instalments) {
		i := &p.Instalments[n]
		var paid int64
		for _, h := range had {
			if h.InstalmentID == i.ID && h.PaymentID == paymentID {
				paid += h.Amount
			}
		}
		if part := min(amount, paid); part > 0 {
			i.Pay(-part)
			amount -= part
			all = append(all, newAppropriation(i, paymentID, -part))
		}
	}
	return all
}
