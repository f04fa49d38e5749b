package httpapi

import (
	"context"
	"net/http"
	"time"

	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/registry"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// App is an installed module as a tenant sees it.
type App struct {
	ID          string        `json:"id"`
	Version     string        `json:"version"`
	Title       manifest.Text `json:"title"`
	Description manifest.Text `json:"description"`
	State       string        `json:"state" enum:"installed,starting,ready,degraded,backoff,failed,disabled"`
	Connected   bool          `json:"connected" doc:"On for the tenant"`
	Required    bool          `json:"required" doc:"Cannot be switched off"`
	Since       time.Time     `json:"since" doc:"Moment it came to this state"`
	Restarts    int64         `json:"restarts" doc:"Processes lost since the host started"`
	Cause       string        `json:"cause,omitempty" doc:"Of a degraded, backoff or failed state; for administrators"`
	Log         []string      `json:"log,omitempty" doc:"Its last lines while it fails, oldest first; for the superadmin"`
}

type connectApp struct {
	OneApp
	Body struct {
		Connected bool `json:"connected"`
	}
}

// RegisterApps serves the list of modules and the tenant's switches.
func RegisterApps(api *httpx.API, h *host.Host, switches *registry.Service) {
	g := apps(api)
	httpx.All(g.Op("list", "", "read", "The installed modules and which of them the tenant has on"), func(ctx context.Context, _ *struct{}) (apps []App, _ error) {
		for _, m := range h.Modules() {
			apps = append(apps, describe(m, principal.Must(ctx), switches))
		}
		return apps, nil
	})
	httpx.Get(g.Op("get", "/{id}", "read", "An installed module, with what it asks for and what it adds"), func(ctx context.Context, in *OneApp) (AppDetail, error) {
		m, ok := h.Module(in.ID)
		if !ok {
			return AppDetail{}, registry.ErrNotFound
		}
		return detail(m, principal.Must(ctx), switches), nil
	})
	connect := g.Op("connect", "/{id}", "update", "Switch a module on or off for the tenant")
	httpx.Write(connect, http.MethodPatch, func(ctx context.Context, in *connectApp) (App, error) {
		if err := switches.Connect(ctx, in.ID, in.Body.Connected); err != nil {
			return App{}, err
		}
		m, ok := h.Module(in.ID)
		if !ok {
			return App{}, registry.ErrNotFound
		}
		app := describe(m, principal.Must(ctx), switches)
		app.Connected = in.Body.Connected
		return app, nil
	})
}

func apps(api *httpx.API) httpx.Group {
	return httpx.Group{API: api, Tag: "apps", Base: "/api/v1/apps", Rights: "core.apps"}
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
