// Package httpx is how a module speaks HTTP: typed operations with a permission each, one transaction per write, and
// refusals as problems in the caller's language. A text of a body that has a minLength must show something: blanks and direction
// marks alone are refused before the handler is asked.
package httpx

import (
	"context"
	"log/slog"
	"net/http"
	"sync"

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
	// draining ends streams and sockets.
	draining context.Context
	pace     pace
}

// Config is what an API needs.
//
//sdk:host
type Config struct {
	Title   string
	Version string
	DB      *storage.DB   // nil for a module without storage: writes then have no transaction and no idempotency
	Catalog *errs.Catalog // must not be nil
	Log     *slog.Logger  // nil = slog.Default()
	Secret  []byte        // the installation's: seals what is kept of requests, beside what their clients know
	// Draining ends when the process drains, and with it streams and sockets; nil: somebody else ends them.
	Draining context.Context
}

// New is an API that serves on r. Routes r does not know answer a problem too.
//
//sdk:host
func New(r chi.Router, cfg Config) *API {
	listsAreNeverNull()
	if cfg.Log == nil {
		cfg.Log = slog.Default()
	}
	api := &API{router: r, db: cfg.DB, catalog: cfg.Catalog, log: cfg.Log, secret: cfg.Secret, draining: cfg.Draining, pace: usualPace()}
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

// listsAreNeverNull has huma document lists as jsonFormat writes them.
var listsAreNeverNull = sync.OnceFunc(func() { huma.DefaultArrayNullable = false })

func (api *API) config(cfg Config) huma.Config {
	return huma.Config{
		OpenAPI: &huma.OpenAPI{
			OpenAPI:    "3.1.0",
			Info:       &huma.Info{Title: cfg.Title, Version: cfg.Version},
			Components: &huma.Components{Schemas: newRegistry()},
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
