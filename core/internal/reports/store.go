package reports

import (
	"context"
	"errors"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps schedules, runs and files. Every method joins the transaction of its context.
type Store struct {
	db   *storage.DB
	runs *page.Keyset
}

// NewStore keeps them in db.
func NewStore(db *storage.DB) *Store {
	return &Store{db: db, runs: page.NewKeyset("-id", map[string]string{"id": "id"})} // ids are in the order of time
}

// owned narrows schedules to those that the caller may see.
func owned(ctx context.Context, tx *gorm.DB) *gorm.DB {
	if who := principal.Must(ctx); who.Scope != principal.ScopeAll {
		return tx.Where("owner_id = ?", who.UserID)
	}
	return tx
}

// Schedules are those that the caller may see, by name.
func (s *Store) Schedules(ctx context.Context, most int) (found []Schedule, err error) {
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		return owned(ctx, tx).Order("name, id").Limit(most).Find(&found).Error
	})
	return found, err
}

// Schedule is one that the caller may see. It fails with ErrScheduleNotFound.
func (s *Store) Schedule(ctx context.Context, id string) (found Schedule, err error) {
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		return owned(ctx, tx).Where("id = ?", id).First(&found).Error
	})
	return found, missing(err, ErrScheduleNotFound)
}

// Named are those of some schedules that the caller may see.
func (s *Store) Named(ctx context.Context, ids []string) (found []Schedule, err error) {
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		return owned(ctx, tx).Select("id", "name").Where("id IN ?", ids).Find(&found).Error
	})
	return found, err
}

// InsertSchedule writes a new one. It fails with ErrTooMany.
func (s *Store) InsertSchedule(ctx context.Context, one *Schedule, most int) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		var count int64
		if err := tx.Model(&Schedule{}).Count(&count).Error; err != nil {
			return err
		}
		if count >= int64(most) {
			return ErrTooMany.WithParam("schedules", most)
		}
		return tx.Create(one).Error
	})
}

// UpdateSchedule writes one that still has the version.
func (s *Store) UpdateSchedule(ctx context.Context, one *Schedule, version int64) error {
	return missing(s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return storage.Update(tx, one, version) }), ErrScheduleNotFound)
}

// DeleteSchedule removes one that still has the version and cancels its run under way; files that were made stay for as
// long as any.
func (s *Store) DeleteSchedule(ctx context.Context, one *Schedule, version int64, now time.Time) error {
	return missing(s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		if err := storage.Delete(tx, one, version); err != nil {
			return err
		}
		return tx.Model(&Run{}).Where("schedule_id = ? AND status IN ?", one.ID, []Status{Queued, Running}).
			Updates(map[string]any{"status": Canceled, "finished_at": now}).Error
	}), ErrScheduleNotFound)
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
func (s *Store) UnderWay(ctx context.Context, scheduleID string) (found bool, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		var ids []string
		err := tx.Model(&Run{}).Where("schedule_id = ? AND status IN ?", scheduleID, []Status{Queued, Running}).Limit(1).Pluck("id", &ids).Error
		found = len(ids) > 0
		return err
	})
	return found, err
}

// reachable narrows runs to those that the caller may see: own ones, and those the caller was sent.
func reachable(ctx context.Context, tx *gorm.DB) *gorm.DB {
	if who := principal.Must(ctx); who.Scope != principal.ScopeAll {
		return tx.Where(`(owner_id = ? OR recipients LIKE ?)`, who.UserID, `%"`+who.UserID+`"%`)
	}
	return tx
}

// Runs is one page of the runs that the caller may see, the latest first; scheduleID "" is of all schedules.
func (s *Store) Runs(ctx context.Context, scheduleID string, p page.Params) (found []Run, meta page.Meta, err error) {
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		tx = reachable(ctx, tx)
		if scheduleID != "" {
			tx = tx.Where("schedule_id = ?", scheduleID)
		}
		found, meta, err = page.Find[Run](tx, s.runs, p)
		return err
	})
	return found, meta, err
}

// RunsOf are some runs by id, whoever may see them.
func (s *Store) RunsOf(ctx context.Context, ids []string) (map[string]Run, error) {
	var found []Run
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Where("id IN ?", ids).Find(&found).Error })
	byID := make(map[string]Run, len(found))
	for _, run := range found {
		byID[run.ID] = run
	}
	return byID, err
}

// Run is one that the caller may see. It fails with ErrRunNotFound.
func (s *Store) Run(ctx context.Context, id string) (found Run, err error) {
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		return reachable(ctx, tx).Where("id = ?", id).First(&found).Error
	})
	return found, missing(err, ErrRunNotFound)
}

// Move writes fields of a run that still stands at a status and an attempt: false when it does not.
func (s *Store) Move(ctx context.Context, run Run, from Status, fields map[string]any) (moved bool, err error) {
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		done := tx.Model(&Run{}).Where("id = ? AND status = ? AND attempt = ?", run.ID, from, run.Attempt).Updates(fields)
		moved = done.RowsAffected == 1
		return done.Error
	})
	return moved, err
}

// Silent are running runs of any tenant whose worker was last known to be at it before a time.
func (s *Store) Silent(ctx context.Context, before time.Time, most int) (found []Run, err error) {
	err = s.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("status = ? AND heartbeat_at < ?", Running, before).Limit(most).Find(&found).Error
	})
	return found, err
}

func missing(err error, refusal error) error {
	if errors.Is(err, storage.ErrNotFound) || errors.Is(err, gorm.ErrRecordNotFound) {
		return refusal
	}
	return err
}

// NoteMail moves the state of a run's mail on, if it stands where it should.
func (s *Store) NoteMail(ctx context.Context, runID, from, to string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&Run{}).Where("id = ? AND mail = ?", runID, from).Updates(map[string]any{"mail": to}).Error
	})
}
