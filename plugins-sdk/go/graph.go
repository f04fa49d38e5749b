package sdk

import (
	"cmp"
	"context"
	"fmt"
	"net"
	"net/http"
	"path/filepath"
	"reflect"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/nats-io/nats.go"
	"go.uber.org/fx"

	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/background"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/hooks"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/broker"
	"github.com/recobro/recobro/plugins-sdk/host/chain"
	"github.com/recobro/recobro/plugins-sdk/host/dataplane"
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
		Title: r.manifest.Title.EN, Version: r.manifest.Version, DB: r.db, Catalog: r.catalog, Log: r.log, Secret: r.request.ModuleKey, Draining: r.server.draining,
	})
	if r.db != nil {
		chain.Mount(g.root, r.db, r.catalog)
	}
	return g
}

func (g *graph) build() *fx.App {
	m := g.process.module
	options := []fx.Option{fx.NopLogger, fx.RecoverFromPanics(), g.supplies(), g.storage(), g.work(), g.secrets(), g.outside(), fx.Provide(m.Provide...)}
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
		fx.Provide(chain.NewSequencer, newRecorder, g.hooks),
		fx.Invoke(g.protect, g.announce),
		fx.Invoke(func(lc fx.Lifecycle, s *chain.Sequencer) { lc.Append(background.Hook(s.Run)) }),
		fx.Invoke(func(lc fx.Lifecycle) { lc.Append(background.Hook(g.running.db.Upkeep)) }),
	)
}

func (g *graph) hooks(keys *sealed.Keys, recorder *tracing.Recorder, env Environment) *hooks.Store {
	r := g.running
	return hooks.New(hooks.Config{
		ModuleID: r.manifest.ID, PublicURL: env.PublicURL, DB: r.db, Keys: keys, Recorder: recorder, Tenants: env.Tenants, Clock: r.clock,
	})
}

func newRecorder(db *storage.DB, sequencer *chain.Sequencer) *tracing.Recorder {
	return tracing.NewRecorder(db, sequencer.Wake)
}

// protect keeps the personal fields that the manifest names out of the record.
func (g *graph) protect(recorder *tracing.Recorder) {
	recorder.Protect(tracing.Protected{Classes: g.running.manifest.PersonalFields(), Key: g.running.request.ModuleKey})
}

// announce tells whoever may read the record of new lines in it; a live event that is missed is made up for by reading.
func (g *graph) announce(sequencer *chain.Sequencer, bus *events.Bus) {
	id := g.running.manifest.ID
	sequencer.Announce(chain.NewAnnouncer(func(tenant string, news chain.News) {
		ctx := principal.With(context.Background(), principal.System(tenant, id))
		err := bus.Live(ctx, events.Event{Type: chain.LiveType(id), Payload: news, Permission: chain.ReadPermission, Everyone: true})
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
		func() *jobs.Leases { return jobs.NewLeases(r.db, r.request.Pulse, r.log) },
		func(workers *jobs.Workers, leases *jobs.Leases, host *ask.Host) (*jobs.Client, error) {
			return jobs.Open(r.server.draining, jobs.Config{
				DB: r.db, Workers: workers, Log: r.log, Poll: r.request.Pulse, Leases: leases, Zones: host.Zones,
			})
		},
		g.eventServer,
		func(conn *nats.Conn, workers *jobs.Workers, queue *jobs.Client) (*events.Bus, error) {
			return events.NewBus(events.BusConfig{ModuleID: r.manifest.ID, Conn: conn, Workers: workers, Queue: queue, Clock: r.clock})
		},
		func(recorder *tracing.Recorder, teller *tracing.Teller, bus *events.Bus) *record.Record {
			return record.New(r.db, recorder, teller, bus)
		},
		func(conn *nats.Conn) *ask.Host { return ask.New(r.manifest.ID, conn, g.askHost) },
		func() *mail.Sender {
			return mail.Hosted(g.askHost, r.request.Mail, filepath.Join(r.request.DataDir, "letters"))
		},
		func(conn *nats.Conn, env Environment) *events.Consumers {
			return events.NewConsumers(events.ConsumersConfig{
				ModuleID: r.manifest.ID, Types: append([]string{}, r.manifest.Events.Consumes...), Conn: conn, DB: r.db, Tenants: env.Tenants, Log: r.log, Pulse: env.Pulse,
			})
		},
	)
}

// secrets supplies sealed columns and files, which cost a module that asks for neither nothing.
func (g *graph) secrets() fx.Option {
	r := g.running
	if r.db == nil {
		return fx.Options()
	}
	return fx.Provide(
		func(lc fx.Lifecycle) (*sealed.Keys, error) {
			keys, err := sealed.New(r.db, r.request.SealKeys...)
			if err == nil {
				lc.Append(fx.StartHook(keys.Reseal))
			}
			return keys, err
		},
		func(lc fx.Lifecycle, keys *sealed.Keys, recorder *tracing.Recorder, workers *jobs.Workers, queue *jobs.Client) (*files.Store, error) {
			blobs, err := files.Folder(filepath.Join(r.request.DataDir, "files"))
			if err != nil {
				return nil, err
			}
			store := files.New(files.Config{
				DB: r.db, Keys: keys, Blobs: blobs, Trace: recorder, Workers: workers, Queue: queue, Clock: r.clock, Log: r.log,
				Quota: r.request.FilesQuota,
			})
			lc.Append(fx.StopHook(store.Close))
			return store, nil
		},
	)
}

// outside supplies the way out, which costs a module that does not ask for it nothing.
func (g *graph) outside() fx.Option {
	r := g.running
	if r.db == nil {
		return fx.Options()
	}
	return fx.Provide(func(lc fx.Lifecycle, recorded *record.Record) (*outbound.Client, error) {
		client, err := outbound.New(outbound.Config{
			Egress: r.manifest.Egress, Bounds: r.request.Outbound, Settings: r.request.Settings, Chosen: r.settings,
			DB: r.db, Record: recorded, Clock: r.clock, Traces: r.traces.tracers(), Log: r.log,
		})
		if err == nil {
			r.outbound = client
			lc.Append(fx.StopHook(client.Close))
		}
		return client, err
	})
}

// eventServer connects to the event server; nil when the host has none, as in a module's own tests.
func (g *graph) eventServer(lc fx.Lifecycle) (*nats.Conn, error) {
	q := g.running.request
	if q.NATSURL == "" {
		return nil, nil
	}
	conn, err := broker.Connect(g.running.manifest.ID, broker.Access{URL: q.NATSURL, User: q.NATSUser, Password: q.NATSPassword}, g.running.log)
	if err != nil {
		return nil, err
	}
	lc.Append(fx.StopHook(conn.Close))
	return conn, nil
}

// askHost connects to where the host takes sockets that this process opens at other modules.
func (g *graph) askHost(ctx context.Context) (net.Conn, error) {
	q := g.running.request
	return dataplane.Ask(ctx, dataplane.AskedPath(q.RunDir, g.running.manifest.ID, q.Generation), q.PrincipalKey)
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

func (g *graph) environment() Environment {
	q := g.running.request
	return Environment{
		ModuleID: g.running.manifest.ID, PublicURL: q.PublicURL, DataDir: q.DataDir, RunDir: q.RunDir,
		Settings: q.Settings, Key: q.ModuleKey, InvitationKey: q.InvitationKey,
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
