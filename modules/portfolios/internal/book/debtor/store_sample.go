package debtor

import (
	"context"
	"fmt"

	"gorm.io/gorm"
)

// After are the ids of the next debtors of a portfolio, behind an id.
func (s *Store) After(ctx context.Context, portfolioID, behind string, limit int) (ids []string, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&Debtor{}).Where("portfolio_id = ? AND id > ?", portfolioID, behind).Order("id").Limit(limit).Pluck("id", &ids).Error
	})
	return ids, err
}

// lastDigits is how many values the last four hexadecimal digits of an id have; they are drawn by chance.
const lastDigits = 1 << 16

// Sample counts the debtors of a portfolio who owe something, and draws about so many of them by chance, all if there are no more.
func (s *Store) Sample(ctx context.Context, portfolioID string, about int64) (owing int64, ids []string, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		asked := tx.Model(&Debtor{}).Where("portfolio_id = ?", portfolioID).Where(OwesSomething)
		if err := asked.Session(&gorm.Session{}).Count(&owing).Error; err != nil {
			return err
		}
		drawn := asked.Session(&gorm.Session{})
		if owing > about {
			drawn = drawn.Where("substr(id, 33) < ?", fmt.Sprintf("%04x", about*lastDigits/owing))
		}
		return drawn.Order("id").Pluck("id", &ids).Error
	})
	return owing, ids, err
}
