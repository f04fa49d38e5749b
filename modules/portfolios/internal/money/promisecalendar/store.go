package promisecalendar

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

// sums are what promises of a filter come to, by day, currency and state.
func (s *Store) sums(ctx context.Context, f promise.Filter) (sums []daySum, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return f.Rows(ctx, tx.Model(&promise.Promise{})).Group("due_on, currency, status").Order("due_on, currency, status").
			Select("due_on, currency, status, COUNT(*) AS count, SUM(amount) AS amount").Scan(&sums).Error
	})
	return sums, err
}
