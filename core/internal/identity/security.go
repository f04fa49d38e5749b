package identity

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/core/internal/identity/session"
	"github.com/recobro/recobro/core/internal/identity/tenant"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// securityRoutes are how strict a company is about ways in.
func (s *Service) securityRoutes(api *httpx.API) {
	g := httpx.Group{API: api, Tag: "tenant-security", Base: "/api/v1/tenant/security", Rights: "core.security"}
	httpx.Get(g.Op("", "", "read", "How strict the company is about ways in"), func(ctx context.Context, _ *struct{}) (tenant.Security, error) {
		found, err := s.tenants.Get(ctx, principal.Must(ctx).TenantID)
		return found.Security(), err
	})
	change := g.Op("change", "", "update", "Change how strict the company is about ways in")
	change.FreshProof = true
	httpx.Write(change, http.MethodPut, s.tightening)
}

// tightening has all that is open looked at anew: what goes on knows no new rule.
func (s *Service) tightening(ctx context.Context, in *struct{ Body tenant.Security }) (tenant.Security, error) {
	changed, err := s.tenants.Tighten(ctx, in.Body)
	if err == nil {
		s.sessions.Interrupt(ctx, session.Everybody)
	}
	return changed, err
}
