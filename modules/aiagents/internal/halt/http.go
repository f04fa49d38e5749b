package halt

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

type stopInput struct {
	Body struct {
		Reason string `json:"reason" minLength:"3" maxLength:"500" doc:"Why; whoever resumes reads it"`
	}
}

type stopOneInput struct {
	httpx.ByID
	stopInput
}

// Agents are those that there are.
type Agents interface {
	// Known fails for an agent that is none.
	Known(ctx context.Context, id string) error
}

// Routes serves the switch that stops agents, and those of each agent.
func Routes(api *httpx.API, s *Service, agents Agents) {
	g := httpx.Group{API: api, Tag: "ai-stop", Base: "/api/v1/ai-agents", Rights: "aiagents.agents"}
	httpx.Get(g.Op("get", "/stop", "read", "Whether all agents are stopped, since when, by whom and why"), func(ctx context.Context, _ *struct{}) (Halt, error) {
		return s.Get(ctx, All)
	})
	httpx.Act(g.Op("all", "/stop", "stop", "Stop all agents at once"), func(ctx context.Context, in *stopInput) (Halt, error) {
		return s.Stop(ctx, All, in.Body.Reason)
	})
	httpx.Act(g.Op("resume", "/resume", "resume", "Let all agents go on"), func(ctx context.Context, _ *struct{}) (Halt, error) {
		return s.Resume(ctx, All)
	})
	of := func(f func(ctx context.Context, id string) (Halt, error)) func(ctx context.Context, in *httpx.ByID) (Halt, error) {
		return func(ctx context.Context, in *httpx.ByID) (Halt, error) {
			if err := agents.Known(ctx, in.ID); err != nil {
				return Halt{}, err
			}
			return f(ctx, in.ID)
		}
	}
	httpx.Get(g.Op("one", "/{id}/stop", "read", "Whether an agent is stopped by itself"), of(s.Get))
	httpx.Act(g.Op("stop", "/{id}/stop", "stop", "Stop an agent at once"), func(ctx context.Context, in *stopOneInput) (Halt, error) {
		return of(func(ctx context.Context, id string) (Halt, error) { return s.Stop(ctx, id, in.Body.Reason) })(ctx, &in.ByID)
	})
	httpx.Write(g.Op("go-on", "/{id}/stop", "resume", "Let an agent go on"), http.MethodDelete, of(s.Resume))
}
