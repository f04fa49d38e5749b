package audit

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/money/appropriation"
	"github.com/recobro/recobro/modules/portfolios/internal/money/instalment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
)

// agreementsHold reckons what promises and instalments show from what payments brought them, one by one, and that no payment brought
// more than it paid.
func (a *auditor) agreementsHold(ctx context.Context) error {
	promises, plans := brought{table: &appropriation.Appropriation{}, of: "promise_id"}, brought{table: &instalment.Appropriation{}, of: "instalment_id"}
	for _, b := range []*brought{&promises, &plans} {
		if err := a.store.load(ctx, b); err != nil {
			return err
		}
	}
	err := a.store.eachPayment(ctx, func(p payment.Payment) {
		for name, b := range map[string]brought{"promises": promises, "plans": plans} {
			if came := b.byPayment[p.ID]; came < 0 || came > stands(p) {
				a.finds("payment %s stands for %d and has brought %d to %s", p.ID, stands(p), came, name)
			}
		}
	})
	if err != nil {
		return err
	}
	err = a.store.eachPromise(ctx, func(p promise.Promise) {
		a.agreements++
		if came := promises.byOwner[p.ID]; p.Appropriated != came || came > p.Amount {
			a.finds("promise %s of %d shows %d, payments have brought it %d", p.ID, p.Amount, p.Appropriated, came)
		}
	})
	if err != nil {
		return err
	}
	return a.store.eachInstalment(ctx, func(i plan.Instalment) {
		a.agreements++
		if came := plans.byOwner[i.ID]; i.Paid != came || came > i.Amount {
			a.finds("instalment %s of plan %s of %d shows %d, payments have brought it %d", i.ID, i.PlanID, i.Amount, i.Paid, came)
		}
	})
}

// stands is what a payment has paid, nothing once it was taken back.
func stands(p payment.Payment) int64 {
	if p.Status.Counts() {
		return p.Amount
	}
	return 0
}
