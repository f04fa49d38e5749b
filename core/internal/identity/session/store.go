package session

import (
	"context"
	"errors"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func create(tx *gorm.DB, s *Session) error { return tx.Create(s).Error }

// bySecret finds a session inside the tenant of tx.
func bySecret(tx *gorm.DB, hash string) (*Session, error) {
	var s Session
	if err := tx.Where("secret_hash = ?", hash).Take(&s).Error; err != nil {
		return nil, missing(err, ErrEnded)
	}
	return &s, nil
}

func byID(tx *gorm.DB, id string) (*Session, error) {
	var s Session
	if err := tx.Where("id = ?", id).Take(&s).Error; err != nil {
		return nil, missing(err, ErrNotFound)
	}
	return &s, nil
}

// ofUser lists a user's sessions that have not ended, the latest used first.
func ofUser(tx *gorm.DB, userID string, now time.Time) ([]Session, error) {
	var found []Session
	err := tx.Where("user_id = ? AND ended_at IS NULL AND expires_at > ?", userID, now).
		Order("last_seen_at DESC, id").Limit(100).Find(&found).Error
	return found, err
}

func touch(tx *gorm.DB, id string, now time.Time) error {
	return tx.Model(&Session{}).Where("id = ?", id).Updates(map[string]any{"last_seen_at": now}).Error
}

func end(tx *gorm.DB, id string, now time.Time) error {
	return tx.Model(&Session{}).Where("id = ? AND ended_at IS NULL", id).
		Updates(map[string]any{"ended_at": now, "provider_tokens": ""}).Error
}

func endOfUser(tx *gorm.DB, userID, kept string, now time.Time) (int64, error) {
	done := tx.Model(&Session{}).Where("user_id = ? AND id <> ? AND ended_at IS NULL", userID, kept).
		Updates(map[string]any{"ended_at": now, "provider_tokens": ""})
	return done.RowsAffected, done.Error
}

func endProved(tx *gorm.DB, userID, keptAtProvider string, now time.Time) (int64, error) {
	done := tx.Model(&Session{}).
		Where("user_id = ? AND ended_at IS NULL AND (provider_session = '' OR provider_session <> ?)", userID, keptAtProvider).
		Updates(map[string]any{"ended_at": now, "provider_tokens": ""})
	return done.RowsAffected, done.Error
}

// lease takes the right to ask the provider for new tokens until then; false if somebody else has it.
func lease(tx *gorm.DB, id string, now, until time.Time) (bool, error) {
	done := tx.Model(&Session{}).Where("id = ? AND ended_at IS NULL AND refresh_at <= ?", id, now).
		Updates(map[string]any{"refresh_at": until})
	return done.RowsAffected == 1, done.Error
}

func keep(tx *gorm.DB, id, sealed string, refreshAt *time.Time) error {
	return tx.Model(&Session{}).Where("id = ? AND ended_at IS NULL", id).
		Updates(map[string]any{"provider_tokens": sealed, "refresh_at": refreshAt}).Error
}

// sweep removes what ended or expired before the moment, in every tenant.
func sweep(ctx context.Context, db *storage.DB, before time.Time) error {
	return db.Platform(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("expires_at < ? OR ended_at < ?", before, before).Delete(&Session{}).Error
	})
}

func missing(err error, told error) error {
	if errors.Is(err, storage.ErrNotFound) || errors.Is(err, gorm.ErrRecordNotFound) {
		return told
	}
	return err
}

func endEvery(tx *gorm.DB, now time.Time) (int64, error) {
	done := tx.Model(&Session{}).Where("ended_at IS NULL").Updates(map[string]any{"ended_at": now, "provider_tokens": ""})
	return done.RowsAffected, done.Error
}

// visiting are the sessions on one visit: the next of a row ends the one before.
func visiting(tx *gorm.DB, visitID string) (found []Session, err error) {
	err = tx.Where("visit_id = ? AND visit_id <> '' AND ended_at IS NULL", visitID).Limit(10).Find(&found).Error
	return found, err
}

// activity runs over the tenants: tx belongs to the platform.
func activity(tx *gorm.DB, tenants []string, since time.Time) (map[string]Activity, error) {
	var used []Activity
	err := tx.Model(&Session{}).Select("tenant_id, COUNT(DISTINCT user_id) AS people").
		Where("tenant_id IN ? AND last_seen_at > ?", tenants, since).Group("tenant_id").Scan(&used).Error
	found := map[string]Activity{}
	for _, one := range used {
		last, failed := latest(tx, one.TenantID)
		one.Last, err = last, errors.Join(err, failed)
		found[one.TenantID] = one
	}
	return found, err
}

// latest is when a session of a tenant was used last; read by its index.
func latest(tx *gorm.DB, tenant string) (time.Time, error) {
	var found []Session
	err := tx.Select("last_seen_at").Where("tenant_id = ?", tenant).Order("last_seen_at DESC").Limit(1).Find(&found).Error
	if err != nil || len(found) == 0 {
		return time.Time{}, err
	}
	return found[0].LastSeenAt, nil
}
