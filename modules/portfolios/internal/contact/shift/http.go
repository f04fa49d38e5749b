package shift

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Filter narrows the list of work sessions; empty fields do not.
type Filter struct {
	UserID string `query:"user_id" maxLength:"64"`
	Open   bool   `query:"open" doc:"Those that go on"`
}

// ListInput are the parameters of a list of work sessions.
type ListInput struct {
	page.Params
	Filter
}

// WorkStart says where somebody works.
type WorkStart struct {
	PortfolioIDs []string `json:"portfolio_ids,omitempty" maxItems:"50" uniqueItems:"true" doc:"All without any"`
}

// WorkState is the state that somebody enters.
type WorkState struct {
	State State `json:"state"`
	Pause Pause `json:"pause,omitempty" doc:"Reason, with a pause"`
}

// Routes serves work sessions.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "work sessions", Base: "/api/v1/work-sessions", Rights: "portfolios.work_sessions"}
	httpx.List(g.Op("list", "", "read", "List work sessions, the newest first"), func(ctx context.Context, in *ListInput) ([]WorkSession, page.Meta, error) {
		return s.List(ctx, in.Filter, in.Params)
	})
	httpx.Get(g.Op("current", "/current", "work", "Read the caller's work session"), func(ctx context.Context, _ *struct{}) (WorkSession, error) {
		return s.Of(ctx, principal.Must(ctx).UserID)
	})
	httpx.Get(g.Op("get", "/{id}", "read", "Read a work session"), func(ctx context.Context, in *httpx.ByID) (WorkSession, error) { return s.Get(ctx, in.ID) })
	httpx.All(g.Op("states", "/{id}/states", "read", "What a work session was in, in order"), func(ctx context.Context, in *httpx.ByID) ([]Stretch, error) {
		if _, err := s.Get(ctx, in.ID); err != nil {
			return nil, err
		}
		return s.Stretches(ctx, in.ID)
	})
	httpx.Create(g.Op("start", "", "work", "Start work"), func(ctx context.Context, in *struct{ Body WorkStart }) (WorkSession, error) {
		return s.Start(ctx, in.Body.PortfolioIDs)
	})
	httpx.Act(g.Op("enter", "/current/state", "work", "Pause, go on, or wrap up"), func(ctx context.Context, in *struct{ Body WorkState }) (WorkSession, error) {
		return s.Enter(ctx, in.Body.State, in.Body.Pause)
	})
	httpx.Act(g.Op("beat", "/current/beat", "work", "Show that the page lives"), func(ctx context.Context, _ *struct{}) (WorkSession, error) { return s.Beat(ctx) })
	httpx.Act(g.Op("finish", "/current/end", "work", "End one's own work session"), func(ctx context.Context, _ *struct{}) (WorkSession, error) { return s.Finish(ctx) })
	httpx.Act(g.Op("end", "/{id}/end", "end", "End somebody's work session"), func(ctx context.Context, in *httpx.ByID) (WorkSession, error) { return s.End(ctx, in.ID) })
}
