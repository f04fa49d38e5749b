package grants

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// SetInput is what becomes of a cell.
type SetInput struct {
	Permission string `path:"permission" maxLength:"128" example:"module.records:read"`
	Role       string `path:"role" enum:"superadmin,admin,manager,cashier"`
	Body       struct {
		Reach Reach `json:"reach"`
	}
}

// Routes serves who may do what.
func (s *Service) Routes(api *httpx.API) {
	g := httpx.Group{API: api, Tag: "grants", Base: "/api/v1/grants", Rights: "core.grants"}
	httpx.All(g.Op("list", "", "read", "Who may do what in the company"), func(ctx context.Context, _ *struct{}) ([]Line, error) {
		return s.All(ctx)
	})
	set := g.Op("set", "/{permission}/{role}", "update", "Change what a role may do; the module's own grant takes a change back")
	set.FreshProof = true
	httpx.Write(set, http.MethodPut, func(ctx context.Context, in *SetInput) (Line, error) {
		return s.Set(ctx, in.Permission, in.Role, in.Body.Reach)
	})
}
