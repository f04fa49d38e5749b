package starter

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Routes serves the planting.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "help-portals", Base: "/api/v1/help-portals", Rights: "helpcenter.articles"}
	httpx.Act(g.Op("plant-starter", "/{id}/starter", "import", "Write the articles that debtors ask for first as drafts on a portal"),
		func(ctx context.Context, in *httpx.ByID) (Planted, error) { return s.Plant(ctx, in.ID) })
}
