package call

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

type listInput struct {
	page.Params
	Filter
}

// Routes serves what is known of calls.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "calls", Base: "/api/v1/llamadas", Rights: "calls.calls"}
	httpx.List(g.Op("list", "", "read", "List calls, the latest first"), func(ctx context.Context, in *listInput) ([]Call, page.Meta, error) {
		found, meta, err := s.List(ctx, in.Filter, in.Params)
		return AllShown(ctx, found), meta, err
	})
	httpx.Names(g.Op("names", "/names", "read", "What calls are called"), s.names)
	httpx.Get(g.Op("get", "/{id}", "read", "Read a call"), func(ctx context.Context, in *httpx.ByID) (Call, error) {
		c, err := s.Get(ctx, in.ID)
		return c.Shown(ctx), err
	})
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to a call"), s.History)
}
