package user

import (
	"context"

	"gorm.io/gorm"
)

// Active are those of ids who are active users of ctx's tenant.
func (s *Service) Active(ctx context.Context, ids []string) (found []User, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) (err error) {
		found, err = active(tx, ids)
		return err
	})
	return found, err
}

// Holding are the active users of ctx's tenant with one of roles, at most as many as limit.
func (s *Service) Holding(ctx context.Context, roles []Role, limit int) (found []User, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) (err error) {
		found, err = holding(tx, roles, limit)
		return err
	})
	return found, err
}

// Counts are the users of each tenant that may come in, or are invited.
func (s *Service) Counts(ctx context.Context, tenants []string) (counts map[string]int, err error) {
	err = s.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) (err error) {
		counts, err = counted(tx, tenants)
		return err
	})
	return counts, err
}

// Anybody are some users of the installation, whatever their tenant and status: at most limit.
func Anybody(tx *gorm.DB, limit int) ([]User, error) { return anybody(tx, limit) }
