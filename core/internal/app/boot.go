package app

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/identity"
	"github.com/recobro/recobro/core/internal/maintenance"
	"github.com/recobro/recobro/core/internal/registry"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Screens is a module with screens, as the shell draws it before any of its code is loaded.
type Screens struct {
	ID      string   `json:"id"`
	Version string   `json:"version"`
	Entry   string   `json:"entry" doc:"Address of the remote's manifest"`
	Title   sdk.Text `json:"title"`
	UI      sdk.UI   `json:"ui"`
}

// boot is what the page tells the shell.
type boot struct {
	Version     string                `json:"version"`
	Provider    identity.ProviderView `json:"provider"`
	Me          *identity.Me          `json:"me"`
	Modules     []Screens             `json:"modules"`
	Maintenance *maintenance.State    `json:"maintenance"`
}

// shellData gives the shell what it has to know.
type shellData struct {
	version  string
	host     *host.Host
	switches *registry.Service
	identity *identity.Service
	closed   *maintenance.Service
}

// boot tells who asks, and which modules' screens the person's tenant has on. Nobody gets no modules.
func (d *shellData) boot(r *http.Request) (any, error) {
	session, err := d.identity.Boot(r)
	if err != nil {
		return nil, err
	}
	page := boot{Version: d.version, Provider: session.Provider, Me: session.Me, Modules: []Screens{}, Maintenance: d.closed.Current()}
	if session.Me != nil {
		page.Modules = d.screens(session.Me.Tenant.ID)
	}
	return page, nil
}

func (d *shellData) screens(tenant string) []Screens {
	all := []Screens{}
	for _, m := range d.host.Modules() {
		manifest := m.Spec().Manifest
		if manifest.UI == nil || manifest.UI.Remote == "" || !d.switches.On(tenant, manifest.ID) {
			continue
		}
		all = append(all, Screens{
			ID: manifest.ID, Version: manifest.Version, Title: manifest.Title, UI: *manifest.UI,
			Entry: "/remotes/" + manifest.UI.Remote + "/mf-manifest.json",
		})
	}
	return all
}

// Away is a module that the tenant has off: enough to say so where its screens would be.
type Away struct {
	ID          string   `json:"id"`
	Title       sdk.Text `json:"title"`
	Description sdk.Text `json:"description"`
	Paths       []string `json:"paths" doc:"Pages that it would show"`
	Slots       []string `json:"slots" doc:"Places of other screens that it would fill"`
}

func (d *shellData) away(tenant string) []Away {
	all := []Away{}
	for _, m := range d.host.Modules() {
		manifest := m.Spec().Manifest
		if manifest.UI == nil || manifest.UI.Remote == "" || d.switches.On(tenant, manifest.ID) {
			continue
		}
		away := Away{ID: manifest.ID, Title: manifest.Title, Description: manifest.Description, Paths: []string{}, Slots: []string{}}
		for _, route := range manifest.UI.Routes {
			away.Paths = append(away.Paths, route.Path)
		}
		for _, slot := range manifest.UI.Slots {
			away.Slots = append(away.Slots, slot.Name)
		}
		all = append(all, away)
	}
	return all
}

// register serves the list that the page was given, for when it changes while the page is open, and the modules that
// are off.
func (d *shellData) register(api *httpx.API) {
	httpx.Register(api, httpx.Operation{
		ID: "modules-away", Method: http.MethodGet, Path: "/api/v1/modules/away", Permission: "core.profile:read",
		Summary: "The modules with screens that the tenant has off", Tags: []string{"core"},
	}, func(ctx context.Context, _ *struct{}) (*httpx.Body[[]Away], error) {
		return httpx.OK(d.away(principal.Must(ctx).TenantID)), nil
	})
	httpx.Register(api, httpx.Operation{
		ID: "modules-list", Method: http.MethodGet, Path: "/api/v1/modules", Permission: "core.profile:read",
		Summary: "The modules with screens that the tenant has on", Tags: []string{"core"},
	}, func(ctx context.Context, _ *struct{}) (*httpx.Body[[]Screens], error) {
		return httpx.OK(d.screens(principal.Must(ctx).TenantID)), nil
	})
}
