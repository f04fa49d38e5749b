package suite

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/question"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/version"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// QueueName is the queue of runs.
const QueueName = "suite_runs"

// Runner tries versions.
type Runner struct {
	*Service
	leases *jobs.Leases
	live   Live
	holds  talk.Holds
}

// Live is for whoever looks now; nothing of it is kept.
type Live func(ctx context.Context, event events.Event)

// NewRunner tries the versions of a service.
func NewRunner(s *Service, leases *jobs.Leases, live Live, holds talk.Holds) *Runner {
	return &Runner{s, leases, live, holds}
}

// OnBus tells those who look by the module's events.
func OnBus(bus *events.Bus) Live {
	return func(ctx context.Context, e events.Event) { _ = bus.Live(ctx, e) } // a live event may always be missed
}

// Jobs says how runs are worked on, one at a time on each replica; when the module must stop, the work stops behind a few cases.
func Jobs(workers *jobs.Workers, r *Runner, draining context.Context) {
	workers.Queue(QueueName, 1)
	jobs.Add(workers, -1, func(ctx context.Context, job jobs.Job[Work]) error {
		ctx, stop := context.WithCancel(ctx)
		defer stop()
		defer context.AfterFunc(draining, stop)()
		return r.Run(ctx, job.Args.RunID)
	})
}

// errCancelled ends the work on a run that somebody has cancelled.
var errCancelled = errors.New("suite: the run was cancelled")

// Run tries a version on the cases that its run has not tried yet, by one worker at a time.
func (r *Runner) Run(ctx context.Context, id string) error {
	run, err := storage.One[Run](ctx, r.db, storage.ByID(id))
	if errors.Is(err, ErrRunNotFound) || err == nil && !run.goesOn() {
		return nil
	}
	if err != nil {
		return err
	}
	err = r.leases.Do(ctx, "suite_run:"+id, func(ctx context.Context) error { return r.stands(ctx, id) }, func(ctx context.Context, held *jobs.Held) error {
		return r.work(ctx, held, run)
	})
	if errors.Is(err, errCancelled) {
		return nil
	}
	return err
}

func (r Run) goesOn() bool { return r.State == Queued || r.State == Running }

// stands refuses to go on with a run that somebody has cancelled.
func (r *Runner) stands(ctx context.Context, id string) error {
	now, err := storage.One[Run](ctx, r.db, storage.ByID(id), storage.Columns("state"))
	if err == nil && !now.goesOn() || errors.Is(err, ErrRunNotFound) {
		return errCancelled
	}
	return nil // a database that does not answer now may answer at the next pulse
}

// some are how many cases are tried before it is written what came of them.
const some = 30

// some are fewer where a model is asked: what was paid for is soon written.
func (r Run) some() int {
	if r.asks() {
		return some / 10
	}
	return some
}

func (r *Runner) work(ctx context.Context, held *jobs.Held, run Run) error {
	v, err := r.versions.ByID(ctx, run.VersionID)
	if err == nil && v.Hash != run.Hash { // a draft was written anew meanwhile: what is tried is no longer what was asked for
		return r.end(ctx, held, run, nil, Broken)
	}
	if err != nil {
		return err
	}
	plan, err := r.plan(ctx, run)
	if err != nil {
		return err
	}
	done, err := r.done(ctx, run.ID)
	if err != nil {
		return err
	}
	left := make([]planned, 0, len(plan))
	for _, one := range plan {
		if _, there := done[one.Key]; !there {
			left = append(left, one)
		}
	}
	for len(left) > 0 {
		n := min(run.some(), len(left))
		if err := r.some(ctx, held, run, v, left[:n]); err != nil {
			return err
		}
		left = left[n:]
	}
	return r.end(ctx, held, run, plan, Done)
}

// some tries some cases, and writes what came of them.
func (r *Runner) some(ctx context.Context, held *jobs.Held, run Run, v version.Version, cases []planned) error {
	began, results, cost := time.Now(), make([]Result, 0, len(cases)), question.Cost{}
	for _, one := range cases {
		result, spent, err := r.try(ctx, played{one, run, *v.Spec})
		if err != nil {
			return err
		}
		results, cost = append(results, result), cost.Plus(spent)
	}
	err := r.db.Within(ctx, func(ctx context.Context) error {
		return r.write(ctx, held, run.ID, results, time.Since(began).Milliseconds(), cost)
	})
	if err == nil {
		r.show(ctx, run)
	}
	return err
}
