package talk

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// ListInput narrows the list of talks.
type ListInput struct {
	page.Params
	Filter
}

// Filter says which talks.
type Filter struct {
	AgentID  string   `query:"agent_id" maxLength:"64"`
	DebtorID string   `query:"debtor_id" maxLength:"64"`
	RefID    string   `query:"ref_id" maxLength:"64" doc:"Conversation, call or test"`
	Kind     []Kind   `query:"kind"`
	Status   []Status `query:"status"`
}

// Routes serves talks to those who look after agents.
func Routes(api *httpx.API, s *Store) {
	g := httpx.Group{API: api, Tag: "ai-agents", Base: "/api/v1/ai-agents/talks", Rights: "aiagents.talks"}
	httpx.List(g.Op("talks-list", "", "read", "Talks of agents"), func(ctx context.Context, in *ListInput) ([]Talk, page.Meta, error) {
		return s.List(ctx, in.Params, in.Filter)
	})
	httpx.Get(g.Op("talks-get", "/{id}", "read", "One talk of an agent"), func(ctx context.Context, in *httpx.ByID) (Talk, error) {
		return s.Get(ctx, in.ID)
	})
	httpx.All(g.Op("talks-turns", "/{id}/turns", "read", "What was said and done in a talk, turn by turn"), func(ctx context.Context, in *httpx.ByID) ([]Turn, error) {
		if _, err := s.Get(ctx, in.ID); err != nil {
			return nil, err
		}
		return s.Turns(ctx, in.ID)
	})
}
