package task

import (
	"context"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps tasks. Every method joins the transaction of its context, or opens one of its own.
type Store struct {
	db   *storage.DB
	list *page.List[Task]
}

// NewStore keeps tasks in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db, list: newList(db)} }

// Get is one task. It fails with ErrNotFound also for a task of others, when the caller has own rows only.
func (s *Store) Get(ctx context.Context, id string) (Task, error) {
	return storage.One[Task](ctx, s.db, visible, storage.ByID(id))
}

// Lock is Get for a change without a version: nobody else changes the task until the open transaction has ended.
func (s *Store) Lock(ctx context.Context, id string) (Task, error) {
	return storage.Lock[Task](ctx, s.db, visible, storage.ByID(id))
}

// LockAll is Lock for many, in the order of their ids; those that are not there, or not for the caller, are left out.
func (s *Store) LockAll(ctx context.Context, ids []string) (all []Task, err error) {
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return visible(tx).Clauses(clause.Locking{Strength: "UPDATE"}).Where("tasks.id IN ?", ids).Order("tasks.id").Find(&all).Error
	})
	return all, err
}

// Named are those of some tasks that the caller may see, with as much of them as names them.
func (s *Store) Named(ctx context.Context, ids []string) ([]Task, error) {
	return storage.All[Task](ctx, s.db, len(ids), visible, storage.Columns("tasks.id", "tasks.title"), storage.Where("tasks.id IN ?", ids))
}

// visible narrows to the tasks that the caller may see at all.
func visible(tx *gorm.DB) *gorm.DB {
	tx = tx.Model(&Task{})
	if who := principal.Must(tx.Statement.Context); who.Scope != principal.ScopeAll {
		return tx.Where("((tasks.assignee_id = ? AND tasks.assignee_id <> '') OR tasks.created_by = ?)", who.UserID, who.UserID)
	}
	return tx
}

// Insert writes new tasks.
func (s *Store) Insert(ctx context.Context, tasks []Task) error {
	if len(tasks) == 0 {
		return nil
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.CreateInBatches(tasks, 100).Error })
}
