package connection

import (
	"context"
	"encoding/json"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store reads providers.
type Store struct{ db *storage.DB }

// NewStore keeps them in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// All are the company's providers, in the order in which they are tried.
func (s *Store) All(ctx context.Context) ([]Provider, error) {
	return storage.All[Provider](ctx, s.db, Most, storage.Sorted("rank, name_key, id"))
}

// One is one of them. It fails with ErrNotFound.
func (s *Store) One(ctx context.Context, id string) (Provider, error) {
	return storage.One[Provider](ctx, s.db, storage.ByID(id))
}

// tested notes what came of asking one.
func (s *Store) tested(ctx context.Context, id string, r Result) error {
	columns := map[string]any{"tested_at": r.At, "test_code": r.Code, "test_ms": r.MS}
	if r.Code == "" { // the tools of one that does not answer are those that it had
		tools, err := json.Marshal(r.Tools)
		if err != nil {
			return err
		}
		columns["tools"] = string(tools)
	}
	_, err := storage.Set[Provider](ctx, s.db, columns, storage.ByID(id))
	return err
}

// place puts one at a place in the order.
func (s *Store) place(ctx context.Context, id string, rank int) error {
	_, err := storage.Set[Provider](ctx, s.db, map[string]any{"rank": rank}, storage.ByID(id))
	return err
}

// AfterFind says what grants call it, wherever it is read.
func (p *Provider) AfterFind(*gorm.DB) error {
	p.called()
	return nil
}
