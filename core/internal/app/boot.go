package app

import (
	"context"
	"net/http"
	"slices"
	"strings"

	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/identity"
	"github.com/recobro/recobro/core/internal/maintenance"
	"github.com/recobro/recobro/core/internal/registry"
	"github.com/recobro/recobro/core/internal/ui"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// languageCookie is where the shell remembers the language before sign-in.
const languageCookie = "vite-ui-language"

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
	Setup       bool                  `json:"setup,omitempty"` // nobody is there yet: who runs the installation has a link
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
func (d *shellData) boot(r *http.Request) (ui.Page, error) {
	session, err := d.identity.Boot(r)
	if err != nil {
		return ui.Page{}, err
	}
	data := boot{Version: d.version, Provider: session.Provider, Me: session.Me, Modules: []Screens{}, Maintenance: d.closed.Current(), Setup: session.Setup}
	page := ui.Page{Version: d.version, Member: session.Me != nil, Language: guestLanguage(r)}
	if session.Me != nil {
		data.Modules = d.screens(session.Me.Tenant.ID)
		page.Language = session.Me.Language
		page.Remote = owner(data.Modules, r.URL.Path)
		page.Fillers = fillers(data.Modules, ui.Slot(r.URL.Path), session.Me.Permissions)
	}
	page.Data = data
	return page, nil
}

// guestLanguage is what this browser remembers, else what it asks for.
func guestLanguage(r *http.Request) string {
	if remembered, err := r.Cookie(languageCookie); err == nil && slices.Contains(errs.Languages(), remembered.Value) {
		return remembered.Value
	}
	return errs.Language(r.Context(), r.Header.Get("Accept-Language"))
}

// owner is the module whose manifest claims the path, as the shell will find it.
func owner(modules []Screens, path string) ui.Remote {
	for _, m := range modules {
		for _, route := range m.UI.Routes {
			fixed, _, _ := strings.Cut(route.Path, "/:")
			if path == fixed || strings.HasPrefix(path, fixed+"/") {
				return m.remote()
			}
		}
	}
	return ui.Remote{}
}

// fillers are the modules that put something into a place of the page, for somebody with the permissions.
func fillers(modules []Screens, place string, permissions map[string]principal.Scope) []ui.Remote {
	all := []ui.Remote{}
	for _, m := range modules {
		for _, slot := range m.UI.Slots {
			if _, granted := permissions[slot.Permission]; slot.Name == place && (granted || slot.Permission == "") {
				all = append(all, m.remote())
			}
		}
	}
	return all
}

func (s Screens) remote() ui.Remote {
	return ui.Remote{Name: s.UI.Remote, Version: s.Version, Namespaces: s.UI.Namespaces}
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
