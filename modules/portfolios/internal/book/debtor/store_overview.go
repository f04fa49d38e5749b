package debtor

import (
	"context"

	"gorm.io/gorm"
)

// Share is what the debtors of one portfolio in one bucket that one person works owe together; nobody works those
// without an assignee.
type Share struct {
	PortfolioID string
	BucketID    string
	AssigneeID  string
	Balance     int64
	Debtors     int64
}

// Shares sums the debtors that the caller may see, in one pass over an index; those of one portfolio if it is named.
func (s *Store) Shares(ctx context.Context, portfolioID string) (shares []Share, err error) {
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		tx = visible(tx).Select(shareKey + ", sum(balance) AS balance, count(*) AS debtors")
		if portfolioID != "" {
			tx = tx.Where("portfolio_id = ?", portfolioID)
		}
		return tx.Group("1, 2, 3").Order("1, 2, 3").Scan(&shares).Error
	})
	return shares, err
}

// shareKey is written so that no index can give the groups their order: SQLite would use the one that does and fetch each
// row for its balance, which takes ten times as long as sorting what the covering index holds.
const shareKey = "portfolio_id || '' AS portfolio_id, bucket_id || '' AS bucket_id, assignee_id || '' AS assignee_id"
