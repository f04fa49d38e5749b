package conversation

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// MarkErased has what was written with somebody be removed: at once, or, where a legal matter keeps it, once it is released.
func (s *Store) MarkErased(ctx context.Context, personID string, at time.Time) error {
	_, err := storage.Set[Conversation](ctx, s.db, map[string]any{"erase_at": at}, storage.Where("person_id = ? AND purged_at IS NULL", personID))
	return err
}

// Erasable are the conversations that are to be removed now.
func (s *Store) Erasable(ctx context.Context, most int) ([]string, error) {
	found, err := storage.All[Conversation](ctx, s.db, most, storage.Columns("id"),
		storage.Where("erase_at IS NOT NULL AND purged_at IS NULL AND held_at IS NULL"), storage.Sorted("erase_at, id"))
	return ids(found), err
}

// HasWords tells whether anything is left of what was written with somebody.
func (s *Store) HasWords(ctx context.Context, personID string) (bool, error) {
	found, err := storage.All[Conversation](ctx, s.db, 1, storage.Columns("id"), storage.Where("person_id = ? AND purged_at IS NULL", personID))
	return len(found) > 0, err
}
