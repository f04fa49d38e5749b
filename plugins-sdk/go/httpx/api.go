// Package httpx is how a module speaks HTTP: typed operations with a permission each, one transaction per write, and
// refusals as problems in the caller's language.
package httpx

import (
	"log/slog"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humachi"
	"github.com/go-chi/chi/v5"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// API is where operations are registered. It is huma's, so its OpenAPI document is at hand as api.OpenAPI().
type API struct {
	huma.API
	router  chi.Router
	db      *storage.DB
	catalog *errs.Catalog
	log     *slog.Logger
	secret  []byte
}

// Config is what an API needs.
type Config struct {
	Title   string
	Version string
	DB      *storage.DB   // nil for a module without storage: writes then have no transaction and no idempotency
	Catalog *errs.Catalog // must not be nil
	Log     *slog.Logger  // nil = slog.Default()
	Secret  []byte        // the installation's: seals what is kept of requests, beside what their clients know
}

// New is an API that serves on r. Routes r does not know answer a problem too.
func New(r chi.Router, cfg Config) *API {
	if cfg.Log == nil {
		cfg.Log = slog.Default()
	}
	api := &API{router: r, db: cfg.DB, catalog: cfg.Catalog, log: cfg.Log, secret: cfg.Secret}
	api.API = humachi.New(r, api.config(cfg))
	r.NotFound(func(w http.ResponseWriter, r *http.Request) {
		api.Problem(w, r, errs.New(errs.NotFound, "not_found"))
	})
	r.MethodNotAllowed(api.methodNotAllowed)
	return api
}

// Problem answers r with err; for handlers of RegisterStream and plain chi routes.
func (api *API) Problem(w http.ResponseWriter, r *http.Request, err error) {
	errs.WriteProblem(w, r, api.catalog, err)
}

// Catalog is the catalog the API tells its refusals from.
func (api *API) Catalog() *errs.Catalog { return api.catalog }

func (api *API) config(cfg Config) huma.Config {
	registry := huma.NewMapRegistry("#/components/schemas/", schemaName)
	return huma.Config{
		OpenAPI: &huma.OpenAPI{
			OpenAPI:    "3.1.0",
			Info:       &huma.Info{Title: cfg.Title, Version: cfg.Version},
			Components: &huma.Components{Schemas: registry},
		},
		Formats:       map[string]huma.Format{"application/json": jsonFormat(), "json": jsonFormat()},
		DefaultFormat: "application/json",
		Transformers:  []huma.Transformer{api.asProblem},
	}
}

func (api *API) methodNotAllowed(w http.ResponseWriter, r *http.Request) {
	p := api.catalog.Problem(r.Context(), errs.OccasionOf(r), errs.New(errs.Invalid, "method_not_allowed"))
	p.Status = http.StatusMethodNotAllowed
	unkept(w)
	writeJSON(w, errs.ContentType, p.Status, p)
}
