package user

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Active are those of ids who are active users of ctx's tenant.
func (s *Service) Active(ctx context.Context, ids []string) ([]User, error) {
	return storage.All[User](ctx, s.db, len(ids), storage.Where("id IN ? AND status = ?", ids, Active))
}

// Holding are the active users of ctx's tenant with one of roles, at most as many as limit.
func (s *Service) Holding(ctx context.Context, roles []Role, limit int) ([]User, error) {
	return storage.All[User](ctx, s.db, limit, storage.Where("role IN ? AND status = ?", roles, Active), storage.Sorted("id"))
}

// Counts are the users of each tenant that may come in, or are invited.
func (s *Service) Counts(ctx context.Context, tenants []string) (map[string]int, error) {
	return counted(ctx, s.db, tenants)
}
