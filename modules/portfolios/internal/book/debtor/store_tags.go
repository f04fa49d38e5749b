package debtor

import (
	"context"
	"slices"
	"strings"

	"gorm.io/gorm"
)

// Tagged counts the debtors that have a tag.
func (s *Store) Tagged(ctx context.Context, tagID string) (n int64, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&debtorTag{}).Where("tag_id = ?", tagID).Count(&n).Error
	})
	return n, err
}

// SetTags gives a debtor exactly these tags.
func (s *Store) SetTags(ctx context.Context, id string, tagIDs []string) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := tx.Where("debtor_id = ?", id).Delete(&debtorTag{}).Error; err != nil {
			return err
		}
		tagIDs = slices.Compact(slices.Sorted(slices.Values(tagIDs)))
		for _, tagID := range tagIDs {
			if err := tx.Create(&debtorTag{TagID: tagID, DebtorID: id}).Error; err != nil {
				return err
			}
		}
		return s.set(ctx, []string{id}, map[string]any{"tag_ids": strings.Join(tagIDs, ",")})
	})
}

// Many are the debtors of the ids that the caller may see, in no order.
func (s *Store) Many(ctx context.Context, ids []string) (found []Debtor, err error) {
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		return visible(tx).Where("debtors.id IN ?", ids).Find(&found).Error
	})
	return found, err
}
