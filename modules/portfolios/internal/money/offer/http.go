package offer

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

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

// SetInput asks for offers to choose from.
type SetInput struct{ Body NewSet }

// NewSet is what offers are to be proposed for.
type NewSet struct {
	DebtorID string   `json:"debtor_id" minLength:"1" maxLength:"64"`
	DebtIDs  []string `json:"debt_ids,omitempty" maxItems:"100" doc:"Debts of one currency; without them all that something is owed on in the portfolio's"`
	RuleID   string   `json:"rule_id,omitempty" maxLength:"64" doc:"Rule to offer under; the closest without it"`
}

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
	httpx.Create(g.Op("propose", "/sets", "create", "Sign a few good offers to choose from, all of which the caller may agree to"), func(ctx context.Context, in *SetInput) (Set, error) {
		return s.Propose(ctx, Question(in.Body))
	})
	httpx.List(g.Op("list", "", "read", "List the offers of a debtor, the latest first"), func(ctx context.Context, in *ListInput) ([]Offer, page.Meta, error) {
		return s.Offers(ctx, in.DebtorID, in.Params)
	})
	httpx.Names(g.Op("names", "/names", "read", "What offers are called"), s.names)
	httpx.Get(g.Op("get", "/{id}", "read", "Read an offer"), func(ctx context.Context, in *httpx.ByID) (Offer, error) { return s.Offer(ctx, in.ID) })
}
