package httpapi

import (
	"slices"

	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/registry"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// AppDetail is an installed module with what its manifest asks for and adds.
type AppDetail struct {
	App
	Permissions []AppPermission `json:"permissions" doc:"What it lets people do, and who may from the start"`
	Fields      []AppField      `json:"fields" doc:"Personal data that it keeps"`
	Prefixes    []string        `json:"prefixes" doc:"Addresses of the API that it answers"`
	Open        []string        `json:"open" doc:"Those of them that answer without a sign-in"`
	Credentials []string        `json:"credentials" doc:"Those of the open ones at which it reads what a request proves itself by"`
	Pages       []string        `json:"pages" doc:"Those of the open ones at which it decides itself what browsers let its pages do"`
	Publishes   []string        `json:"publishes" doc:"Events that it tells"`
	Consumes    []string        `json:"consumes" doc:"Events that it hears"`
	Scopes      []string        `json:"scopes" doc:"Permissions of others by which it asks them"`
	Egress      []string        `json:"egress" doc:"Where it calls the outside: origins, or a setting that holds one"`
	Screens     []AppScreen     `json:"screens" doc:"Pages that it adds"`
	Slots       []string        `json:"slots" doc:"Places of other screens that it fills"`
	Settings    bool            `json:"settings" doc:"There is something to set"`
}

// AppPermission is a right that an app declares.
type AppPermission struct {
	Name   string        `json:"name"`
	Title  manifest.Text `json:"title"`
	PII    bool          `json:"pii" doc:"Shows personal data"`
	Grants httpx.Scopes  `json:"grants" doc:"Rows that each role reaches from the start: all, team or own"`
}

// AppField is a field with personal data.
type AppField struct {
	Name  string `json:"name"`
	Class string `json:"class"`
}

// AppScreen is a page that an app adds, with its title where it stands in the navigation.
type AppScreen struct {
	Path       string         `json:"path"`
	Title      *manifest.Text `json:"title,omitempty"`
	Permission string         `json:"permission,omitempty"`
}

func detail(m *host.Module, who principal.Principal, switches *registry.Service) AppDetail {
	manifest := m.Spec().Manifest
	d := AppDetail{
		App: describe(m, who, switches), Prefixes: manifest.API.Prefixes, Open: manifest.API.Open,
		Credentials: manifest.API.Credentials, Pages: manifest.API.Pages,
		Publishes: manifest.Events.Publishes, Consumes: manifest.Events.Consumes, Scopes: manifest.Scopes,
		Settings: registry.HasSettings(manifest.Settings),
	}
	for _, p := range manifest.Permissions {
		d.Permissions = append(d.Permissions, AppPermission{Name: p.Name, Title: p.Title, PII: p.PII, Grants: scopes(p.Grants)})
	}
	for _, to := range manifest.Egress {
		d.Egress = append(d.Egress, to.String())
	}
	for _, f := range manifest.Fields {
		d.Fields = append(d.Fields, AppField{Name: f.Name, Class: f.Class})
	}
	if manifest.UI != nil {
		d.addScreens(*manifest.UI)
	}
	return d
}

func (d *AppDetail) addScreens(ui manifest.UI) {
	for _, route := range ui.Routes {
		screen := AppScreen{Path: route.Path, Permission: route.Permission}
		if at := slices.IndexFunc(ui.Nav, func(item manifest.NavItem) bool { return item.To == route.Path }); at >= 0 {
			screen.Title = &ui.Nav[at].Title
		}
		d.Screens = append(d.Screens, screen)
	}
	for _, slot := range ui.Slots {
		d.Slots = append(d.Slots, slot.Name)
	}
}

func scopes(grants map[string]string) httpx.Scopes {
	all := httpx.Scopes{}
	for role, reach := range grants {
		all[role] = principal.Scope(reach)
	}
	return all
}
