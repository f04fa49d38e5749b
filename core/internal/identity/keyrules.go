package identity

import (
	"context"

	"github.com/recobro/recobro/core/internal/authz"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// keyRules implements apikey.Rules.
type keyRules struct{ service *Service }

// Allowed implements apikey.Rules.
func (r keyRules) Allowed(ctx context.Context) (map[string]principal.Scope, int, error) {
	who := principal.Must(ctx)
	home, err := r.service.tenants.Get(ctx, who.TenantID)
	return r.service.permissionsOf(who), home.APIKeyDays, err
}

// Changeable implements apikey.Rules.
func (r keyRules) Changeable(ctx context.Context, userID string) error {
	_, err := r.service.users.Changeable(ctx, userID)
	return err
}

// permissionsOf are those of the principal's role that what it came with carries, and that reach as far as they are.
func (s *Service) permissionsOf(who principal.Principal) map[string]principal.Scope {
	all := s.config.Grants.Permissions(who.TenantID, who.Role)
	for permission, scope := range all {
		if !who.Carries(permission) || (who.Visitor != "" && !authz.ForVisitors(permission, scope)) {
			delete(all, permission)
		}
	}
	return all
}
