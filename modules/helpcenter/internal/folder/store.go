package folder

import (
	"context"

	"gorm.io/gorm"
)

// alone runs f so that what it has done is undone when it fails, and the transaction around it goes on.
func (s *Service) alone(ctx context.Context, f func(ctx context.Context) error) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		return tx.Transaction(func(*gorm.DB) error { return f(ctx) })
	})
}
