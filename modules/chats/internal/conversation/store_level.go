package conversation

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// pressing are the conversations of which a promised time is over, or of which it is to be warned.
func (s *Store) pressing(ctx context.Context, now time.Time, most int) ([]string, error) {
	found, err := storage.All[Conversation](ctx, s.db, most, storage.Columns("id"), storage.Where(
		"(first_level = 'due' AND first_due <= ?) OR (solve_level = 'due' AND solve_due <= ?) OR (first_warn IS NOT NULL AND first_warn <= ?) OR (solve_warn IS NOT NULL AND solve_warn <= ?)",
		now, now, now, now))
	return ids(found), err
}

// running are the conversations with a promised time that runs, from an id on.
func (s *Store) running(ctx context.Context, after string, most int) ([]string, error) {
	found, err := storage.All[Conversation](ctx, s.db, most, storage.Columns("id"),
		storage.Where("id > ? AND (first_level = 'due' OR solve_level = 'due')", after), storage.Sorted("id"))
	return ids(found), err
}

func ids(found []Conversation) (all []string) {
	for _, c := range found {
		all = append(all, c.ID)
	}
	return all
}
