package tag

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostTags bounds a tenant's tags: they are read as a whole.
const mostTags = 500

// Store reads tags. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps tags in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// All are the tenant's tags by name.
func (s *Store) All(ctx context.Context) ([]Tag, error) {
	return storage.All[Tag](ctx, s.db, mostTags, storage.Sorted("name_key"))
}
