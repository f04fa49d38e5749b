package bucket

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

const path = "/api/v1/carteras/buckets"

// BucketRanges is a whole set as it is asked for.
type BucketRanges struct {
	Ranges []Range `json:"ranges" minItems:"1" maxItems:"30" doc:"Where each bucket begins; it ends where the next one begins"`
}

// Routes serves the tenant's buckets..
func Routes(api *httpx.API, s *Service) {
	httpx.Register(api, httpx.Operation{
		ID: "buckets-list", Method: http.MethodGet, Path: path, Permission: "portfolios.buckets:read",
		Summary: "List the ageing buckets", Tags: []string{"buckets"},
	}, func(ctx context.Context, _ *struct{}) (*httpx.Body[Set], error) {
		set, err := s.Set(ctx)
		return httpx.OK(set), err
	})
	httpx.RegisterWrite(api, httpx.Operation{
		ID: "buckets-replace", Method: http.MethodPut, Path: path, Permission: "portfolios.buckets:update",
		Summary: "Replace the ageing buckets", Tags: []string{"buckets"},
	}, func(ctx context.Context, in *struct{ Body BucketRanges }) (*httpx.Body[Set], error) {
		set, err := s.Replace(ctx, in.Body.Ranges)
		return httpx.OK(set), err
	})
}
