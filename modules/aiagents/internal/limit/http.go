package limit

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// ReplaceInput is rules in the place of those that still have the version.
type ReplaceInput struct {
	httpx.IfMatch
	Body Rules
}

// Routes serves limits, and what was spent.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "ai-settings", Base: "/api/v1/ai-agents/settings", Rights: "aiagents.settings"}
	httpx.Get(g.Op("get", "", "read", "What agents may do at most"), func(ctx context.Context, _ *struct{}) (Limits, error) { return s.Get(ctx) })
	httpx.Replace(g.Op("replace", "", "update", "Set what agents may do at most"), func(ctx context.Context, in *ReplaceInput, version int64) (Limits, error) {
		return s.Replace(ctx, in.Body, version)
	})
	httpx.Get(g.Op("spending", "/spending", "read", "What models have cost today and this month"), func(ctx context.Context, _ *struct{}) (Spending, error) {
		return s.Spending(ctx)
	})
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to the limits"), s.history)
}
