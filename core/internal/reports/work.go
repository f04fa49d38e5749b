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

// runJob carries one try of a run out.
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
	jobs.Add(w, s.Limits.Deadline+time.Minute, s.carryOut)
	jobs.Add(w, mailTime, s.mail)
	w.Every(tickPulses*s.Pulse, tickJob{})
}

const (
	dueAtOnce    = 200
	silentPulses = 60 // then a worker that is known to be at its run at every pulse is taken for dead
)

// Tick begins the runs of the schedules that have fallen due, and takes up runs whose process died. A schedule that was due
// several times while nothing ran is made once.
func (s *Service) Tick(ctx context.Context) error {
	silent, err := s.store.Silent(ctx, s.now().Add(-silentPulses*s.Pulse), dueAtOnce)
	if err != nil {
		return err
	}
	for _, run := range silent {
		if err := s.again(within(ctx, run.TenantID), run, 0, errInterrupted); err != nil {
			return err
		}
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
