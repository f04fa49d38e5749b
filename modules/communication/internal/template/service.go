package template

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what can be done with templates.
type Service struct {
	*Store
	record *record.Record
}

// NewService works on a store and records what happens.
func NewService(store *Store, record *record.Record) *Service {
	return &Service{Store: store, record: record}
}

// Create writes a new template. It fails as Seal does, and with ErrDuplicate and ErrTooMany.
func (s *Service) Create(ctx context.Context, t *Template) error {
	if err := t.Seal(); err != nil {
		return err
	}
	all, err := s.All(ctx)
	if err != nil {
		return err
	}
	if len(all) >= most {
		return ErrTooMany.WithParam("most", most)
	}
	if err := storage.Insert(ctx, s.db, t); err != nil {
		return err
	}
	return s.wrote(ctx, "created", *t)
}

// Replace writes what apply does to a template that still has the version. It fails as Seal does, and with ErrNotFound,
// ErrDuplicate and storage.ErrStale.
func (s *Service) Replace(ctx context.Context, id string, version int64, apply func(*Template)) (Template, error) {
	t, err := storage.Lock[Template](ctx, s.db, storage.ByID(id))
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

func (s *Service) wrote(ctx context.Context, what string, t Template) error {
	return s.record.Write(ctx, record.Act{Name: "template." + what, ID: t.ID, Payload: map[string]any{
		"name": t.Name, "channel": t.Channel, "status": t.Status,
	}})
}

// names are what templates are called.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[Template](ctx, s.db, len(ids), storage.Where("id IN ?", ids))
	return httpx.Named(found, func(t Template) httpx.Name {
		return httpx.Name{ID: t.ID, Name: t.Name, Page: "/settings/communication"}
	}), err
}
