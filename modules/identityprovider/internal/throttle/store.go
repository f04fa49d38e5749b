package throttle

import (
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// lock gives the throttles of buckets, locked until the transaction ends. The order is always the same, account before
// address: two attempts never wait for each other.
func lock(tx *gorm.DB, buckets []bucket) ([]counted, error) {
	held := make([]counted, 0, len(buckets))
	for _, one := range buckets {
		found, err := locked(tx, one.id)
		if err != nil {
			return nil, err
		}
		held = append(held, counted{throttle: found, limit: one.limit})
	}
	return held, nil
}

func countAll(tx *gorm.DB, held []counted, now time.Time) error {
	for _, one := range held {
		one.count(now, one.limit)
		if err := keep(tx, one.throttle); err != nil {
			return err
		}
	}
	return nil
}

func uncount(tx *gorm.DB, buckets []bucket, now time.Time) error {
	held, err := lock(tx, buckets)
	for _, one := range held {
		one.uncount(now, one.limit)
		if err := keep(tx, one.throttle); err != nil {
			return err
		}
	}
	return err
}

// locked gives the throttle with an id, made if there is none, locked until the transaction ends.
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

// spend remembers a proof; false if it was used before.
func spend(tx *gorm.DB, id string, expires time.Time) (bool, error) {
	done := tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&spentProof{Row: storage.Row{ID: id}, ExpiresAt: expires})
	return done.RowsAffected == 1, done.Error
}

func sweep(tx *gorm.DB, before time.Time) error {
	return tx.Where("failed_at < ?", before).Delete(&throttle{}).Error
}

func sweepProofs(tx *gorm.DB, now time.Time) error {
	return tx.Where("expires_at < ?", now).Delete(&spentProof{}).Error
}
