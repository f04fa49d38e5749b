package strategy

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// ByPortfolio names a portfolio.
type ByPortfolio struct {
	PortfolioID string `path:"portfolio_id" maxLength:"64"`
}

// StrategyDraft is all that a draft says.
type StrategyDraft struct {
	Steps []Step `json:"steps" minItems:"1" maxItems:"30"`
	Note  string `json:"note,omitempty" maxLength:"500"`
}

// DraftInput is a draft that still has the version.
type DraftInput struct {
	ByPortfolio
	httpx.IfMatch
}

// ChangeInput changes one.
type ChangeInput struct {
	DraftInput
	Body StrategyDraft
}

// Routes serves strategies.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "strategies", Base: "/api/v1/strategies/{portfolio_id}", Rights: "portfolios.strategies"}
	httpx.All(g.Op("versions", "", "read", "The versions of a portfolio's strategy, the latest first"), func(ctx context.Context, in *ByPortfolio) ([]Strategy, error) {
		return s.Of(ctx, in.PortfolioID)
	})
	httpx.Create(g.Op("draft", "/draft", "create", "Draft the next version of a portfolio's strategy"), func(ctx context.Context, in *ByPortfolio) (Strategy, error) {
		return s.Begin(ctx, in.PortfolioID)
	})
	httpx.Replace(g.Op("change", "/draft", "update", "Change the draft of a portfolio's strategy"), func(ctx context.Context, in *ChangeInput, version int64) (Strategy, error) {
		return s.Change(ctx, in.PortfolioID, version, in.Body.Steps, in.Body.Note)
	})
	httpx.Move(g.Op("publish", "/draft/publish", "update", "Publish the draft of a portfolio's strategy"), func(ctx context.Context, in *DraftInput, version int64) (Strategy, error) {
		return s.Publish(ctx, in.PortfolioID, version)
	})
	httpx.Delete(g.Op("discard", "/draft", "update", "Discard the draft of a portfolio's strategy"), func(ctx context.Context, in *DraftInput, version int64) error {
		return s.Discard(ctx, in.PortfolioID, version)
	})
}
