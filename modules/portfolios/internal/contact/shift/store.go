package shift

import (
	"context"
	"errors"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps work sessions. Every method joins the transaction of its context.
type Store struct {
	db   *storage.DB
	list *page.List[WorkSession]
}

// NewStore keeps work sessions in db.
func NewStore(db *storage.DB) *Store {
	return &Store{db: db, list: page.New(db, page.Config[WorkSession]{})}
}

// reached narrows to the sessions that the caller may see: their own, unless the permission reaches all.
func reached(ctx context.Context) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		if who := principal.Must(ctx); who.Scope != principal.ScopeAll {
			return tx.Where("work_sessions.user_id = ?", who.UserID)
		}
		return tx
	}
}

// Get is a session that the caller may see. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (WorkSession, error) {
	return storage.One[WorkSession](ctx, s.db, storage.ByID(id), reached(ctx))
}

func (s *Store) lock(ctx context.Context, id string) (WorkSession, error) {
	return storage.Lock[WorkSession](ctx, s.db, storage.ByID(id), reached(ctx))
}

// Of is somebody's session that goes on. It fails with ErrNone.
func (s *Store) Of(ctx context.Context, userID string) (WorkSession, error) {
	return none(storage.One[WorkSession](ctx, s.db, storage.Where("user_id = ? AND ended_at IS NULL", userID)))
}

// hold is Of that keeps others from writing it.
func (s *Store) hold(ctx context.Context, userID string) (WorkSession, error) {
	return none(storage.Lock[WorkSession](ctx, s.db, storage.Where("user_id = ? AND ended_at IS NULL", userID)))
}

func none(w WorkSession, err error) (WorkSession, error) {
	if errors.Is(err, ErrNotFound) {
		err = ErrNone
	}
	return w, err
}

// List is a page of sessions, the newest first.
func (s *Store) List(ctx context.Context, f Filter, p page.Params) ([]WorkSession, page.Meta, error) {
	return s.list.Find(ctx, page.Query{Params: p, Rows: func(tx *gorm.DB) *gorm.DB {
		tx = reached(ctx)(tx)
		if f.UserID != "" {
			tx = tx.Where("work_sessions.user_id = ?", f.UserID)
		}
		if f.Open {
			tx = tx.Where("work_sessions.ended_at IS NULL")
		}
		return tx
	}})
}

// Stretches are the states of a session that are over, in their order.
func (s *Store) Stretches(ctx context.Context, id string) ([]Stretch, error) {
	return storage.All[Stretch](ctx, s.db, mostStretches, storage.Where("session_id = ?", id), storage.Sorted("number"))
}

// mostStretches bounds the states that are listed of a session.
const mostStretches = 5_000

// put writes a session as it is, whatever its version: nobody edits one.
func (s *Store) put(ctx context.Context, w *WorkSession) error {
	return storage.Update(ctx, s.db, w, w.Version)
}

func (s *Store) keep(ctx context.Context, over Stretch) error {
	return storage.Insert(ctx, s.db, &over)
}

// over are sessions whose state ends by itself, held against others.
func (s *Store) over(ctx context.Context, now time.Time, most int) ([]WorkSession, error) {
	return storage.LockAll[WorkSession](ctx, s.db, most, storage.Where("ended_at IS NULL AND until <= ?", now), storage.Sorted("id"))
}

// silent are sessions in a state, or any but that one, whose pages have shown no life since a time, held against others.
func (s *Store) silent(ctx context.Context, state string, since time.Time, most int) ([]WorkSession, error) {
	return storage.LockAll[WorkSession](ctx, s.db, most, storage.Where("ended_at IS NULL AND seen_at <= ?", since), storage.Where(state, Offline), storage.Sorted("id"))
}
