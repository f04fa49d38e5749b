package task

import (
	"context"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// dueAtOnce is how many due tasks are looked at at a time.
const dueAtOnce = 500

// dueNotice is a due moment of a task of which its assignee has been notified.
type dueNotice struct {
	TenantID string `gorm:"primaryKey"`
	TaskID   string `gorm:"primaryKey"`
	DueKey   string `gorm:"primaryKey"`
	UserID   string `gorm:"primaryKey"`
	ToldAt   time.Time
}

// TableName is where due moments of which people were notified are kept.
func (dueNotice) TableName() string { return "task_told" }

// EachDue hands the tenant's open tasks with an assignee that are due in a span to f, some at a time.
func (s *Store) EachDue(ctx context.Context, from, until time.Time, f func([]Task) error) error {
	key, id := from.UTC().Format(time.RFC3339), ""
	for {
		var some []Task
		err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
			return tx.Where("assignee_id <> '' AND status NOT IN ?", []Status{Done, Canceled}).
				Where("(due_key > ? OR (due_key = ? AND id > ?)) AND due_key < ?", key, key, id, until.UTC().Format(time.RFC3339)).
				Order("due_key, id").Limit(dueAtOnce).Find(&some).Error
		})
		if err != nil || len(some) == 0 {
			return err
		}
		last := some[len(some)-1]
		key, id = last.DueKey, last.ID
		if err := f(some); err != nil {
			return err
		}
	}
}

// MarkNotified notes that the assignee is notified of the task's due moment: false when that has happened before.
func (s *Store) MarkNotified(ctx context.Context, t Task, at time.Time) (first bool, err error) {
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		note := dueNotice{TaskID: t.ID, DueKey: t.DueKey, UserID: t.AssigneeID, ToldAt: at}
		done := tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&note)
		first = done.RowsAffected == 1
		return done.Error
	})
	return first, err
}

// ForgetNotified forgets the notices from before a moment.
func (s *Store) ForgetNotified(ctx context.Context, before time.Time) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("told_at < ?", before).Delete(&dueNotice{}).Error
	})
}

// Known reports whether there is a task with an id.
func (s *Store) Known(ctx context.Context, id string) (bool, error) {
	found, err := storage.All[Task](ctx, s.db, 1, storage.Columns("id"), storage.ByID(id))
	return len(found) > 0, err
}
