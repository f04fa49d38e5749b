package template

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// most bounds a tenant's templates: they are read as a whole.
const most = 500

// Store reads templates.
type Store struct{ db *storage.DB }

// NewStore keeps templates in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// All are the tenant's templates by channel and name.
func (s *Store) All(ctx context.Context) ([]Template, error) {
	return storage.All[Template](ctx, s.db, most, storage.Sorted("channel, name_key"))
}
