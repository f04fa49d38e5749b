package visit

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostUnderWay bounds how many visits are looked at in one go.
const mostUnderWay = 500

func byID(tx *gorm.DB, id string) (*Visit, error) {
	var found Visit
	err := tx.Where("id = ?", id).Take(&found).Error
	return &found, err
}

// here are the visits under way to the tenant of tx.
func here(tx *gorm.DB) (found []Visit, err error) {
	err = tx.Where("left_at IS NULL").Limit(mostUnderWay).Find(&found).Error
	return found, err
}

// underWay are the visits under way anywhere, those first that end first.
func underWay(ctx context.Context, db *storage.DB) (found []Visit, err error) {
	err = db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("left_at IS NULL").Order("ends_at").Limit(mostUnderWay).Find(&found).Error
	})
	return found, err
}

// leave ends a visit and says whether it was under way: of two who try, one does.
func leave(tx *gorm.DB, id string, at time.Time) (bool, error) {
	done := tx.Model(&Visit{}).Where("id = ? AND left_at IS NULL", id).Updates(map[string]any{"left_at": at})
	return done.RowsAffected == 1, done.Error
}
