package task

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
)

const (
	dueEvery    = 10 * time.Minute
	dueTimeout  = 10 * time.Minute
	morning     = 7                   // hour from which people are notified of what is due on the day
	noticesKept = 30 * 24 * time.Hour // longer than any due moment is looked at
)

// DueLook notifies assignees of the tasks that are due today.
type DueLook struct{}

// Kind names the job.
func (DueLook) Kind() string { return "tasks.due" }

// Jobs notifies, in every tenant that has the module on, of what is due today. One tenant's failure does not keep the others
// waiting.
func Jobs(workers *jobs.Workers, s *Service) {
	jobs.EachTenant(workers, DueLook{}, dueEvery, dueTimeout, s.NotifyDue)
}

// NotifyDue notifies the assignees of open tasks that are due today, once for each due moment and person.
func (s *Service) NotifyDue(ctx context.Context) error {
	now := s.clock.Now().UTC()
	if err := s.store.ForgetNotified(ctx, now.Add(-noticesKept)); err != nil {
		return err
	}
	return s.store.EachDue(ctx, now.Add(-24*time.Hour), now.Add(24*time.Hour), func(some []Task) error {
		for _, t := range some {
			if !t.dueToday(now) {
				continue
			}
			if err := s.notifyOneDue(ctx, t, now); err != nil {
				return err
			}
		}
		return nil
	})
}

func (s *Service) notifyOneDue(ctx context.Context, t Task, now time.Time) error {
	return s.store.db.Within(ctx, func(ctx context.Context) error {
		first, err := s.store.MarkNotified(ctx, t, now)
		if err != nil || !first {
			return err
		}
		return s.record.Notify(ctx, "task.due", &events.Notify{Kind: "task_due", Users: []string{t.AssigneeID}, Link: linkTo(t.ID)})
	})
}

// dueBefore is the due key at which the day ends that lies some days ahead in a time zone.
func dueBefore(now time.Time, zone *time.Location, days int) string {
	here := now.In(zone)
	end := time.Date(here.Year(), here.Month(), here.Day()+days+1, 0, 0, 0, 0, zone)
	return end.UTC().Format(time.RFC3339)
}

// dueToday reports whether it is the morning, or later, of the day on which the task is due, where its due moment was set.
func (t Task) dueToday(now time.Time) bool {
	if t.DueAt == nil {
		return false
	}
	zone, err := civil.ZoneOr(t.DueZone, time.UTC)
	if err != nil {
		return false
	}
	here, due := now.In(zone), t.DueAt.In(zone)
	return here.Hour() >= morning && here.Year() == due.Year() && here.YearDay() == due.YearDay()
}
