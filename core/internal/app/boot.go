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
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/help"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// languageCookie is where the shell remembers the language before sign-in.
const languageCookie = "vite-ui-language"

// Screens is a module with screens, as the shell draws it before any of its code is loaded.
type Screens struct {
	ID      string        `json:"id"`
	Version string        `json:"version"`
	Entry   string        `json:"entry" doc:"Address of the remote's manifest"`
	Title   manifest.Text `json:"title"`
	UI      manifest.UI   `json:"ui"`
}

// boot is what the page tells the shell.
type boot struct {
	Version     string                `json:"version"`
	Provider    identity.ProviderView `json:"provider"`
	Me          *identity.Me          `json:"me"`
	Modules     []Screens             `json:"modules"`
	Maintenance *maintenance.State    `json:"maintenance"`
	Setup       bool                  `json:"setup,omitempty"` // nobody is there yet: who runs the installation has a link
	Help        *helpPlaces           `json:"help,omitempty"`
}

// shellData gives the shell what it has to know.
type shellData struct {
	version  string
	host     *host.Host
	switches *registry.Service
	identity *identity.Service
	closed   *maintenance.Service
	absent   []manifest.Area // of modules that are not installed
	manual   help.Shelf      // the host's own help
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
		data.Help = d.help(session.Me)
		page.Language = session.Me.Language
		page.Remote = owner(data.Modules, r.URL.Path)
		page.Fillers = fillers(data.Modules, places(data.Modules, r.URL.Path), session.Me.Permissions)
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

// places are the slots on a page: the shell's own, and those of the module whose page it is.
func places(modules []Screens, path string) []string {
	all := []string{"header.context"}
	if path == "/" {
		all = append(all, "home.cards")
	}
	for _, m := range modules {
		for _, route := range m.UI.Routes {
			if fits(route.Path, path) {
				all = append(all, route.Places...)
			}
		}
	}
	return all
}

// fits says whether a path is one of a route: "/records/7" of "/records/:id".
func fits(route, path string) bool {
	parts, given := strings.Split(route, "/"), strings.Split(path, "/")
	return slices.EqualFunc(parts, given, func(part, one string) bool { return part == one || strings.HasPrefix(part, ":") })
}

// fillers are what modules put into the places of a page, for somebody with the permissions.
func fillers(modules []Screens, places []string, permissions map[string]principal.Scope) []ui.Filler {
	all := []ui.Filler{}
	for _, m := range modules {
		for _, slot := range m.UI.Slots {
			_, granted := permissions[slot.Permission]
			if slices.Contains(places, slot.Name) && (granted || slot.Permission == "") {
				all = append(all, ui.Filler{Remote: m.remote(), Place: slot.Name})
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
		ui := *manifest.UI
		ui.Help, ui.HelpPage = nil, "" // what of it the shell needs is told apart
		all = append(all, Screens{
			ID: manifest.ID, Version: manifest.Version, Title: manifest.Title, UI: ui,
			Entry: "/remotes/" + manifest.UI.Remote + "/mf-manifest.json",
		})
	}
	return all
}

// Announced is a JSON list of manifest.Area: those whose modules the program does not have.
type Announced []byte

// Away is an area that the tenant does not have, or a module that it has off: enough to say so where the screens would be.
type Away struct {
	ID          string          `json:"id" doc:"Of the module to be turned on; empty where it is not installed"`
	Icon        string          `json:"icon"`
	Title       manifest.Text   `json:"title"`
	Description manifest.Text   `json:"description"`
	Facts       []manifest.Text `json:"facts" doc:"What one could do there"`
	Paths       []string        `json:"paths" doc:"Pages that it would show"`
	Slots       []string        `json:"slots" doc:"Places of other screens that it would fill"`
}

func awayOf(id string, areas []manifest.Area) (all []Away) {
	for _, a := range areas {
		all = append(all, Away{
			ID: id, Icon: a.Icon, Title: a.Title, Description: a.Description, Facts: a.Facts, Paths: []string{a.Path}, Slots: []string{},
		})
	}
	return all
}

// away lists areas before the modules that bring them, and those of modules that are off before what is not installed.
func (d *shellData) away(tenant string) []Away {
	all := []Away{}
	for _, m := range d.host.Modules() {
		its := m.Spec().Manifest
		if its.UI == nil || its.UI.Remote == "" || d.switches.On(tenant, its.ID) {
			continue
		}
		away := Away{
			ID: its.ID, Title: its.Title, Description: its.Description, Facts: []manifest.Text{}, Paths: []string{}, Slots: []string{},
		}
		for _, route := range its.UI.Routes {
			away.Paths = append(away.Paths, route.Path)
		}
		for _, slot := range its.UI.Slots {
			away.Slots = append(away.Slots, slot.Name)
		}
		all = append(append(all, awayOf(its.ID, its.Areas)...), away)
	}
	return append(all, awayOf("", d.absent)...)
}

// register serves the list that the page was given, for when it changes while the page is open, and the modules that
// are off.
func (d *shellData) register(api *httpx.API) {
	g := httpx.Group{API: api, Tag: "modules", Base: "/api/v1/modules", Rights: "core.profile"}
	httpx.All(g.Op("away", "/away", "read", "The areas and modules with screens that the tenant does not have on"), func(ctx context.Context, _ *struct{}) ([]Away, error) {
		return d.away(principal.Must(ctx).TenantID), nil
	})
	httpx.All(g.Op("list", "", "read", "The modules with screens that the tenant has on"), func(ctx context.Context, _ *struct{}) ([]Screens, error) {
		return d.screens(principal.Must(ctx).TenantID), nil
	})
}
