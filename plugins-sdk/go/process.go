package sdk

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"runtime/debug"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/control"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
	"github.com/recobro/recobro/plugins-sdk/host/quiet"
	"github.com/recobro/recobro/plugins-sdk/host/redact"
)

var (
	errNotStarted     = errors.New("the module has not been started")
	errAlreadyStarted = errors.New("the module has been started already")
)

// startingGC lets the heap grow while a process starts: what starting allocates is thrown away as a whole afterwards,
// and collecting it piece by piece would take a third of the start.
const (
	startingGC = 400
	runningGC  = 200
)

// process is the running side of a Module: it implements the control plane.
type process struct {
	module  Module
	parse   func() (manifest.Manifest, error) // once
	log     io.Writer
	started atomic.Bool
	running atomic.Pointer[running]
	tenants atomic.Pointer[[]string]
	drain   sync.Once
}

// NewProcess gives the control plane of m for hosts that run it in their own process, tests, and what to call at its end: it closes
// what the end of a process closes. A module process calls Serve. The log is JSON lines to log.
//
//sdk:host
func NewProcess(m Module, log io.Writer) (plane control.Module, release func()) {
	p := newProcess(m, log)
	return p, p.release
}

func newProcess(m Module, log io.Writer) *process {
	p := &process{module: m, log: log, parse: sync.OnceValues(func() (manifest.Manifest, error) { return manifest.Read(m.Manifest) })}
	p.tenants.Store(&[]string{})
	return p
}

// Describe parses the manifest and names the module.
func (p *process) Describe(context.Context) (control.Description, error) {
	manifest, err := p.parse()
	if err != nil {
		return control.Description{}, err
	}
	return control.Description{ModuleID: manifest.ID, Version: manifest.Version, Manifest: p.module.Manifest}, nil
}

// Start opens the module and begins to serve. It answers only when the module can do its work.
func (p *process) Start(ctx context.Context, request control.StartRequest) (control.StartReply, error) {
	if !p.started.CompareAndSwap(false, true) {
		return control.StartReply{}, errAlreadyStarted
	}
	p.tenants.Store(&request.Tenants)
	debug.SetGCPercent(startingGC)
	defer debug.SetGCPercent(runningGC)
	r, err := p.open(ctx, request)
	if storage.Gone(err) && !errors.Is(err, control.ErrNoDatabase) {
		err = fmt.Errorf("%w: %w", control.ErrNoDatabase, err)
	}
	if err != nil {
		return control.StartReply{}, err
	}
	p.running.Store(r)
	go quiet.GiveBack(r.server.draining)
	return control.StartReply{HTTPSocket: r.socket, OpenAPI: r.openapi, Help: r.help}, nil
}

// Health reports that the process answers and, as far as that is known at once, readiness: the module is started, and its database
// answers. It never waits for the database: a process is not ended for what it waits for.
func (p *process) Health(ctx context.Context) (control.Health, error) {
	r := p.running.Load()
	if r == nil {
		return control.Health{Detail: errNotStarted.Error()}, nil
	}
	health := control.Health{Ready: true, InFlight: r.server.inFlight.Load(), Outbound: r.outbound.Figures()}
	if err := r.pulse.look(ctx, r.ping); err != nil {
		health.Ready, health.Detail = false, "database: "+err.Error()
	}
	return health, nil
}

// SetTenants replaces the tenants that have the module on.
func (p *process) SetTenants(_ context.Context, tenants []string) error {
	fresh := slices.Clone(tenants)
	p.tenants.Store(&fresh)
	return nil
}

// SetSettings puts tenants' choices in force.
func (p *process) SetSettings(_ context.Context, chosen control.TenantSettings) error {
	r := p.running.Load()
	if r == nil {
		return errNotStarted
	}
	return r.settings.Take(chosen)
}

// Drain ends streams and sockets, waits for the requests in flight, then stops jobs and consumers. Requests that still
// arrive are answered: the host may have sent them before it knew.
func (p *process) Drain(ctx context.Context, deadline time.Duration) (abandoned int64, err error) {
	p.drain.Do(func() {
		r := p.running.Load()
		if r == nil {
			return
		}
		ctx, cancel := context.WithTimeout(ctx, deadline)
		defer cancel()
		abandoned = r.server.drain(ctx)
		err = r.app.Stop(ctx)
		r.traces.stop(ctx)
	})
	return abandoned, err
}

// release closes what must not be left behind.
func (p *process) release() {
	if r := p.running.Load(); r != nil {
		r.close()
	}
}

// logHandler writes JSON lines that the host reads.
func (p *process) logHandler(level slog.Level) slog.Handler {
	return redact.Handler(slog.NewJSONHandler(p.log, &slog.HandlerOptions{Level: level}))
}
