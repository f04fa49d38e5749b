package debtor

import (
	"context"
	"maps"
	"slices"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// InBucket is what a portfolio's debtors in one bucket owe.
type InBucket struct {
	BucketID string
	Balance  int64
	Debtors  int64
}

// Ageing sums a portfolio's debtors by bucket, out of the index alone.
func (s *Store) Ageing(ctx context.Context, portfolioID string) (sums []InBucket, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&Debtor{}).Select("bucket_id, sum(balance) AS balance, count(*) AS debtors").
			Where("portfolio_id = ?", portfolioID).Group("bucket_id").Scan(&sums).Error
	})
	return sums, err
}

// Behind are the next debtors of portfolios, behind an id.
func (s *Store) Behind(ctx context.Context, portfolioIDs []string, misplaced storage.Narrow, id string, limit int) (found []Debtor, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&Debtor{}).Select("id", "aged_from", "bucket_id").Scopes(misplaced).
			Where("id > ? AND portfolio_id IN ?", id, portfolioIDs).Order("id").Limit(limit).Find(&found).Error
	})
	return found, err
}

// Put moves debtors to buckets, by bucket. It is no edit: their versions stay.
func (s *Store) Put(ctx context.Context, idsByBucket map[string][]string) error {
	if len(idsByBucket) == 0 {
		return nil
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		for _, bucketID := range slices.Sorted(maps.Keys(idsByBucket)) { // in one order, as two runs at once must lock the rows
			err := tx.Model(&Debtor{}).Where("id IN ?", idsByBucket[bucketID]).
				UpdateColumns(map[string]any{"version": gorm.Expr("version"), "bucket_id": bucketID}).Error
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// Owing are the ids of the next debtors of a portfolio who owe something, behind an id.
func (s *Store) Owing(ctx context.Context, portfolioID, behind string, limit int) (ids []string, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&Debtor{}).Where("portfolio_id = ? AND id > ?", portfolioID, behind).Where(OwesSomething).Order("id").Limit(limit).Pluck("id", &ids).Error
	})
	return ids, err
}
