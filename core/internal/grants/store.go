package grants

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// all are the changes of every tenant, in one order.
func all(ctx context.Context, db *storage.DB) (changed []Grant, err error) {
	err = db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Order("tenant_id, id").Find(&changed).Error
	})
	return changed, err
}

// put writes a change, or takes it back.
func put(ctx context.Context, db *storage.DB, g *Grant, back bool) error {
	return db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := tx.Where("id = ?", g.ID).Delete(&Grant{}).Error; err != nil || back {
			return err
		}
		return storage.Insert(ctx, db, g)
	})
}
