package host

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/help"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// Help is a shelf of each module that serves and ships help, in the order of installation.
func (h *Host) Help() (shelves []help.Shelf) {
	for _, m := range h.modules {
		if g := m.current.Load(); g != nil && len(g.shelf.Articles) > 0 {
			shelves = append(shelves, g.shelf)
		}
	}
	return shelves
}

func shelfOf(m manifest.Manifest, raw []byte) (shelf help.Shelf, err error) {
	if len(raw) == 0 {
		return shelf, nil
	}
	var articles []help.Article
	if err := json.Unmarshal(raw, &articles); err != nil {
		return shelf, fmt.Errorf("help: %w", err)
	}
	for i := range articles {
		if a := &articles[i]; a.Permission == "" && len(a.Screens) > 0 {
			a.Permission = permissionOf(m, a.Screens[0])
		}
	}
	return help.NewShelf(m.ID, help.Title{"es": m.Title.ES, "en": m.Title.EN, "pt": m.Title.PT}, articles), nil
}

// permissionOf is what the route of a screen asks for; what its parameters are called does not matter.
func permissionOf(m manifest.Manifest, screen string) string {
	for _, route := range m.UI.Routes {
		same := func(part, other string) bool {
			return part == other || strings.HasPrefix(part, ":") && strings.HasPrefix(other, ":")
		}
		if slices.EqualFunc(strings.Split(route.Path, "/"), strings.Split(screen, "/"), same) {
			return route.Permission
		}
	}
	return ""
}
