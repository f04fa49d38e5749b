package halt

import (
	"context"
	"errors"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps halts.
type Store struct{ db *storage.DB }

// NewStore keeps them in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// Get is whether all agents are stopped, or one of them.
func (s *Store) Get(ctx context.Context, id string) (Halt, error) {
	h, err := storage.One[Halt](ctx, s.db, storage.ByID(id))
	if errors.Is(err, storage.ErrNotFound) {
		return Halt{Row: storage.Row{ID: id}}, nil
	}
	return h, err
}

// Check fails with ErrStopped when all agents are stopped, or the one is. agentID is empty for any.
func (s *Store) Check(ctx context.Context, agentID string) error {
	stopped, err := storage.All[Halt](ctx, s.db, 1, storage.Where("id IN ? AND is_stopped", []string{All, agentID}))
	if err == nil && len(stopped) > 0 {
		err = ErrStopped
	}
	return err
}

// stopped are the agents that are; All among them for all.
func (s *Store) stopped(ctx context.Context) (map[string]bool, error) {
	rows, err := storage.All[Halt](ctx, s.db, mostStopped, storage.Where("is_stopped"))
	ids := map[string]bool{}
	for _, h := range rows {
		ids[h.ID] = true
	}
	return ids, err
}

const mostStopped = 1000

func (s *Store) put(ctx context.Context, h *Halt) error {
	if h.CreatedAt.IsZero() {
		return storage.Insert(ctx, s.db, h)
	}
	return storage.Update(ctx, s.db, h, storage.AnyVersion)
}
