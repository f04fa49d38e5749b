package jobs

import (
	"context"
	"errors"
	"slices"
	"sync"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// errOff ends the worker of a tenant that has switched the module off.
var errOff = errors.New("jobs: the tenant has the module off")

// PerTenant keeps one worker going for each tenant that has the module on, on one of the replicas: from when it is switched
// on until ctx ends, which it does when it is switched off or the process stops. When the replica dies another one begins
// after nine pulses, from the last checkpoint; for a tenant that had the module off there is none: it missed what happened
// meanwhile. A worker that returns is started again at the next pulse.
func (w *Workers) PerTenant(name string, work func(ctx context.Context, held *Held) error) {
	w.elected = append(w.elected, elected{name: "worker:" + name, work: work})
}

// slower is how many pulses lie between two signs of life of such a worker: there may be many of them, and each sign is a write.
const slower = 3

type elected struct {
	name string
	work func(context.Context, *Held) error
}

// elect starts the workers of tenants; end stops them and waits.
func (c *Client) elect(ctx context.Context) (end func()) {
	if c.leases == nil || len(c.workers.elected) == 0 {
		return func() {}
	}
	ctx, cancel := context.WithCancel(ctx)
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		(&election{workers: c.workers, leases: c.leases, here: map[Work]bool{}}).run(ctx)
	}()
	return func() { cancel(); <-ended }
}

// election is who works here.
type election struct {
	workers *Workers
	leases  *Leases
	mutex   sync.Mutex
	here    map[Work]bool
	group   sync.WaitGroup
}

// run starts what is to be done here until ctx ends, and waits for it.
func (e *election) run(ctx context.Context) {
	if err := e.forgetOff(ctx); err != nil {
		e.leases.log.Warn("forget the workers of tenants that are off", "error", err)
	}
	tick := time.NewTicker(e.leases.pulse)
	defer tick.Stop()
	for ctx.Err() == nil {
		for _, tenant := range e.workers.tenantsOn() {
			for _, one := range e.workers.elected {
				e.begin(ctx, tenant, one)
			}
		}
		select {
		case <-ctx.Done():
		case <-tick.C:
		}
	}
	e.group.Wait()
}

// forgetOff ends the leases of tenants that had the module switched off while nobody watched.
func (e *election) forgetOff(ctx context.Context) error {
	names := make([]string, len(e.workers.elected))
	for i, one := range e.workers.elected {
		names[i] = one.name
	}
	return e.leases.db.Platform(ctx, func(_ context.Context, tx *gorm.DB) error {
		off := tx.Where("name IN ?", names)
		if on := e.workers.tenantsOn(); len(on) > 0 {
			off = off.Where("tenant_id NOT IN ?", on)
		}
		return off.Delete(&lease{}).Error
	})
}

func (e *election) begin(ctx context.Context, tenant string, one elected) {
	key := Work{tenant, one.name}
	e.mutex.Lock()
	defer e.mutex.Unlock()
	if e.here[key] {
		return
	}
	e.here[key] = true
	e.group.Go(func() {
		e.work(principal.With(ctx, principal.System(tenant, e.workers.module)), tenant, one)
		e.mutex.Lock()
		defer e.mutex.Unlock()
		delete(e.here, key)
	})
}

func (e *election) work(ctx context.Context, tenant string, one elected) {
	on := func(context.Context) error {
		if !slices.Contains(e.workers.tenantsOn(), tenant) {
			return errOff
		}
		return nil
	}
	leases := &Leases{db: e.leases.db, pulse: slower * e.leases.pulse, log: e.leases.log}
	err := leases.Do(ctx, one.name, on, one.work)
	if errors.Is(err, errOff) {
		err = e.leases.Free(context.WithoutCancel(ctx), one.name)
	}
	if err != nil && !errors.Is(err, ErrHeld) && !errors.Is(err, ErrLost) && ctx.Err() == nil {
		e.leases.log.Warn("a tenant's worker stopped", "worker", one.name, "tenant", tenant, "error", err)
	}
}

// tenantsOn are the tenants that have the module on.
func (w *Workers) tenantsOn() []string {
	if w.tenants == nil {
		return nil
	}
	return w.tenants()
}
