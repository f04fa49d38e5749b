package httpapi

import (
	"context"
	"slices"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// RegisterNames serves what apps and permissions are called, in the caller's language.
func RegisterNames(api *httpx.API, manifests []manifest.Manifest) {
	g := apps(api)
	httpx.Names(g.Op("names", "/names", "read", "What apps are called"), named(manifests, func(m manifest.Manifest, language string) []httpx.Name {
		return []httpx.Name{{ID: m.ID, Name: m.Title.In(language), Page: "/apps/" + m.ID}}
	}))
	g.Tag, g.Base = "reports", "/api/v1/reports"
	httpx.Names(g.Op("names", "/names", "reports:read", "What reports are called"), named(manifests, func(m manifest.Manifest, language string) (all []httpx.Name) {
		for _, report := range m.Reports {
			all = append(all, httpx.Name{ID: m.ID + "." + report.ID, Name: report.Title.In(language)})
		}
		return all
	}))
	g.Tag, g.Base = "permissions", "/api/v1/permissions"
	httpx.Names(g.Op("names", "/names", "apikeys:read", "What permissions are called"), named(manifests, func(m manifest.Manifest, language string) (all []httpx.Name) {
		for _, permission := range m.Permissions {
			all = append(all, httpx.Name{ID: permission.Name, Name: permission.Title.In(language)})
		}
		return all
	}))
}

// named finds those asked for among what of gives of each manifest, in the caller's language.
func named(manifests []manifest.Manifest, of func(m manifest.Manifest, language string) []httpx.Name) func(context.Context, []string) ([]httpx.Name, error) {
	return func(ctx context.Context, ids []string) (names []httpx.Name, _ error) {
		for _, manifest := range manifests {
			names = append(names, of(manifest, principal.Must(ctx).Language)...)
		}
		return slices.DeleteFunc(names, func(name httpx.Name) bool { return !slices.Contains(ids, name.ID) }), nil
	}
}
