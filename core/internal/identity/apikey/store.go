package apikey

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// owner is as much of a user as tells whose keys nobody else is to know of.
type owner struct {
	storage.Row
	Role string
}

// TableName is where users are kept.
func (owner) TableName() string { return "users" }

// named finds keys by their ids, revoked ones too; those of users who have none of the hidden roles.
func named(ctx context.Context, db *storage.DB, ids []string, hidden []string) (found []Key, err error) {
	err = db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		some := tx.Model(&Key{}).Select("api_keys.id", "api_keys.name").Where("api_keys.id IN ?", ids)
		if len(hidden) > 0 {
			some = some.Where("api_keys.user_id NOT IN (?)", tx.Model(&owner{}).Select("users.id").Where("users.role IN ?", hidden))
		}
		return some.Find(&found).Error
	})
	return found, err
}

// touch is no change of the key: the time of that stays.
func touch(ctx context.Context, db *storage.DB, id string, now time.Time) error {
	return db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&Key{}).Where("id = ?", id).UpdateColumn("last_used_at", now).Error
	})
}

// lastUsed is when a key of each tenant was used last, by its index; the zero time for one without.
func lastUsed(ctx context.Context, db *storage.DB, tenants []string) (map[string]time.Time, error) {
	used := map[string]time.Time{}
	err := db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		for _, tenant := range tenants {
			var found []Key
			err := tx.Where("tenant_id = ? AND last_used_at IS NOT NULL", tenant).Order("last_used_at DESC").Limit(1).Find(&found).Error
			if err != nil {
				return err
			}
			for _, key := range found {
				used[tenant] = *key.LastUsedAt
			}
		}
		return nil
	})
	return used, err
}
