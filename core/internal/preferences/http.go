package preferences

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Routes registers reading and changing one's own preferences.
func (s *Service) Routes(api *httpx.API) {
	g := httpx.Group{API: api, Tag: "preferences", Base: "/api/v1/preferences", Rights: "core.preferences"}
	httpx.Get(g.Op("get", "", "read", "Own preferences, defaults filled in"), func(ctx context.Context, _ *struct{}) (Preferences, error) { return s.Of(ctx) })
	change := g.Op("change", "", "update", "Change own preferences; null resets one to its default")
	httpx.Write(change, http.MethodPatch, func(ctx context.Context, in *struct{ Body Change }) (Preferences, error) {
		return s.Change(ctx, in.Body)
	})
}
