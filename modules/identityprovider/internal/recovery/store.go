package recovery

import (
	"context"
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

// Refusals is what tokens refuse with.
func (token) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrToken} }

func (s *Service) keep(ctx context.Context, accountID, secret string, life time.Duration) error {
	return s.DB.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := tx.Where("account_id = ?", accountID).Delete(&token{}).Error; err != nil {
			return err
		}
		made := &token{AccountID: accountID, Digest: s.Vault.Digest(secret), ExpiresAt: s.Clock.Now().Add(life)}
		return storage.Insert(ctx, s.DB, made)
	})
}

func (s *Service) find(ctx context.Context, secret string) (token, error) {
	found, err := storage.One[token](ctx, s.DB, storage.Where("digest = ?", s.Vault.Digest(secret)))
	if err == nil && (found.UsedAt != nil || !s.Clock.Now().Before(found.ExpiresAt)) {
		err = ErrToken
	}
	return found, err
}
