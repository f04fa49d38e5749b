package identity

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/core/internal/identity/factors"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

type resetFactorsInput struct {
	httpx.ByID
	Body factors.Proofs
}

// resetRoute holds no transaction: the provider acts in one of its own, and doing it again does no harm.
func (s *Service) resetRoute(api *httpx.API, tell factors.Tell) {
	g := httpx.Group{API: api, Tag: "users", Base: "/api/v1/users", Rights: "core.users", Long: true, Like: httpx.Operation{FreshProof: true}}
	reset := g.Op("reset-factors", "/{id}/factor-resets", "reset_factors", "Reset a user's password, one-time code or both")
	httpx.Do(reset, http.MethodPost, func(ctx context.Context, in *resetFactorsInput) error {
		return s.factors.Reset(ctx, in.ID, in.Body, tell)
	})
}
