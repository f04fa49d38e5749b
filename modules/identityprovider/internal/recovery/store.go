package recovery

import (
	"context"
	"errors"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// token is one link. Of several of an account all but the newest are void.
type token struct {
	storage.Row
	AccountID string
	Digest    string
	ExpiresAt time.Time
	UsedAt    *time.Time
}

// TableName is where tokens are kept.
func (token) TableName() string { return "recovery_tokens" }

func (s *Service) keep(ctx context.Context, accountID, secret string, life time.Duration) error {
	return s.DB.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		if err := tx.Where("account_id = ?", accountID).Delete(&token{}).Error; err != nil {
			return err
		}
		made := &token{AccountID: accountID, Digest: s.Vault.Digest(secret), ExpiresAt: s.Clock.Now().Add(life)}
		return tx.Create(made).Error
	})
}

func (s *Service) find(ctx context.Context, secret string) (*token, error) {
	var found token
	err := s.DB.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("digest = ?", s.Vault.Digest(secret)).Take(&found).Error
	})
	if errors.Is(err, storage.ErrNotFound) || errors.Is(err, gorm.ErrRecordNotFound) {
		return nil, ErrToken
	}
	if err == nil && (found.UsedAt != nil || !s.Clock.Now().Before(found.ExpiresAt)) {
		return nil, ErrToken
	}
	return &found, err
}

func use(tx *gorm.DB, id string, now time.Time) (bool, error) {
	done := tx.Model(&token{}).Where("id = ? AND used_at IS NULL", id).Updates(map[string]any{"used_at": now})
	return done.RowsAffected == 1, done.Error
}
