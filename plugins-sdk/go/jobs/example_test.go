package jobs_test

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// reminder is a job: what it is about is stored as JSON.
type reminder struct {
	TaskID string `json:"task_id"`
}

// Kind names the job.
func (reminder) Kind() string { return "tasks.reminder" }

// sweep looks every morning for what is due.
type sweep struct{}

// Kind names the job.
func (sweep) Kind() string { return "tasks.sweep" }

// A module lists the first function under Jobs; *jobs.Workers come to it by the module's Provide.
func Example() {
	_ = func(workers *jobs.Workers, leases *jobs.Leases) {
		jobs.Add(workers, time.Minute, func(ctx context.Context, job jobs.Job[reminder]) error {
			return leases.Do(ctx, "reminder "+job.Args.TaskID, nil, func(ctx context.Context, held *jobs.Held) error {
				return held.Keep(ctx) // in the transaction that writes: nobody else does
			})
		})
		jobs.Add(workers, time.Minute, func(context.Context, jobs.Job[sweep]) error { return nil })
		workers.Cron("30 7 * * 1-5", sweep{}) // half past seven on the company's own clock
	}
	_ = func(ctx context.Context, db *storage.DB, queue *jobs.Client) error {
		return db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
			_, err := queue.InsertTx(ctx, tx, reminder{TaskID: "t1"}, &jobs.Opts{At: time.Now().Add(time.Hour)}) // there if this commits
			return err
		})
	}
}
