package promiseoverview

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// DayInput names a day, and a portfolio, or none for all.
type DayInput struct {
	Day         civil.Day `query:"day" maxLength:"10" doc:"Today, where the caller is, without it" example:"2026-11-24"`
	PortfolioID string    `query:"portfolio_id" maxLength:"64" doc:"In this portfolio alone"`
}

// Routes serves the overview of promises.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "promises", Base: "/api/v1/promesas", Rights: "portfolios.promises"}
	httpx.Get(g.Op("overview", "/overview", "read", "Read what the promises for a day and those just broken come to"),
		func(ctx context.Context, in *DayInput) (PromiseOverview, error) {
			return s.Overview(ctx, in.Day, in.PortfolioID)
		})
}
