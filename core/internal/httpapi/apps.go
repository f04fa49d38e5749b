package httpapi

import (
	"context"
	"net/http"
	"time"

	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/registry"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// App is an installed module as a tenant sees it.
type App struct {
	ID          string    `json:"id"`
	Version     string    `json:"version"`
	Title       sdk.Text  `json:"title"`
	Description sdk.Text  `json:"description"`
	State       string    `json:"state" enum:"installed,starting,ready,degraded,backoff,failed,disabled"`
	Connected   bool      `json:"connected" doc:"On for the tenant"`
	Required    bool      `json:"required" doc:"Cannot be switched off"`
	Since       time.Time `json:"since" doc:"Moment it came to this state"`
	Restarts    int64     `json:"restarts" doc:"Processes lost since the host started"`
	Cause       string    `json:"cause,omitempty" doc:"Of a degraded, backoff or failed state; for administrators"`
	Log         []string  `json:"log,omitempty" doc:"Its last lines while it fails, oldest first; for the superadmin"`
}

type connectApp struct {
	OneApp
	Body struct {
		Connected bool `json:"connected"`
	}
}

// RegisterApps serves the list of modules and the tenant's switches.
func RegisterApps(api *httpx.API, h *host.Host, switches *registry.Service) {
	httpx.Register(api, httpx.Operation{
		ID: "apps-list", Method: http.MethodGet, Path: "/api/v1/apps", Permission: "core.apps:read",
		Summary: "The installed modules and which of them the tenant has on", Tags: []string{"core"},
	}, func(ctx context.Context, _ *struct{}) (*httpx.Body[[]App], error) {
		who, apps := principal.Must(ctx), []App{}
		for _, m := range h.Modules() {
			apps = append(apps, describe(m, who, switches))
		}
		return httpx.OK(apps), nil
	})
	httpx.Register(api, httpx.Operation{
		ID: "apps-get", Method: http.MethodGet, Path: "/api/v1/apps/{id}", Permission: "core.apps:read",
		Summary: "An installed module, with what it asks for and what it adds", Tags: []string{"core"},
	}, func(ctx context.Context, in *OneApp) (*httpx.Body[AppDetail], error) {
		m, ok := h.Module(in.ID)
		if !ok {
			return nil, registry.ErrNotFound
		}
		return httpx.OK(detail(m, principal.Must(ctx), switches)), nil
	})
	httpx.RegisterWrite(api, httpx.Operation{
		ID: "apps-connect", Method: http.MethodPatch, Path: "/api/v1/apps/{id}", Permission: "core.apps:update",
		Summary: "Switch a module on or off for the tenant", Tags: []string{"core"},
	}, func(ctx context.Context, in *connectApp) (*httpx.Body[App], error) {
		if err := switches.Connect(ctx, in.ID, in.Body.Connected); err != nil {
			return nil, err
		}
		m, ok := h.Module(in.ID)
		if !ok {
			return nil, registry.ErrNotFound
		}
		app := describe(m, principal.Must(ctx), switches)
		app.Connected = in.Body.Connected
		return httpx.OK(app), nil
	})
}

func describe(m *host.Module, who principal.Principal, switches *registry.Service) App {
	manifest, status := m.Spec().Manifest, m.Status()
	app := App{
		ID: manifest.ID, Version: manifest.Version, Title: manifest.Title, Description: manifest.Description,
		State: string(status.State), Connected: switches.On(who.TenantID, manifest.ID), Required: manifest.Required,
		Since: status.Since, Restarts: status.Restarts,
	}
	if who.Role == "superadmin" || who.Role == "admin" {
		app.Cause = status.Detail
	}
	// Lines may speak of any tenant: they are the installation's, and for who mends a module that fails.
	if who.Role == "superadmin" && failing(status.State) {
		app.Log = readable(status.LastLines)
	}
	return app
}

func failing(s host.State) bool { return s == host.Degraded || s == host.Backoff || s == host.Failed }
