// Package jobs runs work after the transaction that asked for it: on SQLite and on PostgreSQL, retried until it is
// done, in the tenant that asked.
package jobs

import (
	"encoding/json"
	"time"

	"github.com/riverqueue/river"
)

// Args say what a job is about; they are stored as JSON. Kind names the job, for instance "module.import".
type Args interface{ Kind() string }

// Opts say how a job is run; the zero value is a job to be run at once, up to 12 times.
type Opts struct {
	At          time.Time     // not before
	MaxAttempts int           // 0 = 12
	Queue       string        // "" = the default queue; others must be declared with Workers.Queue
	Unique      bool          // none is added while one of the same tenant, kind and args waits or runs
	UniqueFor   time.Duration // none is added if one was within the same period of this length (≥ 1 s)
}

const maxAttempts = 12

func (o Opts) river() *river.InsertOpts {
	opts := &river.InsertOpts{MaxAttempts: o.MaxAttempts, Queue: o.Queue, ScheduledAt: o.At}
	if opts.MaxAttempts <= 0 {
		opts.MaxAttempts = maxAttempts
	}
	if o.Unique || o.UniqueFor > 0 {
		opts.UniqueOpts = river.UniqueOpts{ByArgs: true, ByPeriod: o.UniqueFor}
	}
	if o.Unique && o.UniqueFor == 0 {
		opts.UniqueOpts.ByState = waiting()
	}
	return opts
}

// stored is what River keeps of a job: its args and the tenant they are of.
type stored struct {
	kind     string
	TenantID string `json:"tenant"`
	Args     any    `json:"args"`
}

// Kind names the job.
func (s stored) Kind() string { return s.kind }

// loaded is a stored job whose args are of type T.
type loaded[T Args] struct {
	TenantID string          `json:"tenant"`
	Args     json.RawMessage `json:"args"`
}

// Kind names the job.
func (loaded[T]) Kind() string {
	var args T
	return args.Kind()
}
