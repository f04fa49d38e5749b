package debtor

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// summed are the first debtors that the caller may see and the criteria leave, in no order, as far as sums need them: each once, however
// many ways find them.
func (s *Store) summed(ctx context.Context, c Criteria, most int) (rows []summed, err error) {
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		q, err := s.question(ctx, tx, c, page.Params{})
		if err != nil {
			return err
		}
		ways := []*gorm.DB{q.Rows(tx.Model(&Debtor{}))}
		if q.Search != nil {
			ways = nil
			if q.Search.Ways != nil {
				ways = q.Search.Ways(tx, most)
			}
		}
		seen := map[string]bool{}
		for _, way := range ways {
			var found []summed
			if err := way.Select("debtors.id, debtors.portfolio_id, debtors.balance").Limit(most).Scan(&found).Error; err != nil {
				return err
			}
			for _, row := range found {
				if !seen[row.ID] && len(rows) < most {
					seen[row.ID], rows = true, append(rows, row)
				}
			}
		}
		return nil
	})
	return rows, err
}
