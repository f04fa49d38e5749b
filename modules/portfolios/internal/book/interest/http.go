package interest

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// CapInput is a new cap.
type CapInput struct {
	Body struct {
		Country    string    `json:"country" pattern:"^[A-Z]{2}$" example:"UY"`
		Currency   string    `json:"currency" minLength:"3" maxLength:"3" example:"UYU"`
		FromOn     civil.Day `json:"from_on" maxLength:"10" doc:"First day on which it holds" example:"2026-10-01"`
		AnnualRate int64     `json:"annual_rate" minimum:"0" maximum:"100000000" doc:"In hundredths of a percent" example:"5540"`
		Source     string    `json:"source" minLength:"3" maxLength:"300" doc:"The law and the publication that it is of"`
	}
}

// RuleInput sets the interest of a portfolio that still has the version.
type RuleInput struct {
	httpx.ByVersion
	Body struct {
		AnnualRate int64 `json:"annual_rate" minimum:"1" maximum:"100000000" doc:"In hundredths of a percent" example:"4800"`
		YearDays   int   `json:"year_days,omitempty" default:"365" enum:"360,365"`
		AfterDays  int   `json:"after_days,omitempty" minimum:"0" maximum:"3650"`
	}
}

// Routes serve the caps, and what portfolios charge.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "caps", Base: "/api/v1/carteras/caps", Rights: "portfolios.caps"}
	httpx.All(g.Op("list", "", "read", "List the caps of interest, the latest first"), func(ctx context.Context, _ *struct{}) ([]Cap, error) { return s.Caps(ctx) })
	httpx.Create(g.Op("create", "", "create", "Add a cap of interest"), func(ctx context.Context, in *CapInput) (c Cap, err error) {
		httpx.Copy(&c, in.Body)
		return s.AddCap(ctx, c)
	})
	httpx.Delete(g.Op("delete", "/{id}", "delete", "Remove a cap of interest"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.DeleteCap(ctx, in.ID, version)
	})
	p := httpx.Group{API: api, Tag: "portfolios", Base: "/api/v1/carteras", Rights: "portfolios.interest"}
	httpx.Replace(p.Op("set-interest", "/{id}/interest", "update", "Set the interest that a portfolio charges on what is past due"),
		func(ctx context.Context, in *RuleInput, version int64) (portfolio.Portfolio, error) {
			var rule portfolio.Interest
			httpx.Copy(&rule, in.Body)
			return s.Set(ctx, in.ID, version, rule)
		})
	httpx.Move(p.Op("stop-interest", "/{id}/interest/stop", "delete", "Have a portfolio charge no more interest"),
		func(ctx context.Context, in *httpx.ByVersion, version int64) (portfolio.Portfolio, error) {
			return s.Stop(ctx, in.ID, version)
		})
}
