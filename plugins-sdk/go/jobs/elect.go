package jobs

import (
	"context"
	"errors"
	"slices"
	"sync"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
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

// slower is how many pulses lie between two signs of life of a process: each is a write.
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
		newElection(c.workers, c.leases).run(ctx)
	}()
	return func() { cancel(); <-ended }
}

// election is who works here. All workers here hold their leases as one, so that one statement shows that they live.
type election struct {
	workers *Workers
	leases  *Leases
	holder  string
	mutex   sync.Mutex
	here    map[Work]*atWork
	group   sync.WaitGroup
}

func newElection(workers *Workers, leases *Leases) *election {
	patient := &Leases{db: leases.db, pulse: slower * leases.pulse, log: leases.log}
	return &election{workers: workers, leases: patient, holder: storage.NewID(), here: map[Work]*atWork{}}
}

// run starts what is to be done here until ctx ends, and waits for it.
func (e *election) run(ctx context.Context) {
	e.warn("forget the workers of tenants that are off", e.forgetOff(ctx))
	tick := time.NewTicker(e.leases.pulse / slower)
	defer tick.Stop()
	for n := 1; ctx.Err() == nil; n++ {
		e.endOff()
		e.warn("look for workers that are missing", e.beginFree(ctx))
		select {
		case <-ctx.Done():
		case <-tick.C:
		}
		if n%slower == 0 {
			e.warn("show that workers live", e.show(ctx))
		}
	}
	e.group.Wait()
}

func (e *election) warn(what string, err error) {
	if err != nil && !errors.Is(err, context.Canceled) {
		e.leases.log.Warn(what, "error", err)
	}
}

// endOff ends the workers of tenants that have switched the module off.
func (e *election) endOff() {
	on := e.workers.tenantsOn()
	e.mutex.Lock()
	defer e.mutex.Unlock()
	for work, one := range e.here {
		if !slices.Contains(on, work.TenantID) {
			one.stop(errOff)
		}
	}
}

// show renews all leases of this process, and ends the workers whose lease somebody else has taken. A database that does not answer
// costs a lease only if it stays away for too long.
func (e *election) show(ctx context.Context) error {
	at := e.present()
	if len(at) == 0 {
		return nil
	}
	var kept []lease
	err := e.leases.db.Platform(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&kept).Clauses(clause.Returning{}).Where("holder = ?", e.holder).Update("held_until", e.leases.until()).Error
	})
	if err != nil {
		return err
	}
	for _, one := range kept {
		delete(at, Work{one.TenantID, one.Name})
	}
	for _, one := range at {
		one.stop(ErrLost)
	}
	return nil
}

// present are the workers here that have their lease.
func (e *election) present() map[Work]*atWork {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	at := map[Work]*atWork{}
	for work, one := range e.here {
		if one.took {
			at[work] = one
		}
	}
	return at
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

// beginFree begins what nobody does, here or elsewhere.
func (e *election) beginFree(ctx context.Context) error {
	missing := e.missing()
	if len(missing) == 0 {
		return nil
	}
	held, err := e.leases.AtWork(ctx)
	if err != nil {
		return err
	}
	for work, one := range missing {
		if !held[work] {
			e.begin(ctx, work, one)
		}
	}
	return nil
}

// missing is what is to be done and is not done here.
func (e *election) missing() map[Work]elected {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	missing := map[Work]elected{}
	for _, tenant := range e.workers.tenantsOn() {
		for _, one := range e.workers.elected {
			if work := (Work{tenant, one.name}); e.here[work] == nil {
				missing[work] = one
			}
		}
	}
	return missing
}

// tenantsOn are the tenants that have the module on.
func (w *Workers) tenantsOn() []string {
	if w.tenants == nil {
		return nil
	}
	return w.tenants()
}
