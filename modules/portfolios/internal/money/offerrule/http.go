package offerrule

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/money/offer"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// NewOfferRule is a rule as it is asked for.
type NewOfferRule struct {
	PortfolioID string           `json:"portfolio_id,omitempty" maxLength:"64" doc:"Portfolio that it is for; all of them without it"`
	Name        string           `json:"name" minLength:"1" maxLength:"120" example:"Quita hasta 30 % y 12 cuotas"`
	Status      offer.RuleStatus `json:"status,omitempty" default:"active"`
	Bounds      offer.Bounds     `json:"bounds"`
	Missed      offer.Missed     `json:"missed"`
	ValidHours  int              `json:"valid_hours" minimum:"1" maximum:"2160" example:"72"`
	Authority   []offer.Line     `json:"authority,omitempty" maxItems:"3"`
}

// OfferRuleChange are the fields to change; what is absent stays.
type OfferRuleChange struct {
	Name       *string           `json:"name,omitempty" minLength:"1" maxLength:"120"`
	Status     *offer.RuleStatus `json:"status,omitempty"`
	Bounds     *offer.Bounds     `json:"bounds,omitempty"`
	Missed     *offer.Missed     `json:"missed,omitempty"`
	ValidHours *int              `json:"valid_hours,omitempty" minimum:"1" maximum:"2160"`
	Authority  *[]offer.Line     `json:"authority,omitempty" maxItems:"3"`
}

// ChangeInput changes a rule that still has the version.
type ChangeInput struct {
	httpx.ByVersion
	Body OfferRuleChange
}

// ListInput narrows the list of rules.
type ListInput struct {
	PortfolioID string `query:"portfolio_id" maxLength:"64" doc:"Those of this portfolio and of all portfolios; every rule without it"`
}

// Routes serves the rules of offers.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "offer-rules", Base: "/api/v1/offers/rules", Rights: "portfolios.offer_rules"}
	httpx.All(g.Op("list", "", "read", "List rules, by name"), func(ctx context.Context, in *ListInput) ([]offer.Rule, error) {
		return s.List(ctx, in.PortfolioID)
	})
	httpx.Names(g.Op("names", "/names", "read", "What rules are called"), s.names)
	httpx.Get(g.Op("get", "/{id}", "read", "Read a rule"), func(ctx context.Context, in *httpx.ByID) (offer.Rule, error) { return s.Get(ctx, in.ID) })
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to a rule"), s.History)
	httpx.Create(g.Op("create", "", "create", "Add a rule"), func(ctx context.Context, in *struct{ Body NewOfferRule }) (r offer.Rule, err error) {
		httpx.Copy(&r, in.Body)
		return s.Create(ctx, r)
	})
	httpx.Change(g.Op("update", "/{id}", "update", "Change a rule; what was offered under it and not agreed to is void"),
		func(ctx context.Context, in *ChangeInput, version int64) (offer.Rule, error) {
			return s.Change(ctx, in.ID, version, func(r *offer.Rule) { httpx.Copy(r, in.Body) })
		})
	httpx.Delete(g.Op("delete", "/{id}", "delete", "Remove a rule"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Delete(ctx, in.ID, version)
	})
}
