package visit

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostUnderWay bounds how many visits are looked at in one go.
const mostUnderWay = 500

func underWay() storage.Narrow { return storage.Where("left_at IS NULL") }

// everywhere are the visits under way to any tenant, those first that end first.
func everywhere(ctx context.Context, db *storage.DB) (found []Visit, err error) {
	err = db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Scopes(underWay()).Order("ends_at").Limit(mostUnderWay).Find(&found).Error
	})
	return found, err
}
