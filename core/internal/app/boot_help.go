package app

import (
	"strings"

	"github.com/recobro/recobro/core/internal/identity"
	"github.com/recobro/recobro/plugins-sdk/go/help"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// helpPlaces is where what to do after a refusal stands.
type helpPlaces struct {
	Page  string            `json:"page"`  // that shows an article: "/records/{id}"
	Codes map[string]string `json:"codes"` // refusal → article
}

// help is nil for whom no module shows help.
func (d *shellData) help(me *identity.Me) *helpPlaces {
	places := &helpPlaces{Codes: map[string]string{}}
	for _, m := range d.host.Modules() {
		manifest := m.Spec().Manifest
		if manifest.UI == nil || !d.switches.On(me.Tenant.ID, manifest.ID) {
			continue
		}
		if _, may := me.Permissions[permissionOf(manifest.UI)]; may {
			places.Page = manifest.UI.HelpPage
		}
		for _, article := range manifest.UI.Help {
			places.add(manifest.ID, article)
		}
	}
	if places.Page == "" {
		return nil
	}
	for _, article := range d.manual.Articles {
		places.add(d.manual.Module, article.Listed)
	}
	return places
}

func (p *helpPlaces) add(module string, article help.Listed) {
	for _, code := range article.Errors {
		p.Codes[code] = module + "." + article.Slug
	}
}

// permissionOf is what the page that shows help asks for; empty where there is none.
func permissionOf(ui *manifest.UI) string {
	for _, route := range ui.Routes {
		if ui.HelpPage != "" && route.Path == strings.ReplaceAll(ui.HelpPage, "{id}", ":id") {
			return route.Permission
		}
	}
	return ""
}
