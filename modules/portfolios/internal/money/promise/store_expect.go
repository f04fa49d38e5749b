package promise

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/matching"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Expect are the open promises of which exactly some amount is left, but for amounts that very many have promised.
func (s *Store) Expect(ctx context.Context, asked matching.Asked) ([]matching.Expected, error) {
	few, err := s.few(ctx, asked)
	if err != nil || len(few) == 0 {
		return nil, err
	}
	found, err := storage.All[Promise](ctx, s.db, -1, storage.Columns("debtor_id", "amount", "appropriated", "currency", "due_on"), lefts(few, asked))
	all := make([]matching.Expected, len(found))
	for i, p := range found {
		all[i] = matching.Expected{Amount: money.Amount{Minor: p.Left(), Currency: p.Currency}, DebtorID: p.DebtorID, DueOn: p.DueOn}
	}
	return all, err
}

// lefts narrows to open promises of which some amount is left, by the index that is for it.
func lefts(minors []int64, asked matching.Asked) storage.Narrow {
	return storage.Where("open AND amount - appropriated IN ? AND due_on BETWEEN ? AND ?", minors, asked.From, asked.To)
}

func (s *Store) few(ctx context.Context, asked matching.Asked) (few []int64, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return lefts(asked.Minors(), asked)(tx.Model(&Promise{})).Group("amount - appropriated").
			Having("COUNT(*) <= ?", matching.MostExpected).Pluck("amount - appropriated", &few).Error
	})
	return few, err
}
