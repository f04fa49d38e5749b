package bucket

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps buckets. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps buckets in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// Set is the tenant's set, empty if it has made none.
func (s *Store) Set(ctx context.Context) (set Set, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Order("min_days").Find(&set).Error })
	return set, err
}

// agedDay is a day whose ageing has been done, with the set of then.
type agedDay struct {
	TenantID string `gorm:"primaryKey"`
	ID       string `gorm:"primaryKey"`
}

// TableName is the table of aged days.
func (agedDay) TableName() string { return "ageing_runs" }

// Replace puts another set in the place of the tenant's; today has to be aged again.
func (s *Store) Replace(ctx context.Context, set Set) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		if err := tx.Where("min_days >= 0").Delete(&Bucket{}).Error; err != nil {
			return err
		}
		if err := tx.Where("id <> ''").Delete(&agedDay{}).Error; err != nil {
			return err
		}
		return tx.Create(set).Error
	})
}
