package browser

import (
	"context"
	"time"

	"gorm.io/gorm"
)

// Sweep removes sessions that have been over for a day.
func (s *Service) Sweep(ctx context.Context) error {
	before := s.clock.Now().Add(-24 * time.Hour)
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("expires_at < ?", before).Delete(&Session{}).Error
	})
}
