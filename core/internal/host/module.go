package host

import (
	"context"
	"errors"
	"log/slog"
	"maps"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/recobro/recobro/core/internal/host/child"
	"github.com/recobro/recobro/core/internal/host/route"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/control"
	"github.com/recobro/recobro/plugins-sdk/host/vouch"
)

const keptLines = 50

// Module is one supervised module. Safe for concurrent use.
type Module struct {
	env         Env
	log         *slog.Logger
	tail        *child.Tail
	generations atomic.Int64
	restarts    atomic.Int64
	current     atomic.Pointer[generation]
	proxy       *proxy
	asked       atomic.Pointer[Asked]
	asking      atomic.Int64 // sockets of other modules that its processes have open
	commands    chan command
	stopped     chan struct{}

	telling sync.Mutex // locked while a process is sent the tenants, so that the last list is the newest

	mu      sync.Mutex
	spec    Spec
	state   State
	detail  string
	since   time.Time
	tenants []string
	chosen  control.TenantSettings // every tenant's settings that are not the defaults
	keys    [2][]byte              // of the newest process and the one before, which may still be answering
	edition int64                  // counts the changes of tenants and chosen
	changed chan struct{}          // closed and replaced at every change of state or generation
}

// command asks the supervising loop for a replacement.
type command struct {
	spec  Spec
	reply chan error
}

func newModule(env Env, spec Spec) *Module {
	log := env.Log.With("module", spec.Manifest.ID)
	m := &Module{
		env: env, log: log, spec: spec, state: Installed, since: env.Clock.Now(),
		tail:     child.NewTail(keptLines, forward(log)),
		chosen:   control.TenantSettings{},
		commands: make(chan command), stopped: make(chan struct{}), changed: make(chan struct{}),
	}
	m.proxy = newProxy(m)
	return m
}

// Spec is what is installed.
func (m *Module) Spec() Spec {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.spec
}

// Status is the module's state.
func (m *Module) Status() Status {
	m.mu.Lock()
	status := Status{ID: m.spec.Manifest.ID, Version: m.spec.Manifest.Version, State: m.state, Detail: m.detail, Since: m.since}
	m.mu.Unlock()
	status.Generation, status.Restarts, status.LastLines = m.generations.Load(), m.restarts.Load(), m.tail.Lines()
	if g := m.current.Load(); g != nil {
		status.PID = g.child.PID()
		if told := g.outbound.Load(); told != nil {
			status.Outbound = *told
		}
	}
	return status
}

// Vouched is whose request a module shows that it answers, by the header it came with. It fails for what the host has not
// signed for one of the module's last two processes within vouch.VouchedFor.
func (m *Module) Vouched(header string) (principal.Principal, error) {
	m.mu.Lock()
	keys := m.keys
	m.mu.Unlock()
	who, err := vouch.Vouched(keys[0], header, m.env.Clock.Now())
	if err != nil && keys[1] != nil {
		who, err = vouch.Vouched(keys[1], header, m.env.Clock.Now())
	}
	return who, err
}

// Routes is the serving process's route table; nil while none serves.
func (m *Module) Routes() *route.Table {
	if g := m.current.Load(); g != nil {
		return g.routes
	}
	return nil
}

// OpenAPI is the serving process's document; nil while none serves.
func (m *Module) OpenAPI() []byte {
	if g := m.current.Load(); g != nil {
		return g.openapi
	}
	return nil
}

// Tenants are those that have the module on.
func (m *Module) Tenants() []string {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.tenants)
}

// SetTenants replaces the tenants that have the module on and sends them to the serving process. A process that starts later
// gets the new set anyway.
func (m *Module) SetTenants(ctx context.Context, tenants []string) error {
	m.telling.Lock()
	defer m.telling.Unlock()
	m.mu.Lock()
	m.tenants = slices.Clone(tenants)
	m.edition++
	m.mu.Unlock()
	if g := m.current.Load(); g != nil {
		return g.child.SetTenants(ctx, tenants)
	}
	return nil
}

// SetSettings replaces what the named tenants have chosen for the module and sends it to the serving process. A process that
// starts later gets it anyway.
func (m *Module) SetSettings(ctx context.Context, chosen control.TenantSettings) error {
	m.telling.Lock()
	defer m.telling.Unlock()
	m.mu.Lock()
	next := maps.Clone(m.chosen)
	maps.Copy(next, chosen)
	m.chosen = next
	m.edition++
	m.mu.Unlock()
	if g := m.current.Load(); g != nil {
		return g.child.SetSettings(ctx, chosen)
	}
	return nil
}

// known is what a process has to know of the tenants, and the edition of it.
func (m *Module) known() (tenants []string, chosen control.TenantSettings, edition int64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.tenants), m.chosen, m.edition
}

// catchUp sends a process that has just begun to serve what changed of the tenants while it started.
func (m *Module) catchUp(ctx context.Context, g *generation) {
	m.telling.Lock()
	defer m.telling.Unlock()
	tenants, chosen, edition := m.known()
	if edition == g.edition {
		return
	}
	ctx, cancel := context.WithTimeout(ctx, m.env.Policy.HealthTimeout)
	defer cancel()
	if err := errors.Join(g.child.SetTenants(ctx, tenants), g.child.SetSettings(ctx, chosen)); err != nil {
		m.log.Warn("tell a new process of its tenants", "generation", g.number, "error", err)
	}
}

// ErrStopped is returned for commands to a module whose supervision has ended.
var ErrStopped = errors.New("the module is stopped")

// Replace starts a process of spec, and once it is healthy swaps it in, drains the old one and stops it. When the new
// one does not become ready the old one serves on and the cause is returned. It also starts a failed module again.
func (m *Module) Replace(ctx context.Context, spec Spec) error {
	c := command{spec: spec, reply: make(chan error, 1)}
	select {
	case m.commands <- c:
	case <-m.stopped:
		return ErrStopped
	case <-ctx.Done():
		return ctx.Err()
	}
	select {
	case err := <-c.reply:
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (m *Module) set(state State, detail string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.state == state && m.detail == detail {
		return
	}
	if m.state != state {
		m.since = m.env.Clock.Now()
		m.log.Log(context.Background(), levelOf(state), "module state", "state", string(state), "was", string(m.state), "detail", detail)
	}
	m.state, m.detail = state, detail
	m.announce()
}

// levelOf is at which level a module's state is logged: what an operator has to act on, and what is as usual.
func levelOf(state State) slog.Level {
	switch state {
	case Degraded, Backoff, Failed:
		return slog.LevelWarn
	default:
		return slog.LevelDebug
	}
}

// announce wakes everybody who waits for a change; the caller has locked mu.
func (m *Module) announce() {
	close(m.changed)
	m.changed = make(chan struct{})
}

// observe gives the state and a channel that is closed at the next change.
func (m *Module) observe() (State, <-chan struct{}) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.state, m.changed
}
