package preferences

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Routes registers reading and changing one's own preferences.
func (s *Service) Routes(api *httpx.API) {
	httpx.Register(api, httpx.Operation{
		ID: "preferences-get", Method: http.MethodGet, Path: "/api/v1/preferences", Permission: "core.preferences:read",
		Summary: "Own preferences, defaults filled in", Tags: []string{"preferences"},
	}, func(ctx context.Context, _ *struct{}) (*httpx.Body[Preferences], error) {
		found, err := s.Of(ctx)
		return httpx.OK(found), err
	})
	httpx.RegisterWrite(api, httpx.Operation{
		ID: "preferences-change", Method: http.MethodPatch, Path: "/api/v1/preferences", Permission: "core.preferences:update",
		Summary: "Change own preferences; null resets one to its default", Tags: []string{"preferences"},
	}, func(ctx context.Context, in *changePreferencesInput) (*httpx.Body[Preferences], error) {
		changed, err := s.Change(ctx, in.Body)
		return httpx.OK(changed), err
	})
}

type changePreferencesInput struct{ Body Change }
