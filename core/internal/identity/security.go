package identity

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/core/internal/identity/tenant"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

type securityInput struct{ Body tenant.Security }

// securityRoutes are how strict a company is about ways in.
func (s *Service) securityRoutes(api *httpx.API) {
	httpx.Register(api, httpx.Operation{
		ID: "tenant-security", Method: http.MethodGet, Path: "/api/v1/tenant/security", Permission: "core.security:read",
		Summary: "How strict the company is about ways in", Tags: []string{"tenants"},
	}, func(ctx context.Context, _ *struct{}) (*httpx.Body[tenant.Security], error) {
		found, err := s.tenants.Get(ctx, principal.Must(ctx).TenantID)
		return httpx.OK(found.Security()), err
	})
	httpx.RegisterWrite(api, httpx.Operation{
		ID: "tenant-security-change", Method: http.MethodPut, Path: "/api/v1/tenant/security", Permission: "core.security:update",
		FreshProof: true, Summary: "Change how strict the company is about ways in", Tags: []string{"tenants"},
	}, s.tightening)
}

// mostInterrupted bounds the people whose open pages are told at once; others hear with their next request.
const mostInterrupted = 1000

// tightening has the open pages of whom it concerns ask anew for what they may hear: an open stream knows no new rule.
func (s *Service) tightening(ctx context.Context, in *securityInput) (*httpx.Body[tenant.Security], error) {
	changed, err := s.tenants.Tighten(ctx, in.Body)
	if err != nil {
		return nil, err
	}
	roles := make([]user.Role, len(changed.SecondFactorRoles))
	for i, role := range changed.SecondFactorRoles {
		roles[i] = user.Role(role)
	}
	concerned, err := s.users.Holding(ctx, roles, mostInterrupted)
	for _, u := range concerned {
		s.sessions.Interrupt(ctx, u.ID)
	}
	return httpx.OK(changed), err
}
