package main

import (
	"context"
	"encoding/json"
	"log/slog"
	"net"
	"net/http"
	"os"
	"time"

	"github.com/go-chi/chi/v5"

	"github.com/recobro/recobro/core/internal/authz"
	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/host/child"
	"github.com/recobro/recobro/core/internal/host/route"
	"github.com/recobro/recobro/core/internal/httpapi"
	"github.com/recobro/recobro/core/internal/telemetry"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/control"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
	"github.com/recobro/recobro/policies"
)

// benchHost is the product's front door before one module process and the same handler inside: same root, same gate,
// same policies. Only who asks is known beforehand, so that the database does not blur the difference.
type benchHost struct {
	address string
	host    *host.Host
	spawner *child.Spawner
	run     string
}

func newBenchHost() (*benchHost, error) {
	b := &benchHost{}
	catalog, err := errs.NewCatalog()
	if err != nil {
		return nil, err
	}
	if b.spawner, err = child.NewSpawner(); err != nil {
		return nil, err
	}
	if b.run, err = os.MkdirTemp("", "recobro-bench-"); err != nil {
		return nil, err
	}
	if b.host, err = b.newHost(catalog); err != nil {
		return nil, err
	}
	b.host.Start()
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	if err := b.host.AwaitReady(ctx); err != nil {
		return nil, err
	}
	return b, b.listen(catalog)
}

func (b *benchHost) newHost(catalog *errs.Catalog) (*host.Host, error) {
	declared, err := manifest.Parse([]byte(benchManifest))
	if err != nil {
		return nil, err
	}
	program, err := os.Executable()
	if err != nil {
		return nil, err
	}
	return host.New(host.Env{
		Spawner: b.spawner, RunDir: b.run, Policy: host.DefaultPolicy(), Proxy: host.DefaultProxyOptions(),
		Clock: clock.System(), Catalog: catalog, Log: slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelWarn})),
		Provide: func(context.Context, manifest.Manifest) (control.StartRequest, error) {
			return control.StartRequest{}, nil
		},
	}, []host.Spec{{Manifest: declared, Path: program, Args: []string{"module"}, Env: host.AllowedEnvironment()}})
}

func (b *benchHost) listen(catalog *errs.Catalog) error {
	gate, err := b.gate(catalog)
	if err != nil {
		return err
	}
	lines, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	root := httpapi.Root{
		Log: telemetry.NewLogger(lines, "info", telemetry.JSON), Catalog: catalog, Metrics: telemetry.NewMetrics(),
		Limits: httpapi.DefaultLimits(catalog),
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	b.address = listener.Addr().String()
	go func() { _ = http.Serve(listener, root.Handler(gate)) }()
	return nil
}

func (b *benchHost) gate(catalog *errs.Catalog) (*httpapi.Gate, error) {
	inside := manifest.Manifest{
		ID: "inside", API: manifest.API{Prefixes: []string{"/api/v1/inside"}},
		Permissions: []manifest.Permission{{Name: "inside.answers:read"}},
	}
	router := chi.NewRouter()
	api := httpx.New(router, httpx.Config{Title: "inside", Version: "1", Catalog: catalog})
	register(api, "/api/v1/inside/", "inside.answers:read")
	document, err := json.Marshal(api.OpenAPI())
	if err != nil {
		return nil, err
	}
	routes, err := route.Build(inside, document)
	if err != nil {
		return nil, err
	}
	table, err := authz.New([]policies.Rule{grant("inside.answers"), grant("bench.answers")})
	return &httpapi.Gate{
		Host: b.host, Core: router, CoreManifest: inside, CoreRoutes: routes, Authenticator: somebody{}, Decider: table,
		Switches: allOn{}, Maintenance: neverClosed{}, Catalog: catalog, Fresh: func(next http.Handler) http.Handler { return next },
	}, err
}

func grant(object string) policies.Rule {
	return policies.Rule{Role: "admin", Tenant: policies.AnyTenant, Object: object, Action: "read", Scope: "all", Effect: "allow"}
}

func (b *benchHost) stop() {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	_ = b.host.Stop(ctx)
	_ = b.spawner.Close()
	_ = os.RemoveAll(b.run)
}

// somebody is always the same person.
type somebody struct{}

// Authenticate implements httpapi.Authenticator.
func (somebody) Authenticate(*http.Request) (principal.Principal, error) {
	return principal.Principal{TenantID: "andina", UserID: "u1", Username: "bench", Role: "admin", Language: "es", Kind: principal.KindUser}, nil
}

// allOn has every module on.
type allOn struct{}

// On implements httpapi.Switches.
func (allOn) On(string, string) bool { return true }

// neverClosed lets everybody in.
type neverClosed struct{}

// Admits implements httpapi.Maintenance.
func (neverClosed) Admits(*http.Request, principal.Principal) bool { return true }
