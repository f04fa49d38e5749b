package debtor

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// eachBatch is how many rows are read at a time; the whole is never held.
const eachBatch = 1_000

// Following are the next debtors behind an id, in the order of time, that the caller may see and the criteria leave.
func (s *Store) Following(ctx context.Context, c Criteria, behind string, limit int) (rows []Debtor, err error) {
	err = s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		l, err := s.question(ctx, tx, c, Order{column: "id"}, page.Params{Page: 1, PageSize: limit})
		if err != nil {
			return err
		}
		var from *key
		if behind != "" {
			from = &key{ID: behind}
		}
		rows, err = l.walk(l.walking(), from, false, 0)
		return err
	})
	return rows, err
}

// Enqueue has a batch of a bulk change follow, by the transaction of ctx.
func (s *Store) Enqueue(ctx context.Context, queue *jobs.Client, work BulkWork) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		_, err := queue.InsertTx(ctx, tx, work, nil)
		return err
	})
}

// Each hands over every debtor that the caller may see and the criteria leave, batch by batch in the order. Each batch is
// a snapshot of its own, so that a long walk holds up nobody; a debtor whose place changes meanwhile may be missed or met
// twice, except in the order of time.
func (s *Store) Each(ctx context.Context, c Criteria, o Order, f func([]Debtor) error) error {
	var behind *key
	for {
		var rows []Debtor
		err := s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) (err error) {
			l, err := s.question(ctx, tx, c, o, page.Params{Page: 1, PageSize: eachBatch})
			if err != nil {
				return err
			}
			rows, err = l.walk(l.walking(), behind, false, 0)
			return err
		})
		if err != nil || len(rows) == 0 {
			return err
		}
		last := o.keyOf(rows[len(rows)-1])
		if err := f(rows); err != nil || len(rows) < eachBatch {
			return err
		}
		behind = &last
	}
}
