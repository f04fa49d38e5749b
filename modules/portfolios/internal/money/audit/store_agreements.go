package audit

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// brought is what payments have brought to promises, or to instalments: to each, and by each payment.
type brought struct {
	table              any
	of                 string // column of what it was brought to
	byOwner, byPayment map[string]int64
}

func (s *store) load(ctx context.Context, b *brought) (err error) {
	sums := func(column string) (map[string]int64, error) {
		var all []figure
		err := s.read(ctx, func(tx *gorm.DB) error {
			return tx.Model(b.table).Group(column).Select(column + " AS id, SUM(amount) AS amount").Scan(&all).Error
		})
		return byID(all), err
	}
	if b.byOwner, err = sums(b.of); err != nil {
		return err
	}
	b.byPayment, err = sums("payment_id")
	return err
}

// each hands over all rows of a kind, some at a time.
func each[T any](ctx context.Context, s *store, idOf func(T) string, columns []string, take func(T)) error {
	id := ""
	for {
		some, err := storage.All[T](ctx, s.db, atOnce, storage.Where("id > ?", id), storage.Sorted("id"), storage.Columns(columns...))
		if err != nil || len(some) == 0 {
			return err
		}
		for _, one := range some {
			take(one)
		}
		id = idOf(some[len(some)-1])
	}
}

func (s *store) eachPromise(ctx context.Context, take func(promise.Promise)) error {
	return each(ctx, s, func(p promise.Promise) string { return p.ID }, []string{"id", "amount", "appropriated"}, take)
}

func (s *store) eachInstalment(ctx context.Context, take func(plan.Instalment)) error {
	return each(ctx, s, func(i plan.Instalment) string { return i.ID }, []string{"id", "plan_id", "amount", "paid"}, take)
}
