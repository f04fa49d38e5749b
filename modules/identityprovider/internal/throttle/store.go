package throttle

import (
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// locked gives the throttle with an id, made if there is none, held until the transaction ends.
func locked(tx *gorm.DB, id string) (*throttle, error) {
	fresh := &throttle{Row: storage.Row{ID: id}, FailedAt: time.Unix(0, 0).UTC(), BlockedUntil: time.Unix(0, 0).UTC()}
	if err := tx.Clauses(clause.OnConflict{DoNothing: true}).Create(fresh).Error; err != nil {
		return nil, err
	}
	var found throttle
	err := tx.Clauses(clause.Locking{Strength: clause.LockingStrengthUpdate}).Where("id = ?", id).Take(&found).Error
	return &found, err
}

func keep(tx *gorm.DB, t *throttle) error {
	return tx.Model(&throttle{}).Where("id = ?", t.ID).Updates(map[string]any{
		"failures": t.Failures, "failed_at": t.FailedAt, "blocked_until": t.BlockedUntil,
	}).Error
}

func forgive(tx *gorm.DB, id string) error { return tx.Where("id = ?", id).Delete(&throttle{}).Error }

func sweep(tx *gorm.DB, before time.Time) error {
	return tx.Where("failed_at < ?", before).Delete(&throttle{}).Error
}
