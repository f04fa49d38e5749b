package reports

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
)

// queueName is the queue of runs: they are long, and few at a time.
const (
	queueName = "reports"
	atOnce    = 2
)

// tickJob begins what has fallen due.
type tickJob struct{}

// Kind names the job.
func (tickJob) Kind() string { return "core.reports_tick" }

// runJob is one try of a run.
type runJob struct {
	RunID   string `json:"run"`
	Attempt int    `json:"attempt"`
}

// Kind names the job.
func (runJob) Kind() string { return "core.reports_run" }

// mailJob sends a run's file to one person.
type mailJob struct {
	RunID  string `json:"run"`
	UserID string `json:"user"`
}

// Kind names the job.
func (mailJob) Kind() string { return "core.reports_mail" }

const (
	tickPulses = 15 // between two looks for what is due
	mailTime   = 2 * time.Minute
	mailTries  = 6
)

// Work adds what the service does to workers whose client has not started.
func (s *Service) Work(w *jobs.Workers) {
	w.Queue(queueName, atOnce)
	jobs.Add(w, 0, func(ctx context.Context, _ jobs.Job[tickJob]) error { return s.Tick(ctx) })
	jobs.Add(w, s.Limits.Deadline+time.Minute, s.perform)
	jobs.Add(w, mailTime, s.mail)
	w.Every(tickPulses*s.Pulse, tickJob{})
}

const dueAtOnce = 200

// Tick begins the runs of the schedules that have fallen due, and goes on with runs whose process died. A schedule that was due
// several times while nothing ran is made once.
func (s *Service) Tick(ctx context.Context) error {
	if err := s.resume(ctx); err != nil {
		return err
	}
	due, err := s.store.Due(ctx, s.now(), dueAtOnce)
	if err != nil {
		return err
	}
	for _, one := range due {
		if err := s.beginDue(within(ctx, one.TenantID), one); err != nil {
			return err
		}
	}
	return nil
}

// resume has runs tried again whose process died: they are running, and nobody is at it.
func (s *Service) resume(ctx context.Context) error {
	running, err := s.store.Running(ctx, dueAtOnce)
	if err != nil || len(running) == 0 {
		return err
	}
	held, err := s.Leases.AtWork(ctx)
	if err != nil {
		return err
	}
	for _, run := range running {
		if held[jobs.Work{TenantID: run.TenantID, Name: leaseOf(run.ID)}] {
			continue
		}
		if err := s.again(within(ctx, run.TenantID), run, 0, errInterrupted); err != nil {
			return err
		}
	}
	return nil
}

func (s *Service) beginDue(ctx context.Context, one Schedule) error {
	zone, err := s.Directory.Zone(ctx)
	if err != nil {
		return err
	}
	next := one.Cadence.Next(s.now(), zone)
	return s.DB.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		moved, err := s.store.Advance(ctx, one, &next)
		if err != nil || !moved {
			return err
		}
		busy, err := s.store.UnderWay(ctx, one.ID)
		if err != nil || busy {
			return err
		}
		_, err = s.begin(ctx, tx, one)
		return err
	})
}
