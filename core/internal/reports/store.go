package reports

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps schedules, runs and files. Every method joins the transaction of its context.
type Store struct {
	db   *storage.DB
	runs *page.List[Run]
}

// NewStore keeps them in db.
func NewStore(db *storage.DB) *Store {
	return &Store{db: db, runs: page.New(db, page.Config[Run]{})}
}

// owned narrows schedules to those that the caller may see.
func owned(tx *gorm.DB) *gorm.DB {
	if who := principal.Must(tx.Statement.Context); who.Scope != principal.ScopeAll {
		return tx.Where("owner_id = ?", who.UserID)
	}
	return tx
}

// Schedules are those that the caller may see, by name.
func (s *Store) Schedules(ctx context.Context, most int) ([]Schedule, error) {
	return storage.All[Schedule](ctx, s.db, most, owned, storage.Sorted("name, id"))
}

// Schedule is one that the caller may see. It fails with ErrScheduleNotFound.
func (s *Store) Schedule(ctx context.Context, id string) (Schedule, error) {
	return storage.One[Schedule](ctx, s.db, owned, storage.ByID(id))
}

// Named are those of some schedules that the caller may see.
func (s *Store) Named(ctx context.Context, ids []string) ([]Schedule, error) {
	return storage.All[Schedule](ctx, s.db, len(ids), owned, storage.Columns("id", "name"), storage.Where("id IN ?", ids))
}

// InsertSchedule writes a new one. It fails with ErrTooMany.
func (s *Store) InsertSchedule(ctx context.Context, one *Schedule, most int) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		var count int64
		if err := tx.Model(&Schedule{}).Count(&count).Error; err != nil {
			return err
		}
		if count >= int64(most) {
			return ErrTooMany.WithParam("schedules", most)
		}
		return storage.Insert(ctx, s.db, one)
	})
}

// DeleteSchedule removes one that still has the version and cancels its run under way; files that were made stay for as
// long as any.
func (s *Store) DeleteSchedule(ctx context.Context, one *Schedule, version int64, now time.Time) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		if err := storage.Delete(ctx, s.db, one, version); err != nil {
			return err
		}
		_, err := storage.Set[Run](ctx, s.db, map[string]any{"status": Canceled, "finished_at": now}, underWay(one.ID))
		return err
	})
}

// Due are schedules of any tenant that have fallen due.
func (s *Store) Due(ctx context.Context, now time.Time, most int) (found []Schedule, err error) {
	err = s.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("next_run_at <= ?", now).Order("next_run_at").Limit(most).Find(&found).Error
	})
	return found, err
}

// Advance moves a due schedule on to its next time: false when another replica has. It leaves the version alone, so that a
// run in between keeps nobody from saving.
func (s *Store) Advance(ctx context.Context, one Schedule, next *time.Time) (moved bool, err error) {
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		done := tx.Model(&Schedule{}).Where("id = ? AND next_run_at = ?", one.ID, one.NextRunAt).
			UpdateColumns(map[string]any{"next_run_at": next})
		moved = done.RowsAffected == 1
		return done.Error
	})
	return moved, err
}

// InsertRun writes a new run as its schedule's last.
func (s *Store) InsertRun(ctx context.Context, run *Run) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		if err := tx.Create(run).Error; err != nil {
			return err
		}
		return tx.Model(&Schedule{}).Where("id = ?", run.ScheduleID).UpdateColumns(map[string]any{"last_run_id": run.ID}).Error
	})
}

// UnderWay tells whether a run of the schedule is not over.
func (s *Store) UnderWay(ctx context.Context, scheduleID string) (bool, error) {
	found, err := storage.All[Run](ctx, s.db, 1, storage.Columns("id"), underWay(scheduleID))
	return len(found) > 0, err
}

func underWay(scheduleID string) storage.Narrow {
	return storage.Where("schedule_id = ? AND status IN ?", scheduleID, []Status{Queued, Running})
}

// visible narrows runs to those that the caller may see: own ones, and those the caller was sent.
func visible(tx *gorm.DB) *gorm.DB {
	if who := principal.Must(tx.Statement.Context); who.Scope != principal.ScopeAll {
		return tx.Where(`(owner_id = ? OR recipients LIKE ?)`, who.UserID, `%"`+who.UserID+`"%`)
	}
	return tx
}

// Runs is one page of the runs that the caller may see, the latest first; scheduleID "" is of all schedules.
func (s *Store) Runs(ctx context.Context, scheduleID string, p page.Params) ([]Run, page.Meta, error) {
	return s.runs.Find(ctx, page.Query{Params: p, Rows: func(tx *gorm.DB) *gorm.DB {
		if tx = visible(tx); scheduleID != "" {
			tx = tx.Where("schedule_id = ?", scheduleID)
		}
		return tx
	}})
}

// RunsOf are some runs by id, whoever may see them.
func (s *Store) RunsOf(ctx context.Context, ids []string) (map[string]Run, error) {
	found, err := storage.All[Run](ctx, s.db, len(ids), storage.Where("id IN ?", ids))
	byID := make(map[string]Run, len(found))
	for _, run := range found {
		byID[run.ID] = run
	}
	return byID, err
}

// Run is one that the caller may see. It fails with ErrRunNotFound.
func (s *Store) Run(ctx context.Context, id string) (Run, error) {
	return storage.One[Run](ctx, s.db, visible, storage.ByID(id))
}

// Move writes fields of a run that still stands at a status and an attempt: false when it does not.
func (s *Store) Move(ctx context.Context, run Run, from Status, fields map[string]any) (bool, error) {
	moved, err := storage.Set[Run](ctx, s.db, fields, storage.Where("id = ? AND status = ? AND attempt = ?", run.ID, from, run.Attempt))
	return moved == 1, err
}

// Running are the runs of every tenant that stand as running.
func (s *Store) Running(ctx context.Context, most int) (found []Run, err error) {
	err = s.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("status = ?", Running).Limit(most).Find(&found).Error
	})
	return found, err
}

// NoteMail moves the state of a run's mail on, if it stands where it should.
func (s *Store) NoteMail(ctx context.Context, runID, from, to string) error {
	_, err := storage.Set[Run](ctx, s.db, map[string]any{"mail": to}, storage.Where("id = ? AND mail = ?", runID, from))
	return err
}
