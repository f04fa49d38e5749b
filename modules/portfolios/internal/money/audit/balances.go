package audit

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
)

// balancesHold reckons every balance, by component, from its movements.
func (a *auditor) balancesHold(ctx context.Context) error {
	debtorID, id := "", ""
	for {
		some, err := a.store.debtsBehind(ctx, debtorID, id)
		if err != nil || len(some) == 0 {
			return err
		}
		last := some[len(some)-1]
		debtorID, id = last.DebtorID, last.ID
		sums, err := a.store.sums(ctx, some)
		if err != nil {
			return err
		}
		for _, d := range some {
			a.balanceHolds(d, sums[d.ID])
		}
	}
}

func (a *auditor) balanceHolds(d debt.Debt, of sum) {
	a.balances++
	a.movements += of.count
	if d.Balance != of.total() {
		a.finds("debt %s of debtor %s shows a balance of %d, its movements come to %d", d.ID, d.DebtorID, d.Balance, of.total())
		return
	}
	for _, c := range debt.PrincipalPart.Enum() {
		if d.Owed(c) != of.by[c] {
			a.finds("debt %s of debtor %s shows %d of %s, its movements come to %d", d.ID, d.DebtorID, d.Owed(c), c, of.by[c])
		}
	}
}

// figuresHold reckons what debtors and portfolios show from their debts.
func (a *auditor) figuresHold(ctx context.Context) error {
	sums := map[string]int64{}
	err := a.store.eachDebtor(ctx, func(d debtor.Debtor, owed int64) {
		sums[d.PortfolioID] += d.Balance
		if d.Balance != owed {
			a.finds("debtor %s shows a balance of %d, the debts come to %d", d.ID, d.Balance, owed)
		}
	})
	if err != nil {
		return err
	}
	portfolios, err := a.store.portfolios(ctx)
	for _, p := range portfolios {
		if p.Balance != sums[p.ID] {
			a.finds("portfolio %s shows a balance of %d, the debtors come to %d", p.ID, p.Balance, sums[p.ID])
		}
	}
	return err
}
