package httpapi

import (
	"context"

	"github.com/recobro/recobro/core/internal/registry"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// OneApp names an app.
type OneApp struct {
	ID string `path:"id" maxLength:"40"`
}

// AppChoice are settings by their names: what is not named goes back to its default, but a secret stays, and goes with
// null.
type AppChoice map[string]any

type chooseSettings struct {
	OneApp
	httpx.IfMatch
	Body AppChoice
}

// RegisterAppSettings serves what the tenant has chosen for a module.
func RegisterAppSettings(api *httpx.API, chosen *registry.Chosen) {
	g := apps(api)
	httpx.Get(g.Op("settings-get", "/{id}/settings", "read", "The tenant's settings of an app, with the schema of the form"),
		func(ctx context.Context, in *OneApp) (registry.Settings, error) { return chosen.Of(ctx, in.ID) })
	replace := g.Op("settings-replace", "/{id}/settings", "update", "Change the tenant's settings of an app")
	replace.MaxBody = 64 << 10
	httpx.Replace(replace, func(ctx context.Context, in *chooseSettings, version int64) (registry.Settings, error) {
		return chosen.Replace(ctx, in.ID, version, in.Body)
	})
}
