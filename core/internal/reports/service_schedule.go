package reports

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Create adds a schedule of ctx's user. It fails with the refusals of check, ErrOwner and ErrTooMany.
func (s *Service) Create(ctx context.Context, wanted Schedule) (Schedule, error) {
	wanted.OwnerID = principal.Must(ctx).UserID
	if _, known, err := s.Directory.Person(ctx, wanted.OwnerID); err != nil || !known {
		return wanted, or(err, ErrOwner)
	}
	if err := s.prepare(ctx, &wanted); err != nil {
		return wanted, err
	}
	return wanted, s.changing(ctx, "created", &wanted, func(ctx context.Context) error {
		return s.store.InsertSchedule(ctx, &wanted, s.Limits.Schedules)
	})
}

// Replace changes a schedule that still has the version; its owner stays.
func (s *Service) Replace(ctx context.Context, id string, version int64, wanted Schedule) (Schedule, error) {
	before, err := s.store.Schedule(ctx, id)
	if err != nil {
		return before, err
	}
	wanted.Row, wanted.OwnerID, wanted.LastRunID, wanted.Paused = before.Row, before.OwnerID, before.LastRunID, before.Paused
	if err := s.prepare(ctx, &wanted); err != nil {
		return wanted, err
	}
	return wanted, s.changing(ctx, "changed", &wanted, func(ctx context.Context) error {
		return storage.Update(ctx, s.DB, &wanted, version)
	})
}

// Pause stops a schedule that still has the version, or lets it go on from now.
func (s *Service) Pause(ctx context.Context, id string, version int64, paused bool) (Schedule, error) {
	found, err := s.store.Schedule(ctx, id)
	if err != nil {
		return found, err
	}
	zone, err := s.Directory.Zone(ctx)
	if err != nil {
		return found, err
	}
	found.Paused = paused
	found.plan(s.now(), zone)
	what := map[bool]string{true: "paused", false: "resumed"}[paused]
	return found, s.changing(ctx, what, &found, func(ctx context.Context) error {
		return storage.Update(ctx, s.DB, &found, version)
	})
}

// Delete removes a schedule that still has the version.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	found, err := s.store.Schedule(ctx, id)
	if err != nil {
		return err
	}
	return s.changing(ctx, "deleted", &found, func(ctx context.Context) error {
		return s.store.DeleteSchedule(ctx, &found, version, s.now())
	})
}

// changing writes a schedule, its tracing event and the word to the browsers together.
func (s *Service) changing(ctx context.Context, what string, one *Schedule, write func(context.Context) error) error {
	return s.DB.Within(ctx, func(ctx context.Context) error {
		if err := write(ctx); err != nil {
			return err
		}
		s.announce(ctx, principal.Must(ctx).TenantID, one.Order)
		return s.wrote(ctx, "report_schedule."+what, one.ID, map[string]any{
			"report": one.Report, "format": one.Format, "cadence": one.Cadence, "delivery": one.Delivery,
			"recipients": one.Recipients, "owner": one.OwnerID, "paused": one.Paused,
		})
	})
}

// RunNow has a schedule's report made at once. It fails with ErrUnderWay while one is being made.
func (s *Service) RunNow(ctx context.Context, id string) (Run, error) {
	found, err := s.store.Schedule(ctx, id)
	if err != nil {
		return Run{}, err
	}
	if err := s.mayOrder(ctx, found.Order); err != nil {
		return Run{}, err
	}
	var run Run
	err = s.DB.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		busy, err := s.store.UnderWay(ctx, id)
		if err != nil || busy {
			return or(err, ErrUnderWay)
		}
		run, err = s.begin(ctx, tx, found)
		return err
	})
	return run, err
}

// begin makes a run of a schedule and its job.
func (s *Service) begin(ctx context.Context, tx *gorm.DB, one Schedule) (Run, error) {
	run := newRun(one, s.now())
	if err := s.store.InsertRun(ctx, &run); err != nil {
		return run, err
	}
	if _, err := s.Queue.InsertTx(ctx, tx, runJob{RunID: run.ID, Attempt: run.Attempt}, &jobs.Opts{Queue: queueName}); err != nil {
		return run, err
	}
	s.announce(ctx, principal.Must(ctx).TenantID, one.Order)
	return run, s.wrote(ctx, "report_run.requested", run.ID, map[string]any{"report": run.Report, "schedule": one.ID})
}

// or is err if there is one, else the refusal.
func or(err, refusal error) error {
	if err != nil {
		return err
	}
	return refusal
}
