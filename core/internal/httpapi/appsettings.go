package httpapi

import (
	"context"
	"net/http"

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
	const path = "/api/v1/apps/{id}/settings"
	httpx.Register(api, httpx.Operation{
		ID: "apps-settings-get", Method: http.MethodGet, Path: path, Permission: "core.apps:read",
		Summary: "The tenant's settings of an app, with the schema of the form", Tags: []string{"core"},
	}, func(ctx context.Context, in *OneApp) (*httpx.Body[registry.Settings], error) {
		found, err := chosen.Of(ctx, in.ID)
		return httpx.OK(found), err
	})
	httpx.RegisterWrite(api, httpx.Operation{
		ID: "apps-settings-replace", Method: http.MethodPut, Path: path, Permission: "core.apps:update", MaxBody: 64 << 10,
		Summary: "Change the tenant's settings of an app", Tags: []string{"core"},
	}, func(ctx context.Context, in *chooseSettings) (*httpx.Body[registry.Settings], error) {
		version, err := in.Version()
		if err != nil {
			return nil, err
		}
		after, err := chosen.Replace(ctx, in.ID, version, in.Body)
		return httpx.OK(after), err
	})
}
