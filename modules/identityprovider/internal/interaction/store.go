package interaction

import (
	"context"

	"gorm.io/gorm"
)

// Sweep removes interactions that nobody finished.
func (s *Service) Sweep(ctx context.Context) error {
	return s.DB.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("expires_at < ?", s.Clock.Now()).Delete(&Interaction{}).Error
	})
}
