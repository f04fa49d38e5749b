package main

import (
	"net/http"
	"strconv"
	"strings"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

const benchManifest = `{
  "id": "bench", "version": "1.0.0", "title": {"es": "", "en": "Bench", "pt": ""},
  "api": {"prefixes": ["/api/v1/bench"]},
  "permissions": [{"name": "bench.answers:read", "grants": {"admin": "all"}}]
}`

// benchModule answers with JSON that is ready: what is measured is the way, not the handler.
func benchModule() sdk.Module {
	return sdk.Module{
		Manifest: []byte(benchManifest),
		Routes: []any{func(api *httpx.API) {
			register(api, "/api/v1/bench/", "bench.answers:read")
		}},
	}
}

// register serves the two answers under prefix.
func register(api *httpx.API, prefix, permission string) {
	for name, n := range map[string]int{"small": 1 << 10, "large": 64 << 10} {
		body := []byte(`{"data":"` + strings.Repeat("x", n-len(`{"data":""}`)) + `"}`)
		httpx.RegisterStream(api, httpx.Operation{
			ID: "bench-" + strings.ReplaceAll(strings.Trim(prefix, "/"), "/", "-") + name, Method: http.MethodGet, Path: prefix + name, Permission: permission,
		}, func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/json")
			w.Header().Set("Content-Length", strconv.Itoa(len(body)))
			_, _ = w.Write(body)
		})
	}
}
