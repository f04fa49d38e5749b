package debt

import (
	"context"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Run is one day's ageing of the portfolios of one zone.
type Run struct {
	TenantID  string `gorm:"primaryKey"`
	ID        string `gorm:"primaryKey"` // zone@day
	CreatedAt time.Time
	Moved     int64
}

// TableName is the table of runs.
func (Run) TableName() string { return "ageing_runs" }

// Ran reports whether a run has been done.
func (s *Store) Ran(ctx context.Context, id string) (ran bool, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		var n int64
		err := tx.Model(&Run{}).Where("id = ?", id).Count(&n).Error
		ran = n > 0
		return err
	})
	return ran, err
}

// Done writes down a run, and reports whether nobody else has done the same meanwhile.
func (s *Store) Done(ctx context.Context, id string, moved int64) (first bool, err error) {
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		done := tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&Run{ID: id, Moved: moved})
		first = done.RowsAffected > 0
		return done.Error
	})
	return first, err
}

// Behind are the next debts of portfolios that may be in another bucket than their own, behind a place in the order of (debtor, id).
func (s *Store) Behind(ctx context.Context, portfolioIDs []string, misplaced storage.Narrow, debtorID, id string, limit int) (debts []Debt, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Select("id", "debtor_id", "status", "balance", "aged_from", "bucket_id", "bucket_since", "paused_on").Scopes(misplaced).
			Where("(debtor_id, id) > (?, ?) AND portfolio_id IN ? AND status <> ?", debtorID, id, portfolioIDs, Resolved).
			Order("debtor_id, id").Limit(limit).Find(&debts).Error
	})
	return debts, err
}

// Put moves debts to a bucket. It is no edit: their versions stay.
func (s *Store) Put(ctx context.Context, debts []Debt, bucketID string, today civil.Day) error {
	debtorIDs, ids := make([]string, len(debts)), make([]string, len(debts))
	for i, d := range debts {
		debtorIDs[i], ids[i] = d.DebtorID, d.ID
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&Debt{}).Where("debtor_id IN ? AND id IN ?", debtorIDs, ids).UpdateColumns(map[string]any{
			"version": gorm.Expr("version"), "bucket_id": bucketID, "bucket_since": string(today),
		}).Error
	})
}
