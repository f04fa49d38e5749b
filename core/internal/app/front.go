package app

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"os"

	"github.com/go-chi/chi/v5"

	"go.uber.org/fx"

	"github.com/recobro/recobro/core/internal/authz"
	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/core/internal/edge"
	"github.com/recobro/recobro/core/internal/events"
	"github.com/recobro/recobro/core/internal/grants"
	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/host/route"
	"github.com/recobro/recobro/core/internal/httpapi"
	"github.com/recobro/recobro/core/internal/identity"
	"github.com/recobro/recobro/core/internal/identity/keyring"
	"github.com/recobro/recobro/core/internal/lasting"
	"github.com/recobro/recobro/core/internal/maintenance"
	"github.com/recobro/recobro/core/internal/names"
	"github.com/recobro/recobro/core/internal/notifications"
	"github.com/recobro/recobro/core/internal/registry"
	"github.com/recobro/recobro/core/internal/reports"
	"github.com/recobro/recobro/core/internal/telemetry"
	coretracing "github.com/recobro/recobro/core/internal/tracing"
	"github.com/recobro/recobro/core/internal/ui"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/help"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
	"gorm.io/gorm"
)

// frontParts is what the host's front door is made of.
type frontParts struct {
	fx.In
	Config   config.Config
	Version  Version
	Absent   Announced
	Host     *host.Host
	Specs    []host.Spec
	Closed   *maintenance.Service
	Record   *record.Record
	DB       *storage.DB
	Table    *authz.Table
	Identity *identity.Service
	Switches *registry.Service
	Grants   *grants.Service
	Chosen   *registry.Chosen
	Hub      *events.Hub
	Tracing  *coretracing.Service
	Catalog  *errs.Catalog
	Log      *slog.Logger
	Metrics  *telemetry.Metrics
	Traces   *telemetry.Traces
	Notices  *notifications.Service
	Reports  *reports.Service
	Inside   *httpapi.Inside
	Ring     *keyring.Ring
	Tally    *tracing.Tally
	Answers  *lasting.Answers
	Manual   help.Shelf
}

// newFront puts the root before the gate, and the gate before the core's operations, the modules and the interface.
func newFront(p frontParts) (http.Handler, error) {
	manifest, err := httpapi.CoreManifest()
	if err != nil {
		return nil, err
	}
	shell := &shellData{version: string(p.Version), host: p.Host, switches: p.Switches, identity: p.Identity, closed: p.Closed, manual: p.Manual}
	if err := json.Unmarshal(p.Absent, &shell.absent); err != nil {
		return nil, fmt.Errorf("announced areas: %w", err)
	}
	manifests, err := allManifests(p.Specs)
	if err != nil {
		return nil, err
	}
	router := chi.NewRouter()
	api := httpx.New(router, httpx.Config{Title: "Recobro", Version: string(p.Version), DB: p.DB, Catalog: p.Catalog, Log: p.Log, Secret: p.Ring.Invitation()})
	presence := httpapi.NewPresence(clock.System())
	p.operations(api, shell, manifests)
	httpapi.RegisterPermissions(api, manifest, p.Host, p.Switches)
	httpapi.RegisterNames(api, manifests)
	httpapi.RegisterPresence(api, presence)
	site := ui.NewSite(os.DirFS(p.Config.UI), shell.boot, p.Catalog)
	gate := &httpapi.Gate{
		Host: p.Host, Core: router, CoreManifest: manifest, Authenticator: p.Identity, Lasting: p.Answers, PublicURL: p.Config.PublicURL,
		Decider: p.Table, Switches: p.Switches, Maintenance: p.Closed, Fresh: p.Identity.Fresh, Clock: clock.System(), Catalog: p.Catalog,
		Presence: presence, Files: p.beside(site), Quotas: httpapi.NewQuotas(rates(p.Config), clock.System()),
	}
	gate.RegisterSockets(api, p.Identity.Ticket)
	var document []byte
	if gate.CoreRoutes, document, err = coreRoutes(manifest, api); err != nil {
		return nil, err
	}
	gate.OpenAPI = httpapi.OpenAPI{Host: p.Host, Core: document, Version: string(p.Version)}
	p.Inside.Through(gate)
	proxies, err := edge.ParseProxies(p.Config.TrustedProxy)
	if err != nil {
		return nil, err
	}
	root := httpapi.Root{
		Log: p.Log, Catalog: p.Catalog, Traces: p.Traces, Metrics: p.Metrics,
		Headers: httpapi.SecurityHeaders{Secure: isHTTPS(p.Config.PublicURL)}, Limits: httpapi.DefaultLimits(p.Catalog),
		Proxies: proxies, Refused: refusals(p.Tally),
	}
	probes := httpapi.Probes{Host: p.Host, Ping: ping(p.DB), Catalog: p.Catalog}
	return root.Handler(probes.Before(p.Identity.Heed(gate))), nil
}

// ping asks a database for a sign of life.
func ping(db *storage.DB) func(context.Context) error {
	return func(ctx context.Context) error {
		return db.PlatformRead(ctx, func(context.Context, *gorm.DB) error { return nil })
	}
}

// operations registers everything the core itself answers.
func (p frontParts) operations(api *httpx.API, shell *shellData, manifests []manifest.Manifest) {
	httpapi.RegisterHealth(api, p.Host, string(p.Version))
	httpapi.RegisterApps(api, p.Host, p.Switches)
	httpapi.RegisterAppSettings(api, p.Chosen)
	shell.register(api)
	p.Identity.Routes(api, identity.Outside{Reset: tellReset(p.Notices), ModulesOn: p.modulesOn})
	coretracing.NewHTTP(p.Tracing, coretracing.NewVerifier(p.Tracing, p.DB, p.Record), tellers(manifests)).Routes(api)
	names.NewService(p.Inside, manifests, p.Log).Routes(api)
	p.Closed.Routes(api)
	p.Grants.Routes(api)
	p.Notices.Routes(api)
	p.Reports.Routes(api)
	live := httpx.Group{API: api, Tag: "live", Base: "/api/v1/live", Rights: "core.live"}
	httpx.RegisterEvents(api, live.Op("", "", "read", "What happens, as it happens: server-sent events").By(http.MethodGet), nil, p.Hub.Open)
}

// modulesOn is how many modules a tenant has on.
func (p frontParts) modulesOn(tenant string) (on int) {
	for _, module := range p.Host.Modules() {
		if p.Switches.On(tenant, module.Spec().Manifest.ID) {
			on++
		}
	}
	return on
}

// coreRoutes is the route table of the core's own document, checked like a module's.
func coreRoutes(manifest manifest.Manifest, api *httpx.API) (*route.Table, []byte, error) {
	document, err := json.Marshal(api.OpenAPI())
	if err != nil {
		return nil, nil, fmt.Errorf("OpenAPI of the core: %w", err)
	}
	table, err := route.Build(manifest, document)
	return table, document, err
}

// beside serves what needs no sign-in and is no operation: the figures and the interface.
func (p frontParts) beside(site http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/metrics" {
			p.metrics(w, r)
			return
		}
		site.ServeHTTP(w, r)
	})
}

func (p frontParts) metrics(w http.ResponseWriter, r *http.Request) {
	if p.Config.MetricsAccess == "local" && !isLoopback(r.RemoteAddr) {
		errs.WriteProblem(w, r, p.Catalog, errs.New(errs.NotFound, "not_found"))
		return
	}
	httpapi.OnlyRead(p.Metrics.Handler(), p.Catalog).ServeHTTP(w, r)
}

func isLoopback(address string) bool { return edge.AddressOf(address).IsLoopback() }

func rates(c config.Config) httpapi.Rates {
	return httpapi.Rates{Address: c.AddressRate, User: c.UserRate, Tenant: c.TenantRate}
}

func isHTTPS(address string) bool { return len(address) > 6 && address[:6] == "https:" }
