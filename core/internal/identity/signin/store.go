package signin

import (
	"errors"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// take removes the attempt with a state and gives it: whoever comes second finds nothing.
func take(tx *gorm.DB, state string) (*Attempt, error) {
	var a Attempt
	err := tx.Where("state_hash = ?", digest(state)).Take(&a).Error
	if errors.Is(err, storage.ErrNotFound) || errors.Is(err, gorm.ErrRecordNotFound) {
		return nil, ErrReplayed
	}
	if err != nil {
		return nil, err
	}
	done := tx.Where("id = ?", a.ID).Delete(&Attempt{})
	if done.Error == nil && done.RowsAffected == 0 {
		return nil, ErrReplayed
	}
	return &a, done.Error
}

func sweep(tx *gorm.DB, now time.Time) error {
	return tx.Where("expires_at < ?", now).Delete(&Attempt{}).Error
}
