package httpapi

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/registry"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Permissions are what one part of the product lets people do.
type Permissions struct {
	ID          string       `json:"id"`
	Title       sdk.Text     `json:"title"`
	Permissions []Permission `json:"permissions"`
}

// Permission is a permission by name and in words.
type Permission struct {
	Name  string   `json:"name"`
	Title sdk.Text `json:"title"`
	PII   bool     `json:"pii" doc:"Shows personal data"`
}

// RegisterPermissions serves the words for permissions, to whoever may limit a key to some: the core's, and those of the
// modules that the tenant has on. It says nothing of who holds them.
func RegisterPermissions(api *httpx.API, core sdk.Manifest, h *host.Host, switches *registry.Service) {
	httpx.Register(api, httpx.Operation{
		ID: "permissions-list", Method: http.MethodGet, Path: "/api/v1/permissions", Permission: "core.apikeys:read",
		Summary: "What can be permitted, in words, by module", Tags: []string{"core"},
	}, func(ctx context.Context, _ *struct{}) (*httpx.Body[[]Permissions], error) {
		tenant := principal.Must(ctx).TenantID
		all := []Permissions{permissionsIn(core)}
		for _, m := range h.Modules() {
			if manifest := m.Spec().Manifest; len(manifest.Permissions) > 0 && switches.On(tenant, manifest.ID) {
				all = append(all, permissionsIn(manifest))
			}
		}
		return httpx.OK(all), nil
	})
}

func permissionsIn(manifest sdk.Manifest) Permissions {
	in := Permissions{ID: manifest.ID, Title: manifest.Title, Permissions: []Permission{}}
	for _, p := range manifest.Permissions {
		in.Permissions = append(in.Permissions, Permission{Name: p.Name, Title: p.Title, PII: p.PII})
	}
	return in
}
