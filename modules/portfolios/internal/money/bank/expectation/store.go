// Package expectation knows what debtors are expected to pay: what is left of promises and of the instalments of plans.
package expectation

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/matching"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// lefts says which rows of T are expected to be paid, and what is left of one.
type lefts[T any] struct{ open, left string }

// find are the rows of which exactly some amount is left, but for amounts that very many are to pay.
func (l lefts[T]) find(ctx context.Context, db *storage.DB, asked matching.Asked, more ...storage.Narrow) ([]T, error) {
	few, err := l.few(ctx, db, asked)
	if err != nil || len(few) == 0 {
		return nil, err
	}
	return storage.All[T](ctx, db, -1, append(more, l.narrow(few, asked))...)
}

// few are the amounts asked for that no more rows have left than tell who paid.
func (l lefts[T]) few(ctx context.Context, db *storage.DB, asked matching.Asked) (few []int64, err error) {
	err = db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return l.narrow(asked.Minors(), asked)(tx.Model(new(T))).Group(l.left).Having("COUNT(*) <= ?", matching.MostExpected).Pluck(l.left, &few).Error
	})
	return few, err
}

// narrow narrows to rows of which some amount is left, by the index that is for it.
func (l lefts[T]) narrow(minors []int64, asked matching.Asked) storage.Narrow {
	return storage.Where(l.open+" AND "+l.left+" IN ? AND due_on BETWEEN ? AND ?", minors, asked.From, asked.To)
}
