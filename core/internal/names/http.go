package names

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Input names records.
type Input struct {
	Of []string `query:"of" maxItems:"100" doc:"The records, separated by commas: module, kind and id of each"`
}

// Routes serves the names. Whoever is signed in may ask: each name is told past its own kind's permission alone.
func (s *Service) Routes(api *httpx.API) {
	httpx.Register(api, httpx.Operation{
		ID: "record-names", Method: http.MethodGet, Path: "/api/v1/record-names", Permission: "core.profile:read",
		Summary: "What records are called, as far as one may know", Tags: []string{"core"},
	}, func(ctx context.Context, in *Input) (*httpx.Body[[]Named], error) {
		named, err := s.Of(ctx, in.Of)
		return httpx.OK(named), err
	})
}
