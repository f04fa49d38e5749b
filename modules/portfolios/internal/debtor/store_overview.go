package debtor

import (
	"context"

	"gorm.io/gorm"
)

// Share is what some debtors of one portfolio owe together: those in a bucket, or those of an assignee.
type Share struct {
	PortfolioID string
	BucketID    string
	AssigneeID  string
	Balance     int64
	Debtors     int64
}

// SharesByBucket sums the debtors that the caller may see by portfolio and bucket, out of the index alone; of one
// portfolio if it is named.
func (s *Store) SharesByBucket(ctx context.Context, portfolioID string) ([]Share, error) {
	return s.shares(ctx, portfolioID, "bucket_id")
}

// SharesByAssignee sums the debtors that the caller may see by portfolio and who works them.
func (s *Store) SharesByAssignee(ctx context.Context, portfolioID string) ([]Share, error) {
	return s.shares(ctx, portfolioID, "assignee_id")
}

func (s *Store) shares(ctx context.Context, portfolioID, by string) (shares []Share, err error) {
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		tx = s.reach(ctx, tx).Select("portfolio_id, " + by + ", sum(balance) AS balance, count(*) AS debtors")
		if portfolioID != "" {
			tx = tx.Where("portfolio_id = ?", portfolioID)
		}
		return tx.Group("portfolio_id, " + by).Order("portfolio_id, " + by).Scan(&shares).Error
	})
	return shares, err
}
