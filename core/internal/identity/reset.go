package identity

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/core/internal/identity/factors"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

type resetFactorsInput struct {
	ID   string `path:"id" maxLength:"64"`
	Body factors.Proofs
}

// resetRoute is no RegisterWrite: the provider acts in a transaction of its own, and doing it again does no harm.
func (s *Service) resetRoute(api *httpx.API, tell factors.Tell) {
	httpx.Register(api, httpx.Operation{
		ID: "users-reset-factors", Method: http.MethodPost, Path: "/api/v1/users/{id}/factor-resets", Permission: "core.users:reset_factors", FreshProof: true,
		Summary: "Reset a user's password, one-time code or both", Tags: []string{"users"}, Status: http.StatusNoContent,
	}, func(ctx context.Context, in *resetFactorsInput) (*struct{}, error) {
		return nil, s.factors.Reset(ctx, in.ID, in.Body, tell)
	})
}
