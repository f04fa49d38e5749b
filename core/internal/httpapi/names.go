package httpapi

import (
	"context"
	"net/http"
	"slices"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// RegisterNames serves what apps and permissions are called, in the caller's language.
func RegisterNames(api *httpx.API, manifests []sdk.Manifest) {
	operation := func(of, permission, summary string) httpx.Operation {
		return httpx.Operation{
			ID: of + "-names", Method: http.MethodGet, Path: "/api/v1/" + of + "/names", Permission: permission, Summary: summary, Tags: []string{"core"},
		}
	}
	httpx.RegisterNames(api, operation("apps", "core.apps:read", "What apps are called"),
		func(ctx context.Context, ids []string) (names []httpx.Name, err error) {
			language := principal.Must(ctx).Language
			for _, manifest := range manifests {
				if slices.Contains(ids, manifest.ID) {
					names = append(names, httpx.Name{ID: manifest.ID, Name: manifest.Title.In(language), Page: "/apps/" + manifest.ID})
				}
			}
			return names, nil
		})
	httpx.RegisterNames(api, operation("reports", "core.reports:read", "What reports are called"),
		func(ctx context.Context, ids []string) (names []httpx.Name, err error) {
			language := principal.Must(ctx).Language
			for _, manifest := range manifests {
				for _, report := range manifest.Reports {
					if id := manifest.ID + "." + report.ID; slices.Contains(ids, id) {
						names = append(names, httpx.Name{ID: id, Name: report.Title.In(language)})
					}
				}
			}
			return names, nil
		})
	httpx.RegisterNames(api, operation("permissions", "core.apikeys:read", "What permissions are called"),
		func(ctx context.Context, ids []string) (names []httpx.Name, err error) {
			language := principal.Must(ctx).Language
			for _, manifest := range manifests {
				for _, permission := range manifest.Permissions {
					if slices.Contains(ids, permission.Name) {
						names = append(names, httpx.Name{ID: permission.Name, Name: permission.Title.In(language)})
					}
				}
			}
			return names, nil
		})
}
