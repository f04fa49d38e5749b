package connection

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// NewProvider is a provider as it is asked for.
type NewProvider struct {
	Terms
	Key string `json:"key,omitempty" maxLength:"500" writeOnly:"true" doc:"Of its API; it is kept sealed, and told to nobody"`
}

// ReplaceInput is a provider in the place of one that still has the version. Without a key the one that is kept stays.
type ReplaceInput struct {
	httpx.ByVersion
	Body NewProvider
}

// OrderInput names all providers in the order in which they are tried.
type OrderInput struct {
	Body struct {
		IDs []string `json:"ids" maxItems:"20"`
	}
}

// Routes serves providers.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "ai-providers", Base: "/api/v1/ai-agents/providers", Rights: "aiagents.providers"}
	httpx.All(g.Op("list", "", "read", "Providers of models, in the order in which they are tried"), func(ctx context.Context, _ *struct{}) ([]Provider, error) {
		return s.All(ctx)
	})
	httpx.Get(g.Op("get", "/{id}", "read", "Read a provider"), func(ctx context.Context, in *httpx.ByID) (Provider, error) { return s.One(ctx, in.ID) })
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to a provider"), s.history)
	httpx.Create(g.Op("connect", "", "create", "Connect a provider"), func(ctx context.Context, in *struct{ Body NewProvider }) (Provider, error) {
		return s.Connect(ctx, in.Body.Terms, in.Body.Key)
	})
	httpx.Replace(g.Op("replace", "/{id}", "update", "Change a provider"), func(ctx context.Context, in *ReplaceInput, version int64) (Provider, error) {
		return s.Replace(ctx, in.ID, version, in.Body.Terms, in.Body.Key)
	})
	httpx.Delete(g.Op("disconnect", "/{id}", "delete", "Remove a provider and its key"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Disconnect(ctx, in.ID, version)
	})
	httpx.Write(g.Op("order", "/order", "update", "Put providers in an order"), http.MethodPost, func(ctx context.Context, in *OrderInput) ([]Provider, error) {
		return s.Order(ctx, in.Body.IDs)
	})
	long := httpx.Group{API: api, Tag: "ai-providers", Base: "/api/v1/ai-agents/providers", Rights: "aiagents.providers", Long: true} // the provider is asked
	httpx.Act(long.Op("test", "/{id}/test", "update", "Ask a provider for a few words, and say what came of it"), func(ctx context.Context, in *httpx.ByID) (Provider, error) {
		return s.Test(ctx, in.ID)
	})
}
