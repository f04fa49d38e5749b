package promisetype

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// most bounds the types of a tenant.
const most = 50

// Service is what can be done with types.
type Service struct {
	*Store
	record *record.Record
}

// NewService works on a store and records what happens.
func NewService(store *Store, record *record.Record) *Service { return &Service{store, record} }

// Create writes a new type. It fails with ErrName, ErrBlank and ErrMost.
func (s *Service) Create(ctx context.Context, t PromiseType) (PromiseType, error) {
	if err := t.seal(); err != nil {
		return t, err
	}
	all, err := s.All(ctx)
	if err != nil {
		return t, err
	}
	if len(all) >= most {
		return t, ErrMost.WithParam("most", most)
	}
	if err := s.keepUsual(ctx); err != nil {
		return t, err
	}
	if err := storage.Insert(ctx, s.db, &t); err != nil {
		return t, err
	}
	return t, s.wrote(ctx, "created", t, map[string]any{"name": t.Name})
}

// Change writes what change does to a type that still has the version. It fails as Create does, and with ErrNotFound, ErrUsual and
// storage.ErrStale.
func (s *Service) Change(ctx context.Context, id string, version int64, change func(*PromiseType)) (PromiseType, error) {
	if err := s.keepUsual(ctx); err != nil {
		return PromiseType{}, err
	}
	before, err := storage.Lock[PromiseType](ctx, s.db, storage.ByID(id))
	if err != nil {
		return before, err
	}
	after := before
	change(&after)
	if err := after.seal(); err != nil {
		return before, err
	}
	if err := storage.Update(ctx, s.db, &after, version); err != nil {
		return before, err
	}
	changes := record.Changes(before, after, "name", "grace_days", "threshold", "most_open", "furthest_days", "reopen_days", "retired")
	return after, s.wrote(ctx, "updated", after, map[string]any{"changes": changes})
}

// Delete removes a type that no promise is of. It fails with ErrNotFound, ErrUsual, ErrUsed and storage.ErrStale.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	t, err := s.Get(ctx, id)
	if err != nil {
		return err
	}
	if id == UsualID {
		return ErrUsual
	}
	if used, err := s.Used(ctx, id); err != nil || used {
		if err == nil {
			err = ErrUsed
		}
		return err
	}
	if err := storage.Delete(ctx, s.db, &t, version); err != nil {
		return err
	}
	return s.wrote(ctx, "deleted", t, map[string]any{"name": t.Name})
}

func (s *Service) wrote(ctx context.Context, what string, t PromiseType, told map[string]any) error {
	return s.record.Write(ctx, record.Act{Name: "promise_type." + what, ID: t.ID, Payload: told})
}

// names are what types are called.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[PromiseType](ctx, s.db, len(ids), storage.Where("id IN ?", ids))
	return httpx.Named(found, func(t PromiseType) httpx.Name { return httpx.Name{ID: t.ID, Name: t.Name} }), err
}
