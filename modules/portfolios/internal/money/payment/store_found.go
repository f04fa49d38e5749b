package payment

import (
	"context"
	"errors"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// insertMany writes very many new payments.
func (s *Store) insertMany(ctx context.Context, made []*Payment) error {
	now := s.db.Clock().Now().UTC()
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) (failed error) {
		_, err := s.db.Bulk(ctx, tx, "payments", bulkColumns(), func(yield func([]any) bool) {
			for _, p := range made {
				values, err := p.bulkValues(now)
				if failed = errors.Join(failed, err); err != nil || !yield(values) {
					return
				}
			}
		})
		return errors.Join(failed, err)
	})
}

// Transfers are payments by transfer under some numbers of the bank that somebody confirmed, and that no line of it has met.
func (s *Store) Transfers(ctx context.Context, refs []string) ([]Payment, error) {
	if len(refs) == 0 {
		return nil, nil
	}
	return storage.All[Payment](ctx, s.db, -1, s.db.Listed("external_ref", refs),
		storage.Where("status = ? AND method = ? AND bank_line_id = ''", Allocated, till.Transfer))
}
