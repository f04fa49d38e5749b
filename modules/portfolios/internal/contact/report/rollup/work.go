package rollup

import (
	"cmp"
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// How often there is a look at what has changed, how many times as long as it took there is rest, and when there is a look again at the
// latest.
const (
	pulse = 3 * time.Second
	rest  = 5
	late  = 40 * time.Second
	most  = 2000 // marks of one look, and debts of one copy
	again = 30 * time.Minute

	mostOfBook = 50_000 // marks of the book that one look is for

	lives = 20 * time.Second // how often it is written that nothing has changed
)

// Zones are the time zones of tenants.
type Zones func(ctx context.Context, tenants []string) (map[string]*time.Location, error)

// Worker keeps what is summed up.
type Worker struct {
	*Store
	zones   Zones
	buckets *bucket.Service
	clock   clock.Clock
	record  *record.Record // nil: pages hear of nothing
}

// Announce has pages hear of days that are reckoned anew. It is called before the work begins.
func (w *Worker) Announce(r *record.Record) { w.record = r }

// announce tells pages that sums have changed.
func (w *Worker) announce(ctx context.Context, days int) error {
	if w.record == nil || days == 0 {
		return nil
	}
	return w.record.Write(ctx, record.Act{Name: "report.summed", Unkept: true, Many: true, Payload: map[string]any{"days": days}})
}

// NewWorker keeps the sums of a store by a clock.
func NewWorker(s *Store, zones Zones, buckets *bucket.Service, c clock.Clock) *Worker {
	return &Worker{s, zones, buckets, c, nil}
}

// Jobs has one worker of each tenant keep its sums, whichever host it is on.
func Jobs(workers *jobs.Workers, w *Worker) {
	workers.PerTenant("reports", func(ctx context.Context, _ *jobs.Held) error { return w.work(ctx) })
}

// work keeps the sums until ctx ends.
func (w *Worker) work(ctx context.Context) error {
	var paused, bookAt time.Duration
	started := time.Now()
	for {
		began := time.Now()
		more, err := w.Step(ctx)
		if err == nil && time.Since(started) >= bookAt {
			looked := time.Now()
			err = w.Look(ctx)
			bookAt = time.Since(started) + min(max(rest*time.Since(looked), pulse), late)
		}
		if err != nil {
			return err
		}
		if paused = min(max(rest*time.Since(began), pulse), late); more {
			paused = 0
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(paused):
		}
	}
}

// here is what a look goes by.
type here struct {
	zone   *time.Location
	now    time.Time
	today  civil.Day
	states map[string]State
}

func (w *Worker) here(ctx context.Context) (h here, err error) {
	tenant := principal.Must(ctx).TenantID
	zones, err := w.zones(ctx, []string{tenant})
	if err != nil {
		return h, err
	}
	h.zone = cmp.Or(zones[tenant], time.UTC)
	h.now = w.clock.Now()
	h.today = civil.On(h.now, h.zone)
	h.states, err = w.States(ctx)
	return h, err
}
