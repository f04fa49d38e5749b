package jobs

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/riverqueue/river"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Workers are the functions that do a module's jobs. Add to it before the client starts.
type Workers struct {
	module   string
	river    *river.Workers
	queues   map[string]int
	periodic []*river.PeriodicJob
	tenants  func() []string // that have the module on; nil = all
	elected  []elected
	crons    map[string]plan
	poll     time.Duration // how soon after a tenant has the module on its jobs go on
}

// NewWorkers is an empty set of the module's workers.
//
//sdk:host
func NewWorkers(moduleID string) *Workers {
	return &Workers{
		module: moduleID,
		river:  river.NewWorkers(),
		crons:  map[string]plan{},
		queues: map[string]int{river.QueueDefault: defaultWorkers},
	}
}

// defaultWorkers is how many jobs of the default queue run at a time.
const defaultWorkers = 8

// Queue declares a queue of which at most atOnce jobs run at a time.
func (w *Workers) Queue(name string, atOnce int) { w.queues[name] = atOnce }

// Only has jobs of tenants that are not among tenants wait until they are: those that switched the module off. The SDK's
// own jobs do not wait, so that what has happened is told.
//
//sdk:host
func (w *Workers) Only(tenants func() []string) { w.tenants = tenants }

// waits reports whether a job of a tenant has to wait for it to have the module on.
func (w *Workers) waits(kind, tenantID string) bool {
	if w.tenants == nil || tenantID == "" || strings.HasPrefix(kind, sdkKind) {
		return false
	}
	return !slices.Contains(w.tenants(), tenantID)
}

// sdkKind is what the kinds of the SDK's own jobs begin with.
const sdkKind = "recobro."

// Job is a job being done.
type Job[T Args] struct {
	ID       int64
	Attempt  int // from 1
	TenantID string
	Args     T
}

// Add says how jobs of T's kind are done: by work, within timeout (0 = one minute, negative = no limit). The context
// carries the system's principal in the job's tenant; it is cancelled when the module must stop at once. An error, or
// a panic, is tried again later; Cancel ends the tries. It panics when the kind is taken.
func Add[T Args](w *Workers, timeout time.Duration, work func(ctx context.Context, job Job[T]) error) {
	river.AddWorker(w.river, &worker[T]{of: w, timeout: timeout, work: work})
}

// Every adds a job of no tenant every so often, first at start; of several replicas one does it.
func (w *Workers) Every(interval time.Duration, args Args) {
	w.periodic = append(w.periodic, river.NewPeriodicJob(
		river.PeriodicInterval(interval),
		func() (river.JobArgs, *river.InsertOpts) {
			return stored{kind: args.Kind(), Args: args}, Opts{Unique: true, MaxAttempts: 1}.river()
		},
		&river.PeriodicJobOpts{RunOnStart: true},
	))
}

// Cancel is an error that ends a job's tries: it will never succeed.
func Cancel(err error) error { return river.JobCancel(err) }

type worker[T Args] struct {
	river.WorkerDefaults[loaded[T]]
	of      *Workers
	timeout time.Duration
	work    func(context.Context, Job[T]) error
}

// Timeout is how long one try may take.
func (w *worker[T]) Timeout(*river.Job[loaded[T]]) time.Duration {
	if w.timeout < 0 {
		return -1
	}
	return w.timeout
}

// Work does one job, as the system in the job's tenant.
func (w *worker[T]) Work(ctx context.Context, job *river.Job[loaded[T]]) error {
	if w.of.waits(job.Kind, job.Args.TenantID) {
		return river.JobSnooze(w.of.poll)
	}
	var args T
	if err := json.Unmarshal(job.Args.Args, &args); err != nil {
		return river.JobCancel(errors.Join(fmt.Errorf("args of %s cannot be read", job.Kind), err))
	}
	ctx = principal.With(ctx, principal.System(job.Args.TenantID, w.of.module))
	return w.work(ctx, Job[T]{ID: job.ID, Attempt: job.Attempt, TenantID: job.Args.TenantID, Args: args})
}
