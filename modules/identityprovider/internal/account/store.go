package account

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func (s *Service) setFactor(ctx context.Context, id, sealed string, since *time.Time, step int64) error {
	return s.set(ctx, id, map[string]any{"otp_secret": sealed, "otp_since": since, "otp_step": step})
}

// dropFactor removes the second factor and its recovery codes.
func (s *Service) dropFactor(ctx context.Context, id string) error {
	if err := s.setFactor(ctx, id, "", nil, 0); err != nil {
		return err
	}
	return s.replaceCodes(ctx, id, nil)
}

func (s *Service) replaceCodes(ctx context.Context, accountID string, digests []string) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := tx.Where("account_id = ?", accountID).Delete(&recoveryCode{}).Error; err != nil || len(digests) == 0 {
			return err
		}
		codes := make([]recoveryCode, len(digests))
		for i, digest := range digests {
			codes[i] = recoveryCode{AccountID: accountID, Digest: digest}
		}
		return storage.Insert(ctx, s.db, codes)
	})
}

func codesLeft(ctx context.Context, db *storage.DB, accountID string) (n int64, err error) {
	err = db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&recoveryCode{}).Where("account_id = ? AND used_at IS NULL", accountID).Count(&n).Error
	})
	return n, err
}
