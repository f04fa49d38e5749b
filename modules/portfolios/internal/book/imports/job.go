package imports

import (
	"context"
	"log/slog"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
)

// QueueName is the queue of imports: few at a time, so that they leave the cores to the people at work.
const QueueName = "imports"

// atOnce is how many imports run at a time in one process.
const atOnce = 2

// Work is the job that checks or writes an import.
type Work struct {
	ImportID string `json:"import_id"`
}

// Kind names the job.
func (Work) Kind() string { return "portfolios.import" }

// AddWork says how imports are worked on. An import takes as long as its file is; when the module must stop, it stops
// behind a batch.
func AddWork(workers *jobs.Workers, runner *Runner, draining context.Context) {
	workers.Queue(QueueName, atOnce)
	jobs.Add(workers, -1, func(ctx context.Context, job jobs.Job[Work]) error {
		ctx, stop := context.WithCancel(ctx)
		defer stop()
		defer context.AfterFunc(draining, stop)()
		return ignore(runner.Run(ctx, job.Args.ImportID), context.Canceled)
	})
}

// Resumer finds the imports that a crash of a module or its host left at work, and has them worked on again.
type Resumer struct {
	store  *Store
	queue  *jobs.Client
	leases *jobs.Leases
	every  time.Duration
	log    *slog.Logger
}

// NewResumer resumes the imports of store.
func NewResumer(store *Store, queue *jobs.Client, leases *jobs.Leases, limits Limits, log *slog.Logger) *Resumer {
	return &Resumer{store: store, queue: queue, leases: leases, every: limits.Pulse, log: log}
}

// Run looks for such imports, at once and at every pulse from then on, until ctx ends.
func (r *Resumer) Run(ctx context.Context) {
	tick := time.NewTicker(r.every)
	defer tick.Stop()
	for {
		if err := r.Resume(ctx); err != nil && ctx.Err() == nil {
			r.log.WarnContext(ctx, "imports not resumed", "error", err)
		}
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
	}
}

// Resume has every import worked on that is at work and that nobody works on.
func (r *Resumer) Resume(ctx context.Context) error {
	all, err := r.store.AtWork(ctx)
	if err != nil || len(all) == 0 {
		return err
	}
	held, err := r.leases.AtWork(ctx)
	if err != nil {
		return err
	}
	for _, i := range all {
		if held[jobs.Work{TenantID: i.TenantID, Name: leaseOf(i.ID)}] {
			continue
		}
		if err := r.store.Enqueue(systemOf(ctx, i.TenantID), r.queue, i.ID); err != nil {
			return err
		}
		r.log.InfoContext(ctx, "import resumed", "import", i.ID, "tenant", i.TenantID)
	}
	return nil
}
