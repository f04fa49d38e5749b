package expectation

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/matching"
	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Instalments are what debtors have agreed to pay.
type Instalments struct{ db *storage.DB }

// NewInstalments reads the plans of db.
func NewInstalments(db *storage.DB) *Instalments { return &Instalments{db} }

// Expect are the instalments of which exactly some amount is left to be paid, but for amounts that very many are to pay.
func (s *Instalments) Expect(ctx context.Context, asked matching.Asked) (all []matching.Expected, err error) {
	due := lefts[plan.Instalment]{"status IN ('created', 'started', 'late')", "amount - paid"}
	found, err := due.find(ctx, s.db, asked)
	if err != nil || len(found) == 0 {
		return nil, err
	}
	of, err := s.holders(ctx, found)
	for i := range found {
		if p, open := of[found[i].PlanID]; open {
			sum := money.Amount{Minor: found[i].Left(), Currency: p.Currency}
			all = append(all, matching.Expected{Amount: sum, DebtorID: p.DebtorID, DueOn: found[i].DueOn})
		}
	}
	return all, err
}

// holders are the open plans of instalments.
func (s *Instalments) holders(ctx context.Context, of []plan.Instalment) (map[string]plan.Plan, error) {
	ids, open := []string{""}, map[string]plan.Plan{}
	for _, i := range of {
		ids = append(ids, i.PlanID)
	}
	found, err := storage.All[plan.Plan](ctx, s.db, -1, storage.Columns("id", "debtor_id", "currency"),
		storage.Where("status IN ?", []plan.Status{plan.Active, plan.Suspended}), s.db.Listed("id", ids))
	for _, p := range found {
		open[p.ID] = p
	}
	return open, err
}
