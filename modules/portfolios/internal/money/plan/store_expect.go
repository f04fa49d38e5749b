package plan

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/matching"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Expect are the instalments of which exactly some amount is left to be paid, but for amounts that very many are to pay.
func (s *Store) Expect(ctx context.Context, asked matching.Asked) (all []matching.Expected, err error) {
	few, err := s.few(ctx, asked)
	if err != nil || len(few) == 0 {
		return nil, err
	}
	found, err := storage.All[Instalment](ctx, s.db, -1, lefts(few, asked))
	if err != nil {
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

// lefts narrows to instalments of which some amount is left, by the index that is for it.
func lefts(minors []int64, asked matching.Asked) storage.Narrow {
	return storage.Where("status IN ('created', 'started', 'late') AND amount - paid IN ? AND due_on BETWEEN ? AND ?", minors, asked.From, asked.To)
}

func (s *Store) few(ctx context.Context, asked matching.Asked) (few []int64, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return lefts(asked.Minors(), asked)(tx.Model(&Instalment{})).Group("amount - paid").
			Having("COUNT(*) <= ?", matching.MostExpected).Pluck("amount - paid", &few).Error
	})
	return few, err
}

// holders are the open plans of instalments.
func (s *Store) holders(ctx context.Context, of []Instalment) (map[string]Plan, error) {
	ids, open := []string{""}, map[string]Plan{}
	for _, i := range of {
		ids = append(ids, i.PlanID)
	}
	found, err := storage.All[Plan](ctx, s.db, -1, storage.Columns("id", "debtor_id", "currency"), storage.Where("status IN ?", []Status{Active, Suspended}), s.db.Listed("id", ids))
	for _, p := range found {
		open[p.ID] = p
	}
	return open, err
}
