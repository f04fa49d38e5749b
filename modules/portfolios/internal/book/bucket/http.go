package bucket

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// BucketRanges is a whole set as it is asked for.
type BucketRanges struct {
	Ranges []Range `json:"ranges" minItems:"1" maxItems:"30" doc:"Where each bucket begins; it ends where the next one begins"`
}

// Routes serves the tenant's buckets.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "buckets", Base: "/api/v1/carteras/buckets", Rights: "portfolios.buckets"}
	httpx.Get(g.Op("list", "", "read", "List the ageing buckets"), func(ctx context.Context, _ *struct{}) (Set, error) { return s.Set(ctx) })
	httpx.Write(g.Op("replace", "", "update", "Replace the ageing buckets"), http.MethodPut, func(ctx context.Context, in *struct{ Body BucketRanges }) (Set, error) {
		return s.Replace(ctx, in.Body.Ranges)
	})
}
