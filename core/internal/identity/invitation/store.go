package invitation

import (
	"time"

	"gorm.io/gorm"
)

func newest(tx *gorm.DB, userID string) (*Invitation, error) {
	var found []Invitation
	err := tx.Where("user_id = ?", userID).Order("created_at DESC, id DESC").Limit(1).Find(&found).Error
	if err != nil || len(found) == 0 {
		return nil, err
	}
	return &found[0], nil
}

func byID(tx *gorm.DB, id string) (*Invitation, error) {
	var found []Invitation
	err := tx.Where("id = ?", id).Limit(1).Find(&found).Error
	if err != nil || len(found) == 0 {
		return nil, err
	}
	return &found[0], nil
}

func revokeOpen(tx *gorm.DB, userID string, now time.Time) error {
	return tx.Model(&Invitation{}).Where("user_id = ? AND used_at IS NULL AND revoked_at IS NULL", userID).
		Updates(map[string]any{"revoked_at": now}).Error
}

func use(tx *gorm.DB, id string, now time.Time) (bool, error) {
	done := tx.Model(&Invitation{}).Where("id = ? AND used_at IS NULL AND revoked_at IS NULL", id).
		Updates(map[string]any{"used_at": now})
	return done.RowsAffected == 1, done.Error
}
