package tenant

import (
	"context"
	"slices"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Security is how strict a tenant is about ways in.
type Security struct {
	APIKeyDays        int      `json:"api_key_days" enum:"0,1,7,30,60,90,180,365" doc:"How old a person's API key may grow; 0: any age"`
	SecondFactorRoles []string `json:"second_factor_roles" maxItems:"4" enum:"superadmin,admin,manager,cashier" doc:"Roles that have to prove a second factor"`
}

// Security is how strict the tenant is.
func (t Tenant) Security() Security {
	roles := []string{}
	if t.SecondFactorRoles != "" {
		roles = strings.Split(t.SecondFactorRoles, ",")
	}
	return Security{APIKeyDays: t.APIKeyDays, SecondFactorRoles: roles}
}

// AsksSecondFactor says whether a role has to prove one.
func (t Tenant) AsksSecondFactor(role string) bool {
	return slices.Contains(strings.Split(t.SecondFactorRoles, ","), role)
}

// Tighten changes how strict ctx's tenant is. Other processes know within a minute.
func (s *Service) Tighten(ctx context.Context, wanted Security) (Security, error) {
	roles := slices.Clone(wanted.SecondFactorRoles)
	slices.Sort(roles)
	wanted.SecondFactorRoles = slices.Compact(roles)
	err := s.db.Within(ctx, func(ctx context.Context) error {
		columns := map[string]any{"api_key_days": wanted.APIKeyDays, "second_factor_roles": strings.Join(wanted.SecondFactorRoles, ",")}
		if _, err := storage.Set[Tenant](ctx, s.db, columns, storage.ByID(principal.Must(ctx).TenantID)); err != nil {
			return err
		}
		s.forget(ctx)
		return s.wrote(ctx, "security_changed", map[string]any{"api_key_days": wanted.APIKeyDays, "second_factor_roles": wanted.SecondFactorRoles})
	})
	return wanted, err
}
