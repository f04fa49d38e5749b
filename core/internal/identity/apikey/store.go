package apikey

import (
	"errors"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func bySecret(tx *gorm.DB, hashed string) (*Key, error) {
	var k Key
	if err := tx.Where("secret_hash = ?", hashed).Take(&k).Error; err != nil {
		return nil, missing(err, ErrRefused)
	}
	return &k, nil
}

// owned finds a key of a user, so that nobody revokes another's.
func owned(tx *gorm.DB, id, userID string) (*Key, error) {
	var k Key
	if err := tx.Where("id = ? AND user_id = ?", id, userID).Take(&k).Error; err != nil {
		return nil, missing(err, ErrNotFound)
	}
	return &k, nil
}

func ofUser(tx *gorm.DB, userID string) ([]Key, error) {
	var found []Key
	err := tx.Where("user_id = ? AND revoked_at IS NULL", userID).Order("created_at DESC").Limit(100).Find(&found).Error
	return found, err
}

// owner is as much of a user as tells whose keys nobody else is to know of.
type owner struct {
	storage.Row
	Role string
}

// TableName is where users are kept.
func (owner) TableName() string { return "users" }

// named finds keys by their ids, revoked ones too; those of users who have none of the hidden roles.
func named(tx *gorm.DB, ids []string, hidden []string) (found []Key, err error) {
	some := tx.Model(&Key{}).Select("api_keys.id", "api_keys.name").Where("api_keys.id IN ?", ids)
	if len(hidden) > 0 {
		some = some.Where("api_keys.user_id NOT IN (?)", tx.Model(&owner{}).Select("users.id").Where("users.role IN ?", hidden))
	}
	err = some.Find(&found).Error
	return found, err
}

func revoke(tx *gorm.DB, id string, now time.Time) error {
	return tx.Model(&Key{}).Where("id = ? AND revoked_at IS NULL", id).Updates(map[string]any{"revoked_at": now}).Error
}

func revokeAll(tx *gorm.DB, userID string, now time.Time) (int64, error) {
	done := tx.Model(&Key{}).Where("user_id = ? AND revoked_at IS NULL", userID).Updates(map[string]any{"revoked_at": now})
	return done.RowsAffected, done.Error
}

func touch(tx *gorm.DB, id string, now time.Time) error {
	return tx.Model(&Key{}).Where("id = ?", id).UpdateColumn("last_used_at", now).Error
}

// latest is when a key of a tenant was used last; zero: never. tx belongs to the platform.
func latest(tx *gorm.DB, tenant string) (time.Time, error) {
	var found []Key
	err := tx.Where("tenant_id = ? AND last_used_at IS NOT NULL", tenant).Order("last_used_at DESC").Limit(1).Find(&found).Error
	if err != nil || len(found) == 0 {
		return time.Time{}, err
	}
	return *found[0].LastUsedAt, nil
}

func missing(err, told error) error {
	if errors.Is(err, storage.ErrNotFound) || errors.Is(err, gorm.ErrRecordNotFound) {
		return told
	}
	return err
}
