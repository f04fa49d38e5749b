package debtor

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// eachBatch is how many rows are read at a time; the whole is never held.
const eachBatch = 1_000

// Each hands over every debtor that the caller may see and the criteria leave, batch by batch in the order. Each batch is
// a snapshot of its own, so that a long walk holds up nobody; a debtor whose place changes meanwhile may be missed or met
// twice, except in the order of time.
func (s *Store) Each(ctx context.Context, c Criteria, o Order, f func([]Debtor) error) error {
	var behind *key
	for {
		var rows []Debtor
		err := s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) (err error) {
			l := s.question(ctx, tx, c, o, page.Params{Page: 1, PageSize: eachBatch})
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
