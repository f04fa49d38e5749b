package template

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Routes serves templates.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "inboxes", Base: "/api/v1/inboxes", Rights: "chats.inboxes"}
	httpx.All(g.Op("templates", "/{id}/templates", "read", "Texts that the provider of an inbox has approved or not, by name"), func(ctx context.Context, in *httpx.ByID) ([]MessageTemplate, error) {
		return s.List(ctx, in.ID)
	})
	g.Long = true // the provider is asked
	httpx.Act(g.Op("refreshTemplates", "/{id}/templates/refresh", "update", "Ask the provider for its templates now"), func(ctx context.Context, in *httpx.ByID) ([]MessageTemplate, error) {
		return s.Refresh(ctx, in.ID)
	})
}
