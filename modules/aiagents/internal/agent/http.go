package agent

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

type agentChangeInput struct {
	httpx.ByVersion
	Body struct {
		Name    *string `json:"name,omitempty" minLength:"1" maxLength:"80"`
		Purpose *string `json:"purpose,omitempty" maxLength:"400"`
	}
}

// Group is what the operations of agents have in common.
func Group(api *httpx.API) httpx.Group {
	return httpx.Group{API: api, Tag: "ai-agents", Base: "/api/v1/ai-agents", Rights: "aiagents.agents"}
}

// Routes serves the agents themselves.
func Routes(api *httpx.API, s *Service) {
	g := Group(api)
	httpx.Names(g.Op("names", "/names", "read", "What agents are called"), s.names)
	httpx.Get(g.Op("get", "/{id}", "read", "One agent"), func(ctx context.Context, in *httpx.ByID) (Agent, error) { return s.Get(ctx, in.ID) })
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to an agent and its versions"), s.history)
	httpx.Change(g.Op("update", "/{id}", "update", "Change what an agent is called and for"), func(ctx context.Context, in *agentChangeInput, version int64) (Agent, error) {
		return s.Change(ctx, in.ID, version, func(a *Agent) { httpx.Copy(a, in.Body) })
	})
	httpx.Act(g.Op("pause", "/{id}/pause", "update", "Have an agent begin no talks"), func(ctx context.Context, in *httpx.ByID) (Agent, error) {
		return s.Pause(ctx, in.ID, true)
	})
	httpx.Write(g.Op("resume", "/{id}/pause", "update", "Have an agent begin talks again"), http.MethodDelete, func(ctx context.Context, in *httpx.ByID) (Agent, error) {
		return s.Pause(ctx, in.ID, false)
	})
	httpx.Delete(g.Op("delete", "/{id}", "delete", "Remove an agent that has never talked"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Delete(ctx, in.ID, version)
	})
}
