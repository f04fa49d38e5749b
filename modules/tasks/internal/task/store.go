package task

import (
	"context"
	"errors"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps tasks. Every method joins the transaction of its context, or opens one of its own.
type Store struct{ db *storage.DB }

// NewStore keeps tasks in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// Get is one task. It fails with ErrNotFound also for a task of others, when the caller has own rows only.
func (s *Store) Get(ctx context.Context, id string) (t Task, err error) {
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		return reach(ctx, tx).Where("tasks.id = ?", id).First(&t).Error
	})
	return t, known(err)
}

// Hold is Get for a change without a version: nobody else changes the task until the open transaction has ended.
func (s *Store) Hold(ctx context.Context, id string) (t Task, err error) {
	err = s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		return reach(ctx, tx).Clauses(clause.Locking{Strength: "UPDATE"}).Where("tasks.id = ?", id).First(&t).Error
	})
	return t, known(err)
}

// HoldAll is Hold for many, in the order of their ids; those that are not there, or not for the caller, are left out.
func (s *Store) HoldAll(ctx context.Context, ids []string) (all []Task, err error) {
	err = s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		return reach(ctx, tx).Clauses(clause.Locking{Strength: "UPDATE"}).Where("tasks.id IN ?", ids).Order("tasks.id").Find(&all).Error
	})
	return all, err
}

// Named are those of some tasks that the caller may see, with as much of them as names them.
func (s *Store) Named(ctx context.Context, ids []string) (found []Task, err error) {
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		return reach(ctx, tx).Select("tasks.id", "tasks.title").Where("tasks.id IN ?", ids).Find(&found).Error
	})
	return found, err
}

// reach are the tasks that the caller may see at all.
func reach(ctx context.Context, tx *gorm.DB) *gorm.DB {
	return own(tx.Model(&Task{}), ownOnly(ctx))
}

// ownOnly is the user whose own tasks alone the caller may see, "" for all.
func ownOnly(ctx context.Context) string {
	if who := principal.Must(ctx); who.Scope != principal.ScopeAll {
		return who.UserID
	}
	return ""
}

func own(tx *gorm.DB, userID string) *gorm.DB {
	if userID == "" {
		return tx
	}
	return tx.Where("((tasks.assignee_id = ? AND tasks.assignee_id <> '') OR tasks.created_by = ?)", userID, userID)
}

// Insert writes new tasks.
func (s *Store) Insert(ctx context.Context, tasks []Task) error {
	if len(tasks) == 0 {
		return nil
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.CreateInBatches(tasks, 100).Error })
}

// Update writes a task that still has the version. It fails with storage.ErrStale.
func (s *Store) Update(ctx context.Context, t *Task, version int64) error {
	return known(s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return storage.Update(tx, t, version) }))
}

// Delete removes a task that still has the version. It fails with storage.ErrStale.
func (s *Store) Delete(ctx context.Context, t *Task, version int64) error {
	return known(s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return storage.Delete(tx, t, version) }))
}

func known(err error) error {
	if errors.Is(err, storage.ErrNotFound) || errors.Is(err, gorm.ErrRecordNotFound) {
		return ErrNotFound.Wrap(err)
	}
	return err
}
