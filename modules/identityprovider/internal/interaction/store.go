package interaction

import (
	"errors"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func byID(tx *gorm.DB, id string) (*Interaction, error) {
	var found Interaction
	err := tx.Where("id = ?", id).Take(&found).Error
	if errors.Is(err, storage.ErrNotFound) || errors.Is(err, gorm.ErrRecordNotFound) {
		return nil, ErrOver
	}
	return &found, err
}

func countTry(tx *gorm.DB, id string) error {
	return tx.Model(&Interaction{}).Where("id = ?", id).Updates(map[string]any{"tries": gorm.Expr("tries + 1")}).Error
}

func setAccount(tx *gorm.DB, id, accountID string) error {
	return tx.Model(&Interaction{}).Where("id = ?", id).Updates(map[string]any{"account_id": accountID}).Error
}

// finish ends an interaction; false if somebody else has meanwhile.
func finish(tx *gorm.DB, id string, now time.Time) (bool, error) {
	done := tx.Model(&Interaction{}).Where("id = ? AND done_at IS NULL", id).Updates(map[string]any{"done_at": now})
	return done.RowsAffected == 1, done.Error
}

func sweep(tx *gorm.DB, now time.Time) error {
	return tx.Where("expires_at < ?", now).Delete(&Interaction{}).Error
}

func finishOf(tx *gorm.DB, accountID string, now time.Time) error {
	return tx.Model(&Interaction{}).Where("account_id = ? AND done_at IS NULL", accountID).Updates(map[string]any{"done_at": now}).Error
}
