package promiseoverview

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store sums promises up. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore sums the promises of db up.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// totals are what promises of a filter in some states come to, by currency, out of an index that holds all of it.
func (s *Store) totals(ctx context.Context, f promise.Filter, states []promise.Status) ([]promise.Sum, error) {
	sums := []promise.Sum{}
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return f.Rows(ctx, tx.Model(&promise.Promise{})).Where("promises.status IN ?", states).Group("currency").Order("currency").
			Select("currency, COUNT(*) AS count, SUM(amount) AS amount").Scan(&sums).Error
	})
	return sums, err
}
