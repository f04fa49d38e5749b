package rulebook

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// ByCountry names a country's pack.
type ByCountry struct {
	Country string `path:"country" pattern:"^[A-Z]{2}$" doc:"ISO country" example:"CL"`
}

// DraftChange is all that a draft says.
type DraftChange struct {
	Rules []rule.Rule `json:"rules" maxItems:"40"`
	Cases []rule.Case `json:"cases" maxItems:"100"`
	Note  string      `json:"note,omitempty" maxLength:"500"`
}

// DraftInput is a draft that still has the version.
type DraftInput struct {
	ByCountry
	httpx.IfMatch
}

// ChangeInput changes one.
type ChangeInput struct {
	DraftInput
	Body DraftChange
}

// TryInput are rules and cases to be tried.
type TryInput struct {
	ByCountry
	Body DraftChange
}

// NewOwn is a tenant's rule as it is told.
type NewOwn struct {
	PortfolioID string    `json:"portfolio_id,omitempty" maxLength:"64" doc:"Portfolio that it is for; all without it"`
	Rule        rule.Rule `json:"rule"`
}

// OwnInput changes a tenant's rule that still has the version.
type OwnInput struct {
	httpx.ByVersion
	Body NewOwn
}

// Routes serves packs.
func Routes(api *httpx.API, s *Service) {
	read := httpx.Group{API: api, Tag: "contact-rules", Base: "/api/v1/contact-rules", Rights: "portfolios.contact_rules"}
	httpx.All(read.Op("packs", "/packs", "read", "The packs of rules in force"), func(ctx context.Context, _ *struct{}) ([]Pack, error) {
		return s.Published(ctx)
	})
	g := httpx.Group{API: api, Tag: "contact-rules", Base: "/api/v1/contact-rules/packs/{country}", Rights: "portfolios.rule_packs", Long: true}
	httpx.All(g.Op("versions", "/versions", "read", "The versions of a country's pack, the latest first"), func(ctx context.Context, in *ByCountry) ([]Pack, error) {
		return s.Versions(ctx, in.Country)
	})
	httpx.Create(g.Op("draft", "/draft", "create", "Draft the next version of a country's pack"), func(ctx context.Context, in *ByCountry) (Pack, error) {
		return s.Begin(ctx, in.Country)
	})
	httpx.Replace(g.Op("draft-change", "/draft", "update", "Change a draft"), func(ctx context.Context, in *ChangeInput, version int64) (Pack, error) {
		return s.Change(ctx, in.Country, version, in.Body.Rules, in.Body.Cases, in.Body.Note)
	})
	httpx.Act(g.Op("draft-try", "/draft/try", "update", "What rules make of cases; nothing is kept"), func(_ context.Context, in *TryInput) ([]rule.Verdict, error) {
		return s.Try(in.Country, in.Body.Rules, in.Body.Cases)
	})
	httpx.Move(g.Op("draft-publish", "/draft/publish", "update", "Put a draft in force"), func(ctx context.Context, in *DraftInput, version int64) (Pack, error) {
		return s.Publish(ctx, in.Country, version)
	})
	httpx.Delete(g.Op("draft-discard", "/draft", "delete", "Discard a draft"), func(ctx context.Context, in *DraftInput, version int64) error {
		return s.Discard(ctx, in.Country, version)
	})
}

// OwnRoutes serves the rules that a tenant adds.
func OwnRoutes(api *httpx.API, s *Owning) {
	g := httpx.Group{API: api, Tag: "contact-rules", Base: "/api/v1/contact-rules", Rights: "portfolios.contact_rules"}
	httpx.All(g.Op("list", "", "read", "List the rules that the company adds"), func(ctx context.Context, _ *struct{}) ([]Own, error) {
		return s.AllOwned(ctx)
	})
	httpx.Create(g.Op("create", "", "create", "Add a rule"), func(ctx context.Context, in *struct{ Body NewOwn }) (Own, error) {
		return s.Create(ctx, Own{PortfolioID: in.Body.PortfolioID, Rule: in.Body.Rule})
	})
	httpx.Replace(g.Op("update", "/{id}", "update", "Change a rule"), func(ctx context.Context, in *OwnInput, version int64) (Own, error) {
		return s.Change(ctx, in.ID, version, Own{PortfolioID: in.Body.PortfolioID, Rule: in.Body.Rule})
	})
	httpx.Delete(g.Op("delete", "/{id}", "delete", "Remove a rule"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Delete(ctx, in.ID, version)
	})
}
