// Package app puts the host together.
package app

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"os"
	"time"

	"go.uber.org/fx"
	"go.uber.org/fx/fxevent"

	"github.com/recobro/recobro/core/internal/answers"
	"github.com/recobro/recobro/core/internal/authz"
	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/core/internal/events"
	"github.com/recobro/recobro/core/internal/grants"
	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/host/child"
	"github.com/recobro/recobro/core/internal/httpapi"
	"github.com/recobro/recobro/core/internal/identity"
	"github.com/recobro/recobro/core/internal/identity/keyring"
	"github.com/recobro/recobro/core/internal/lasting"
	"github.com/recobro/recobro/core/internal/maintenance"
	"github.com/recobro/recobro/core/internal/manual"
	"github.com/recobro/recobro/core/internal/notifications"
	"github.com/recobro/recobro/core/internal/registry"
	"github.com/recobro/recobro/core/internal/reports"
	"github.com/recobro/recobro/core/internal/telemetry"
	coretracing "github.com/recobro/recobro/core/internal/tracing"
	"github.com/recobro/recobro/plugins-sdk/go/background"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	sdkevents "github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/chain"
	"github.com/recobro/recobro/plugins-sdk/host/quiet"
)

// Version is the program's.
type Version string

// Builtins are the modules linked into the program.
type Builtins []Builtin

// Output is where the person who started the program reads.
type Output struct{ io.Writer }

// StopTimeout is the longest a stop takes.
const StopTimeout = 29 * time.Second

// Options is the whole host as an fx graph.
func Options(c config.Config, version Version, builtins Builtins, absent Announced, out io.Writer) fx.Option {
	return fx.Options(
		fx.Supply(c, version, builtins, absent, Output{out}),
		fx.WithLogger(func() fxevent.Logger { return fxevent.NopLogger }),
		fx.StartTimeout(time.Duration(c.StartSeconds)*time.Second), fx.StopTimeout(StopTimeout),
		fx.Provide(
			context.Background,
			func(c config.Config) *slog.Logger { return telemetry.NewLogger(os.Stderr, c.LogLevel, c.LogFormat) },
			newCatalog, newDirs, newRing, newProvisioner, newTable, newCoreDatabase,
			newSequencer, newRecorder, newTally,
			func(db *storage.DB, r *tracing.Recorder) *record.Record { return record.New(db, r, nil, nil) },
			newSpecs, newSpawner, newEquipment, newHost, newEvents,
			func(s *events.Server, t *authz.Table) (*events.Hub, error) { return events.NewHub(s.Connection(), t) },
			newDesk, newAnswers, manual.Shelf,
			newIdentityService, newSwitches, newGrants, newChosen, newRecord, newCheckpoints, newMaintenance,
			newNotifications, newConsumers,
			newWorkers, newQueue, newLeases, newReports, func() *httpapi.Inside { return &httpapi.Inside{} },
			newMetrics, newTraces, newFront, newServer,
		),
		fx.Invoke(run),
	)
}

func newMaintenance(db *storage.DB, record *record.Record) *maintenance.Service {
	return maintenance.NewService(db, record, clock.System())
}

func newCatalog(log *slog.Logger) (*errs.Catalog, error) {
	catalog, err := errs.NewCatalog(httpapi.Locales(), identity.Locales())
	if err != nil {
		return nil, err
	}
	return catalog.WithLogger(log), nil
}

func newDirs(lc fx.Lifecycle, c config.Config) (*Dirs, error) {
	dirs, err := OpenDirs(c.Data)
	if err != nil {
		return nil, err
	}
	lc.Append(fx.StopHook(dirs.Close))
	return dirs, nil
}

func newCoreDatabase(ctx context.Context, lc fx.Lifecycle, c config.Config, p *provisioner, _ *Dirs, log *slog.Logger) (*storage.DB, error) {
	db, err := awaitCoreDB(ctx, c, p, log)
	if err != nil {
		return nil, err
	}
	lc.Append(fx.StopHook(db.Close))
	return db, nil
}

func newSpecs(c config.Config, builtins Builtins) ([]host.Spec, error) { return installed(c, builtins) }

func newSpawner(lc fx.Lifecycle) (*child.Spawner, error) {
	spawner, err := child.NewSpawner()
	if err != nil {
		return nil, err
	}
	lc.Append(fx.StopHook(spawner.Close))
	return spawner, nil
}

func newEquipment(lc fx.Lifecycle, c config.Config, dirs *Dirs, p *provisioner, s *events.Server, ring *keyring.Ring) *equipment {
	lc.Append(fx.StopHook(s.Close))
	return &equipment{config: c, dirs: dirs, provisioner: p, events: s, ring: ring}
}

func newIdentityService(c config.Config, ring *keyring.Ring, db *storage.DB, record *record.Record, tally *tracing.Tally, t *authz.Table, h *host.Host, s *events.Server, log *slog.Logger) (*identity.Service, error) {
	provider, err := newProviderSettings(c, ring, inside{host: h})
	if err != nil {
		return nil, err
	}
	return newIdentity(c, provider, ring, db, record, tally, t, cutStreams(s, log), log)
}

// newRecord reads the record of the core and of every module with storage.
func newRecord(db *storage.DB, h *host.Host, checkpoints *coretracing.Checkpoints) *coretracing.Service {
	return coretracing.NewService(sources(db, h), checkpoints)
}

func sources(db *storage.DB, h *host.Host) func() []coretracing.Source {
	return func() []coretracing.Source {
		all := []coretracing.Source{coretracing.Local{DB: db}}
		for _, m := range h.Modules() {
			all = append(all, coretracing.Remote{ID: m.Spec().Manifest.ID, Module: m})
		}
		return all
	}
}

// newCheckpoints signs by the installation's key.
func newCheckpoints(db *storage.DB, ring *keyring.Ring, log *slog.Logger) *coretracing.Checkpoints {
	return coretracing.NewCheckpoints(coretracing.NewStore(db), ring.Bearer(), clock.System(), log)
}

func newMetrics(h *host.Host) *telemetry.Metrics {
	return telemetry.NewMetrics(host.NewCollector(func() *host.Host { return h }))
}

func newTraces(ctx context.Context, lc fx.Lifecycle, c config.Config, version Version) (*telemetry.Traces, error) {
	traces, err := telemetry.StartTraces(ctx, c.OTLPEndpoint, "recobro", string(version))
	if err != nil {
		return nil, err
	}
	lc.Append(fx.StopHook(traces.Stop))
	return traces, nil
}

// parts is what runs.
type parts struct {
	fx.In
	Config      config.Config
	Dirs        *Dirs
	Out         Output
	Log         *slog.Logger
	DB          *storage.DB
	Sequencer   *chain.Sequencer
	Checkpoints *coretracing.Checkpoints
	Identity    *identity.Service
	Desk        *answers.Desk
	Events      *events.Server
	Closed      *maintenance.Service
	Equipment   *equipment
	Host        *host.Host
	Switches    *registry.Service
	Grants      *grants.Service
	Chosen      *registry.Chosen
	Notices     *notifications.Service
	Reports     *reports.Service
	Workers     *jobs.Workers
	Queue       *jobs.Client
	Consumers   *sdkevents.Consumers
	Front       http.Handler
	Server      *server
	Answers     *lasting.Answers
}

// run starts what runs, in order, and stops it in the opposite order.
func run(lc fx.Lifecycle, p parts) {
	lc.Append(background.Hook(p.Sequencer.Run))
	lc.Append(background.Hook(p.Answers.Run))
	lc.Append(background.Hook(p.DB.Upkeep))
	lc.Append(fx.StartHook(func() error { return p.Desk.Open(p.Events.Connection()) }))
	lc.Append(fx.Hook{OnStart: p.startModules, OnStop: p.stopModules})
	lc.Append(background.Hook(func(ctx context.Context) { p.Host.Returns(ctx, tellReturn(p.Events, p.Log)) }))
	lc.Append(fx.StartHook(p.Closed.Reload))
	lc.Append(p.again(lookAgain, "read the maintenance state", p.Closed.Reload))
	lc.Append(p.again(lookAgain, "read the tenants' switches", p.Switches.Load))
	lc.Append(p.again(lookAgain, "read the tenants' grants", p.Grants.Load))
	lc.Append(p.again(lookAgain, "read the tenants' settings", p.Chosen.Load))
	lc.Append(fx.StartStopHook(p.Consumers.Start, p.Consumers.Stop))
	lc.Append(background.Hook(p.Notices.Run))
	p.Checkpoints.Work(p.Workers, p.recorded, sources(p.DB, p.Host))
	lc.Append(fx.StartStopHook(p.Queue.Start, p.stopQueue))
	lc.Append(p.again(sweepEvery, "sweep", p.sweep))
	lc.Append(fx.Hook{OnStart: func(context.Context) error { return p.Server.start() }, OnStop: p.stopServer})
	lc.Append(p.again(p.Config.Pulse(), "end visits that are over", p.Identity.Visits().Settle))
	lc.Append(background.Hook(p.announceWhenReady))
}

// startModules seeds the demo, loads switches and settings, and begins to start the modules.
func (p parts) startModules(ctx context.Context) error {
	if p.Config.Demo {
		if err := p.seedDemo(ctx); err != nil {
			return fmt.Errorf("demo: %w", err)
		}
	}
	if err := errors.Join(p.Switches.Load(ctx), p.Grants.Load(ctx), p.Chosen.Load(ctx)); err != nil {
		return err
	}
	p.Host.Start()
	return nil
}

func (p parts) seedDemo(ctx context.Context) error {
	password, err := demoPassword(p.Config.Data, p.Config.DemoPassword)
	if err != nil {
		return err
	}
	seed, err := p.Identity.SeedDemo(ctx, password)
	if err != nil {
		return err
	}
	if p.Equipment.demo, err = json.Marshal(seed); err != nil {
		return err
	}
	return keepDemo(p.Config.Data, seed)
}

// modulesStopWithin is what is left of the stop's time for the modules once no request is in flight.
const modulesStopWithin = 6 * time.Second

func (p parts) stopModules(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, modulesStopWithin)
	defer cancel()
	if err := p.Host.Stop(ctx); err != nil {
		p.Log.Warn("modules were still running when the time to stop was over", "error", err)
	}
	return nil
}

// queueStopsWithin is what jobs of the core get to come to an end; a report that is cut short is begun anew.
const queueStopsWithin = 2 * time.Second

func (p parts) stopQueue(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, queueStopsWithin)
	defer cancel()
	return p.Queue.Stop(ctx)
}

func (p parts) stopServer(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, time.Duration(p.Config.DrainSeconds)*time.Second)
	defer cancel()
	p.Server.stop(ctx)
	return nil
}

func (p parts) announceWhenReady(ctx context.Context) {
	if p.Host.AwaitReady(ctx) == nil && ctx.Err() == nil {
		announce(p.Out, p.Config.PublicURL, p.Equipment.demo)
		if err := p.offerSetup(ctx); err != nil {
			p.Log.Error("offer the set-up", "error", err)
		}
		go quiet.GiveBack(ctx)
		if err := orderReports(ctx, p.Reports, p.Equipment.demo); err != nil && ctx.Err() == nil {
			p.Log.Warn("order the demo's reports", "error", err)
		}
	}
}

// settleWithin is how long checkpoints wait for modules that start.
const settleWithin = time.Minute

// recorded are all tenants there are, the suspended too: their record is kept as the others' is. It waits for the modules,
// which keep most of it.
func (p parts) recorded(ctx context.Context) ([]string, error) {
	settle, cancel := context.WithTimeout(ctx, settleWithin)
	defer cancel()
	_ = p.Host.AwaitReady(settle) // a module that does not answer by then is told as one that does not
	all, err := p.Identity.Tenants().List(ctx)
	ids := make([]string, len(all))
	for i, t := range all {
		ids[i] = t.ID
	}
	return ids, err
}

const (
	lookAgain  = time.Second // for what the command line or another replica has changed
	sweepEvery = 10 * time.Minute
)

// sweep removes what has been over for long.
func (p parts) sweep(ctx context.Context) error {
	return errors.Join(p.Identity.Sweep(ctx), p.Notices.Sweep(ctx), p.Reports.Sweep(ctx), p.DB.Sweep(ctx))
}

// again does something every so often, from start to stop.
func (p parts) again(every time.Duration, what string, do func(context.Context) error) fx.Hook {
	return background.Hook(func(ctx context.Context) {
		tick := time.NewTicker(every)
		defer tick.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-tick.C:
				if err := do(ctx); err != nil && ctx.Err() == nil {
					p.Log.WarnContext(ctx, what, "error", err)
				}
			}
		}
	})
}
