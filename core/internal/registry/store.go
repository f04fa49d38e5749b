package registry

import (
	"context"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// allOff lists every tenant's switched-off modules.
func allOff(ctx context.Context, db *storage.DB) ([]App, error) {
	var off []App
	err := db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("connected = ?", false).Find(&off).Error
	})
	return off, err
}

// save writes the switch, whether there was one or not.
func save(ctx context.Context, db *storage.DB, app *App) error {
	return db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.OnConflict{
			Columns: []clause.Column{{Name: "tenant_id"}, {Name: "id"}},
			DoUpdates: clause.Assignments(map[string]any{
				"connected": app.Connected, "updated_at": tx.NowFunc(), "version": gorm.Expr("apps.version + 1"),
			}),
		}).Create(app).Error
	})
}
