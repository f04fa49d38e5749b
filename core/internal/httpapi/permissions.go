package httpapi

import (
	"context"

	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/registry"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// Permissions are what one part of the product lets people do.
type Permissions struct {
	ID          string        `json:"id"`
	Title       manifest.Text `json:"title"`
	Permissions []Permission  `json:"permissions"`
}

// Permission is a permission by name and in words.
type Permission struct {
	Name  string        `json:"name"`
	Title manifest.Text `json:"title"`
	PII   bool          `json:"pii" doc:"Shows personal data"`
}

// RegisterPermissions serves the words for permissions, to whoever may limit a key to some: the core's, and those of the
// modules that the tenant has on. It says nothing of who holds them.
func RegisterPermissions(api *httpx.API, core manifest.Manifest, h *host.Host, switches *registry.Service) {
	g := httpx.Group{API: api, Tag: "permissions", Base: "/api/v1/permissions", Rights: "core.apikeys"}
	httpx.All(g.Op("list", "", "read", "What can be permitted, in words, by module"), func(ctx context.Context, _ *struct{}) ([]Permissions, error) {
		tenant := principal.Must(ctx).TenantID
		all := []Permissions{permissionsIn(core)}
		for _, m := range h.Modules() {
			if manifest := m.Spec().Manifest; len(manifest.Permissions) > 0 && switches.On(tenant, manifest.ID) {
				all = append(all, permissionsIn(manifest))
			}
		}
		return all, nil
	})
}

func permissionsIn(manifest manifest.Manifest) Permissions {
	in := Permissions{ID: manifest.ID, Title: manifest.Title, Permissions: []Permission{}}
	for _, p := range manifest.Permissions {
		in.Permissions = append(in.Permissions, Permission{Name: p.Name, Title: p.Title, PII: p.PII})
	}
	return in
}
