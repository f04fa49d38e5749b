package signingkey

import (
	"time"

	"gorm.io/gorm"
)

// published lists the keys that clients may meet at now, the last to become active first.
func published(tx *gorm.DB, now time.Time) ([]signingKey, error) {
	var found []signingKey
	err := tx.Where("retires_at IS NULL OR retires_at > ?", now).Order("active_at DESC, id DESC").Find(&found).Error
	return found, err
}

func retire(tx *gorm.DB, id string, at time.Time) error {
	return tx.Model(&signingKey{}).Where("id = ?", id).Updates(map[string]any{"retires_at": at}).Error
}

func sweep(tx *gorm.DB, now time.Time) error {
	return tx.Where("retires_at <= ?", now).Delete(&signingKey{}).Error
}
