package protocol

import (
	"errors"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// tokenOf finds a token and its grant; nil without an error if there is no such token.
func tokenOf(tx *gorm.DB, kind, digest string) (*token, *grant, error) {
	var t token
	if err := tx.Where("kind = ? AND digest = ?", kind, digest).Take(&t).Error; err != nil {
		return nil, nil, ignoreMissing(err)
	}
	var g grant
	if err := tx.Where("id = ?", t.GrantID).Take(&g).Error; err != nil {
		return nil, nil, ignoreMissing(err)
	}
	return &t, &g, nil
}

// use marks a one-time token as used; false if it was.
func use(tx *gorm.DB, id string, now time.Time) (bool, error) {
	done := tx.Model(&token{}).Where("id = ? AND used_at IS NULL", id).Updates(map[string]any{"used_at": now})
	return done.RowsAffected == 1, done.Error
}

func revoke(tx *gorm.DB, now time.Time, where string, args ...any) error {
	return tx.Model(&grant{}).Where(where, args...).Where("revoked_at IS NULL").Updates(map[string]any{"revoked_at": now}).Error
}

func sweep(tx *gorm.DB, now time.Time) error {
	return errors.Join(
		tx.Where("expires_at < ?", now.Add(-time.Hour)).Delete(&grant{}).Error,
		tx.Where("kind = ? AND expires_at < ?", kindAccess, now).Delete(&token{}).Error,
	)
}

func ignoreMissing(err error) error {
	if errors.Is(err, storage.ErrNotFound) || errors.Is(err, gorm.ErrRecordNotFound) {
		return nil
	}
	return err
}
