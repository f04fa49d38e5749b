package recall

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Routes serves recalls.
func Routes(api *httpx.API, s *Service) {
	read := httpx.Group{API: api, Tag: "recalls", Base: "/api/v1/carteras", Rights: "portfolios.portfolios"}
	write := httpx.Group{API: api, Tag: "recalls", Base: "/api/v1/carteras", Rights: "portfolios.debts"}
	httpx.All(read.Op("list", "/{id}/recalls", "read", "List the recalls of a portfolio, the latest first"), func(ctx context.Context, in *httpx.ByID) ([]Recall, error) {
		if _, err := s.portfolios.Get(ctx, in.ID); err != nil {
			return nil, err
		}
		return s.Of(ctx, in.ID)
	})
	httpx.Create(write.Op("begin", "/{id}/recalls", "recall", "Give a whole portfolio back to its creditor: every debt that has not ended ends as recalled"),
		func(ctx context.Context, in *httpx.ByID) (Recall, error) { return s.Begin(ctx, in.ID) })
}
