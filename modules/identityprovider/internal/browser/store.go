package browser

import (
	"context"
	"time"

	"gorm.io/gorm"
)

func (s *Service) open(ctx context.Context, opened *Session, former string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		if former != "" {
			if err := end(tx, s.clock.Now(), "digest = ?", s.vault.Digest(former)); err != nil {
				return err
			}
		}
		return tx.Create(opened).Error
	})
}

func (s *Service) byDigest(ctx context.Context, digest string) (*Session, error) {
	return s.one(ctx, "digest = ?", digest)
}

func (s *Service) byID(ctx context.Context, id string) (*Session, error) {
	return s.one(ctx, "id = ?", id)
}

func (s *Service) one(ctx context.Context, where string, args ...any) (*Session, error) {
	var found Session
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Where(where, args...).Take(&found).Error })
	return &found, err
}

// End ends a session.
func (s *Service) End(ctx context.Context, id string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return end(tx, s.clock.Now(), "id = ?", id) })
}

// EndOthers ends every session of an account but one; with an empty id, all of them.
func (s *Service) EndOthers(ctx context.Context, accountID, but string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return end(tx, s.clock.Now(), "account_id = ? AND id <> ?", accountID, but)
	})
}

// Sweep removes sessions that have been over for a day.
func (s *Service) Sweep(ctx context.Context) error {
	before := s.clock.Now().Add(-24 * time.Hour)
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("expires_at < ?", before).Delete(&Session{}).Error
	})
}

func end(tx *gorm.DB, now time.Time, where string, args ...any) error {
	return tx.Model(&Session{}).Where(where, args...).Where("ended_at IS NULL").Updates(map[string]any{"ended_at": now}).Error
}
