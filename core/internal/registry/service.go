package registry

import (
	"context"
	"log/slog"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// lookWithin bounds the look at a change that has just been made.
const lookWithin = 2 * time.Second

// Tenants lists the ids of all tenants.
type Tenants func(ctx context.Context) ([]string, error)

// Tell sends a module's process the tenants that have it on.
type Tell func(ctx context.Context, moduleID string, tenants []string) error

// Installed is a module as far as switches need to know it.
type Installed struct {
	ID       string
	Required bool // no tenant can switch it off
}

type pair struct{ tenant, module string }

// Config is what the switches need.
type Config struct {
	DB        *storage.DB // the core's
	Record    *record.Record
	Clock     clock.Clock
	Log       *slog.Logger
	Installed []Installed
	Tenants   Tenants
	Tell      Tell
	Changed   func(tenant, moduleID string) // called after each switch that has committed
}

// Service keeps the switches. Safe for concurrent use.
type Service struct {
	Config
	off     atomic.Pointer[map[pair]bool]
	refresh sync.Mutex
	lanes   lanes
	sent    sync.Map // module → []string, the tenants as they were last sent
}

// New is a service over the core's database; Load must be called before it is asked.
func New(c Config) *Service {
	var ids []string
	for _, module := range c.Installed {
		ids = append(ids, module.ID)
	}
	s := &Service{Config: c, lanes: newLanes(ids)}
	s.off.Store(&map[pair]bool{})
	return s
}

// On reports whether the tenant has the module on.
func (s *Service) On(tenant, moduleID string) bool { return !(*s.off.Load())[pair{tenant, moduleID}] }

// Connect switches a module on or off for the tenant of ctx. It is in force when Connect's transaction has committed.
// ErrNotFound for a module that is not installed, ErrRequired for one that cannot be off.
func (s *Service) Connect(ctx context.Context, moduleID string, connected bool) error {
	known := slices.IndexFunc(s.Installed, func(i Installed) bool { return i.ID == moduleID })
	switch {
	case known < 0:
		return ErrNotFound
	case s.Installed[known].Required && !connected:
		return ErrRequired
	}
	return s.DB.Within(ctx, func(ctx context.Context) error {
		if err := save(ctx, s.DB, &App{Row: storage.Row{ID: moduleID}, Connected: connected}); err != nil {
			return err
		}
		s.DB.AfterCommit(ctx, func() { s.apply(principal.Must(ctx).TenantID, moduleID, connected) })
		name := map[bool]string{true: "app.connected", false: "app.disconnected"}[connected]
		return s.Record.Write(ctx, record.Act{Name: name, ID: moduleID, Payload: map[string]any{"connected": connected, "at": s.Clock.Now()}})
	})
}

// apply puts a committed switch in force and sends it to the module's process. Another module's process is not waited for.
func (s *Service) apply(tenant, moduleID string, connected bool) {
	s.refresh.Lock()
	next := map[pair]bool{}
	for p := range *s.off.Load() {
		next[p] = true
	}
	delete(next, pair{tenant, moduleID})
	if !connected {
		next[pair{tenant, moduleID}] = true
	}
	s.off.Store(&next)
	s.refresh.Unlock()
	ctx, cancel := context.WithTimeout(context.Background(), lookWithin)
	defer cancel()
	s.Changed(tenant, moduleID)
	all, err := s.Tenants(ctx)
	if err == nil {
		err = s.send(ctx, moduleID, all)
	}
	if err != nil {
		s.Log.WarnContext(ctx, "tell a module of its tenants", "module", moduleID, "error", err) // the next look tries again
	}
}

// Load reads all switches and tenants, and sends each module its tenants where they have changed. A module that does not take them
// keeps no other waiting; it gets them by a later look.
func (s *Service) Load(ctx context.Context) error {
	if err := s.read(ctx); err != nil {
		return err
	}
	all, err := s.Tenants(ctx)
	if err != nil {
		return err
	}
	return s.lanes.each(func(id string) error { return s.send(ctx, id, all) })
}

func (s *Service) read(ctx context.Context) error {
	s.refresh.Lock()
	defer s.refresh.Unlock()
	apps, err := allOff(ctx, s.DB)
	if err != nil {
		return err
	}
	off := map[pair]bool{}
	for _, app := range apps {
		off[pair{app.TenantID, app.ID}] = true
	}
	s.off.Store(&off)
	return nil
}

// send tells a module which of all tenants have it on, as it is once it is the module's turn.
func (s *Service) send(ctx context.Context, moduleID string, all []string) error {
	return s.lanes.within(ctx, moduleID, func(ctx context.Context) error {
		on := slices.DeleteFunc(slices.Clone(all), func(tenant string) bool { return !s.On(tenant, moduleID) })
		if last, told := s.sent.Load(moduleID); told && slices.Equal(on, last.([]string)) {
			return nil
		}
		err := s.Tell(ctx, moduleID, on)
		if err == nil {
			s.sent.Store(moduleID, on)
		}
		return err
	})
}
