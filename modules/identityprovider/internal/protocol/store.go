package protocol

import (
	"context"
	"errors"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// tokenOf finds a token and its grant; storage.ErrNotFound.
func (s *Service) tokenOf(ctx context.Context, kind, secret string) (token, grant, error) {
	found, err := storage.One[token](ctx, s.DB, storage.Where("kind = ? AND digest = ?", kind, s.Vault.Digest(secret)))
	if err != nil {
		return found, grant{}, err
	}
	of, err := storage.One[grant](ctx, s.DB, storage.ByID(found.GrantID))
	return found, of, err
}

func (s *Service) revoke(ctx context.Context, which storage.Narrow) error {
	_, err := storage.Set[grant](ctx, s.DB, map[string]any{"revoked_at": s.Clock.Now()}, which, storage.Where("revoked_at IS NULL"))
	return err
}

// Sweep removes what has expired.
func (s *Service) Sweep(ctx context.Context) error {
	now := s.Clock.Now()
	return s.DB.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return errors.Join(
			tx.Where("expires_at < ?", now.Add(-time.Hour)).Delete(&grant{}).Error,
			tx.Where("kind = ? AND expires_at < ?", kindAccess, now).Delete(&token{}).Error,
		)
	})
}
