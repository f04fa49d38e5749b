package sdk

import (
	"cmp"
	"context"
	"fmt"
	"net/http"
	"reflect"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/nats-io/nats.go"
	"go.uber.org/fx"

	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// graph puts a module's parts together with what the SDK provides.
type graph struct {
	process *process
	running *running
	root    chi.Router
	api     *httpx.API
	later   []func() error // demo seeds, with their arguments at hand
}

func newGraph(p *process, r *running) *graph {
	g := &graph{process: p, running: r, root: chi.NewRouter()}
	g.root.Use(httpx.Authenticate(r.request.PrincipalKey, r.clock, r.catalog))
	g.api = httpx.New(g.root, httpx.Config{
		Title: r.manifest.Title.EN, Version: r.manifest.Version, DB: r.db, Catalog: r.catalog, Log: r.log, Secret: r.request.InvitationKey,
	})
	if r.db != nil {
		tracing.Mount(g.root, r.db, r.catalog)
	}
	return g
}

func (g *graph) build() *fx.App {
	m := g.process.module
	options := []fx.Option{fx.NopLogger, fx.RecoverFromPanics(), g.supplies(), g.storage(), g.work(), fx.Provide(m.Provide...)}
	for _, invoked := range [][]any{m.Events, m.Jobs, m.Routes, m.Handler} {
		options = append(options, fx.Invoke(invoked...))
	}
	if len(g.running.request.Demo) > 0 {
		options = append(options, fx.Invoke(g.postponed(m.Demo)...))
	}
	return fx.New(append(options, g.startWork())...)
}

// supplies are the values every module may ask for.
func (g *graph) supplies() fx.Option {
	r := g.running
	return fx.Options(
		fx.Supply(r.manifest, r.log, r.catalog, r.settings, g.api, g.environment()),
		fx.Provide(
			func() clock.Clock { return r.clock },
			func() chi.Router { return g.root.With(g.onlyOpen) },
			func() context.Context { return r.server.draining },
			g.demoSeed,
		),
	)
}

// storage supplies what needs a database; a module without one that asks for it does not start.
func (g *graph) storage() fx.Option {
	if g.running.db == nil {
		return fx.Options()
	}
	return fx.Options(
		fx.Supply(g.running.db, tracing.NewTeller(g.running.manifest.Recorded)),
		fx.Provide(tracing.NewSequencer, tracing.NewRecorder),
		fx.Invoke(g.protect, g.announce),
		fx.Invoke(func(lc fx.Lifecycle, s *tracing.Sequencer) { lc.Append(background(s.Run)) }),
		fx.Invoke(func(lc fx.Lifecycle) { lc.Append(background(g.running.db.Upkeep)) }),
	)
}

// protect keeps the personal fields that the manifest names out of the record.
func (g *graph) protect(recorder *tracing.Recorder) {
	recorder.Protect(tracing.Protected{Classes: g.running.manifest.PersonalFields(), Key: g.running.request.InvitationKey})
}

// announce tells whoever may read the record of new lines in it; a live event that is missed is made up for by reading.
func (g *graph) announce(sequencer *tracing.Sequencer, bus *events.Bus) {
	id := g.running.manifest.ID
	sequencer.Announce(tracing.NewAnnouncer(func(tenant string, news tracing.News) {
		ctx := principal.With(context.Background(), principal.System(tenant, id))
		err := bus.Live(ctx, events.Event{Type: tracing.LiveType(id), Payload: news, Permission: tracing.ReadPermission, Everyone: true})
		if err != nil {
			g.running.log.Warn("tell of new tracing events", "error", err)
		}
	}))
}

// work supplies jobs and events to a module with storage: both live in its database.
func (g *graph) work() fx.Option {
	if g.running.db == nil {
		return fx.Options()
	}
	r := g.running
	return fx.Provide(
		func(env Environment) *jobs.Workers {
			workers := jobs.NewWorkers(r.manifest.ID)
			workers.Only(env.Tenants)
			return workers
		},
		func(workers *jobs.Workers) (*jobs.Client, error) {
			return jobs.Open(r.server.draining, jobs.Config{DB: r.db, Workers: workers, Log: r.log, Poll: r.request.Pulse})
		},
		g.eventServer,
		func(conn *nats.Conn, workers *jobs.Workers, queue *jobs.Client) (*events.Bus, error) {
			return events.NewBus(events.BusConfig{ModuleID: r.manifest.ID, Conn: conn, Workers: workers, Queue: queue, Clock: r.clock})
		},
		func(conn *nats.Conn) *ask.Host { return ask.New(r.manifest.ID, conn) },
		func(conn *nats.Conn, env Environment) *events.Consumers {
			return events.NewConsumers(events.ConsumersConfig{
				ModuleID: r.manifest.ID, Conn: conn, DB: r.db, Tenants: env.Tenants, Log: r.log, Pulse: env.Pulse,
			})
		},
	)
}

// eventServer connects to the event server; nil when the host has none, as in a module's own tests.
func (g *graph) eventServer(lc fx.Lifecycle) (*nats.Conn, error) {
	q := g.running.request
	if q.NATSURL == "" {
		return nil, nil
	}
	conn, err := events.Connect(g.running.manifest.ID, events.Access{URL: q.NATSURL, User: q.NATSUser, Password: q.NATSPassword}, g.running.log)
	if err != nil {
		return nil, err
	}
	lc.Append(fx.StopHook(conn.Close))
	return conn, nil
}

// startWork begins to do jobs and to hear events once everything else has started: it comes last. The bus is made even
// if nobody asks for it, because events of an earlier process may wait to be handed over.
func (g *graph) startWork() fx.Option {
	if g.running.db == nil {
		return fx.Options()
	}
	return fx.Invoke(func(lc fx.Lifecycle, client *jobs.Client, _ *events.Bus, consumers *events.Consumers) {
		lc.Append(fx.Hook{OnStart: client.Start, OnStop: client.Stop})
		lc.Append(fx.Hook{OnStart: consumers.Start, OnStop: consumers.Stop})
	})
}

// background runs f from start to stop and waits for its end.
func background(f func(context.Context)) fx.Hook {
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan struct{})
	return fx.Hook{
		OnStart: func(context.Context) error {
			go func() { defer close(done); f(ctx) }()
			return nil
		},
		OnStop: func(stop context.Context) error {
			cancel()
			select {
			case <-done:
				return nil
			case <-stop.Done():
				return stop.Err()
			}
		},
	}
}

func (g *graph) environment() Environment {
	q := g.running.request
	return Environment{
		ModuleID: g.running.manifest.ID, PublicURL: q.PublicURL, DataDir: q.DataDir, RunDir: q.RunDir,
		Settings: q.Settings, InvitationKey: q.InvitationKey, SMTPURL: q.SMTPURL, SMTPFrom: q.SMTPFrom,
		Tenants: func() []string { return *g.process.tenants.Load() },
		Pulse:   cmp.Or(q.Pulse, time.Second),
	}
}

// onlyOpen keeps plain handlers to the prefixes that the manifest declares open: nothing else may answer without an
// operation's permission.
func (g *graph) onlyOpen(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !g.running.manifest.IsOpen(r.URL.Path) {
			errs.WriteProblem(w, r, g.running.catalog, errs.New(errs.NotFound, "not_found"))
			return
		}
		next.ServeHTTP(w, r)
	})
}

// postponed turns functions into ones with the same parameters that are only called by seed.
func (g *graph) postponed(functions []any) []any {
	postponed := make([]any, 0, len(functions))
	for _, f := range functions {
		call := reflect.ValueOf(f)
		in := make([]reflect.Type, call.Type().NumIn())
		for i := range in {
			in[i] = call.Type().In(i)
		}
		postponed = append(postponed, reflect.MakeFunc(reflect.FuncOf(in, nil, false), func(args []reflect.Value) []reflect.Value {
			g.later = append(g.later, func() error { return asError(call.Call(args)) })
			return nil
		}).Interface())
	}
	return postponed
}

func asError(results []reflect.Value) error {
	if len(results) == 0 {
		return nil
	}
	err, _ := results[len(results)-1].Interface().(error)
	return err
}

// seed runs the demo seeds. A seed that panics is told like one that fails.
func (g *graph) seed() (err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("panic: %v", cause)
		}
	}()
	for _, f := range g.later {
		if err := f(); err != nil {
			return err
		}
	}
	return nil
}
