package tag

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Users counts the debtors that have a tag.
type Users interface {
	Tagged(ctx context.Context, tagID string) (int64, error)
}

// Service is what can be done with tags.
type Service struct {
	*Store
	users  Users
	record *record.Record
}

// NewService works on a store and records what happens.
func NewService(store *Store, users Users, record *record.Record) *Service {
	return &Service{Store: store, users: users, record: record}
}

// Create writes a new tag. It fails with ErrName, ErrDuplicate and ErrTooMany.
func (s *Service) Create(ctx context.Context, t *Tag) error {
	if err := t.Seal(); err != nil {
		return err
	}
	all, err := s.All(ctx)
	if err != nil {
		return err
	}
	if len(all) >= mostTags {
		return ErrTooMany.WithParam("most", mostTags)
	}
	if err := storage.Insert(ctx, s.db, t); err != nil {
		return err
	}
	return s.wrote(ctx, "created", *t)
}

// Change writes what apply does to a tag that still has the version. It fails as Create does, and with ErrNotFound and
// storage.ErrStale.
func (s *Service) Change(ctx context.Context, id string, version int64, apply func(*Tag)) (Tag, error) {
	t, err := storage.One[Tag](ctx, s.db, storage.ByID(id))
	if err != nil {
		return t, err
	}
	apply(&t)
	if err := t.Seal(); err != nil {
		return t, err
	}
	if err := storage.Update(ctx, s.db, &t, version); err != nil {
		return t, err
	}
	return t, s.wrote(ctx, "updated", t)
}

// Delete removes a tag that no debtor has. It fails with ErrInUse.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	t, err := storage.One[Tag](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	n, err := s.users.Tagged(ctx, id)
	if err != nil {
		return err
	}
	if n > 0 {
		return ErrInUse.WithParam("debtors", n)
	}
	if err := storage.Delete(ctx, s.db, &t, version); err != nil {
		return err
	}
	return s.wrote(ctx, "deleted", t)
}

func (s *Service) wrote(ctx context.Context, what string, t Tag) error {
	return s.record.Write(ctx, record.Act{Name: "tag." + what, ID: t.ID, Payload: map[string]any{"name": t.Name}})
}

// names are what tags are called.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[Tag](ctx, s.db, len(ids), storage.Where("id IN ?", ids))
	return httpx.Named(found, func(t Tag) httpx.Name { return httpx.Name{ID: t.ID, Name: t.Name} }), err
}
