package offer

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// NewRule is a rule as it is asked for.
type NewRule struct {
	PortfolioID string     `json:"portfolio_id,omitempty" maxLength:"64" doc:"Portfolio that it is for; all of them without it"`
	Name        string     `json:"name" minLength:"1" maxLength:"120" example:"Quita hasta 30 % y 12 cuotas"`
	Status      RuleStatus `json:"status,omitempty" default:"active"`
	Bounds      Bounds     `json:"bounds"`
	Missed      Missed     `json:"missed"`
	ValidHours  int        `json:"valid_hours" minimum:"1" maximum:"2160" example:"72"`
	Authority   []Line     `json:"authority,omitempty" maxItems:"3"`
}

// RuleChange are the fields to change; what is absent stays.
type RuleChange struct {
	Name       *string     `json:"name,omitempty" minLength:"1" maxLength:"120"`
	Status     *RuleStatus `json:"status,omitempty"`
	Bounds     *Bounds     `json:"bounds,omitempty"`
	Missed     *Missed     `json:"missed,omitempty"`
	ValidHours *int        `json:"valid_hours,omitempty" minimum:"1" maximum:"2160"`
	Authority  *[]Line     `json:"authority,omitempty" maxItems:"3"`
}

// RuleChangeInput changes a rule that still has the version.
type RuleChangeInput struct {
	httpx.ByVersion
	Body RuleChange
}

// RulesInput narrows the list of rules.
type RulesInput struct {
	PortfolioID string `query:"portfolio_id" maxLength:"64" doc:"Those of this portfolio and of all portfolios; every rule without it"`
}

// RegionInput asks what may be offered.
type RegionInput struct {
	DebtorID string   `query:"debtor_id" required:"true" minLength:"1" maxLength:"64"`
	DebtIDs  []string `query:"debt_ids" maxItems:"100" doc:"Debts of one currency; without them all that something is owed on in the portfolio's"`
	RuleID   string   `query:"rule_id" maxLength:"64" doc:"Rule to offer under; the closest without it"`
}

// NewOffer is an offer as it is asked for.
type NewOffer struct {
	DebtorID string   `json:"debtor_id" minLength:"1" maxLength:"64"`
	DebtIDs  []string `json:"debt_ids,omitempty" maxItems:"100" doc:"Debts of one currency; without them all that something is owed on in the portfolio's"`
	RuleID   string   `json:"rule_id,omitempty" maxLength:"64" doc:"Rule to offer under; the closest without it"`
	Terms    Terms    `json:"terms"`
}

func (n NewOffer) question() Question { return Question{n.DebtorID, n.DebtIDs, n.RuleID} }

// OfferInput asks for an offer.
type OfferInput struct{ Body NewOffer }

// ListInput are the parameters of a list of offers.
type ListInput struct {
	page.Params
	DebtorID string `query:"debtor_id" required:"true" minLength:"1" maxLength:"64"`
}

// Routes serves offers.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "offers", Base: "/api/v1/offers", Rights: "portfolios.offers"}
	httpx.Get(g.Op("region", "/region", "create", "Read what may be offered to a debtor"), func(ctx context.Context, in *RegionInput) (Region, error) {
		return s.Region(ctx, Question{in.DebtorID, in.DebtIDs, in.RuleID})
	})
	httpx.Act(g.Op("simulate", "/simulate", "create", "What terms come to; nothing is written"), func(ctx context.Context, in *OfferInput) (Proposal, error) {
		return s.Simulate(ctx, in.Body.question(), in.Body.Terms)
	})
	httpx.Create(g.Op("create", "", "create", "Sign an offer"), func(ctx context.Context, in *OfferInput) (Offer, error) {
		return s.Make(ctx, in.Body.question(), in.Body.Terms)
	})
	httpx.List(g.Op("list", "", "read", "List the offers of a debtor, the latest first"), func(ctx context.Context, in *ListInput) ([]Offer, page.Meta, error) {
		return s.Offers(ctx, in.DebtorID, in.Params)
	})
	httpx.Names(g.Op("names", "/names", "read", "What offers are called"), s.names)
	httpx.Get(g.Op("get", "/{id}", "read", "Read an offer"), func(ctx context.Context, in *httpx.ByID) (Offer, error) { return s.Offer(ctx, in.ID) })
}

// RuleRoutes serves the rules of offers.
func RuleRoutes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "offer-rules", Base: "/api/v1/offers/rules", Rights: "portfolios.offer_rules"}
	httpx.All(g.Op("list", "", "read", "List rules, by name"), func(ctx context.Context, in *RulesInput) ([]Rule, error) {
		return s.Rules(ctx, in.PortfolioID)
	})
	httpx.Names(g.Op("names", "/names", "read", "What rules are called"), s.ruleNames)
	httpx.Get(g.Op("get", "/{id}", "read", "Read a rule"), func(ctx context.Context, in *httpx.ByID) (Rule, error) { return s.Rule(ctx, in.ID) })
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to a rule"), s.RuleHistory)
	httpx.Create(g.Op("create", "", "create", "Add a rule"), func(ctx context.Context, in *struct{ Body NewRule }) (r Rule, err error) {
		httpx.Copy(&r, in.Body)
		return s.CreateRule(ctx, r)
	})
	httpx.Change(g.Op("update", "/{id}", "update", "Change a rule; what was offered under it and not agreed to is void"),
		func(ctx context.Context, in *RuleChangeInput, version int64) (Rule, error) {
			return s.ChangeRule(ctx, in.ID, version, func(r *Rule) { httpx.Copy(r, in.Body) })
		})
	httpx.Delete(g.Op("delete", "/{id}", "delete", "Remove a rule"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.DeleteRule(ctx, in.ID, version)
	})
}
