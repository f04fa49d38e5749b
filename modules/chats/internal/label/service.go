package label

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service is what can be done with labels.
type Service struct {
	db     *storage.DB
	record *record.Record
}

// NewService keeps labels in db.
func NewService(db *storage.DB, r *record.Record) *Service { return &Service{db, r} }

// All are the company's labels by name.
func (s *Service) All(ctx context.Context) ([]Label, error) {
	return storage.All[Label](ctx, s.db, Most, storage.Sorted("name_key, id"))
}

// Get is one label. It fails with ErrNotFound.
func (s *Service) Get(ctx context.Context, id string) (Label, error) {
	return storage.One[Label](ctx, s.db, storage.ByID(id))
}

// Check fails with ErrUnknown unless every one of ids is a label.
func (s *Service) Check(ctx context.Context, ids []string) error {
	all, err := s.All(ctx)
	if err != nil {
		return err
	}
	there := make(map[string]bool, len(all))
	for _, l := range all {
		there[l.ID] = true
	}
	for _, id := range ids {
		if !there[id] {
			return ErrUnknown
		}
	}
	return nil
}

// Create adds a label. It fails with ErrName, ErrDuplicate and ErrTooMany.
func (s *Service) Create(ctx context.Context, l Label) (Label, error) {
	if err := l.Seal(); err != nil {
		return l, err
	}
	if all, err := s.All(ctx); err != nil || len(all) >= Most {
		return l, firstOf(err, ErrTooMany)
	}
	if err := storage.Insert(ctx, s.db, &l); err != nil {
		return l, err
	}
	return l, s.record.Write(ctx, record.Act{Name: "label.created", ID: l.ID, Payload: map[string]any{"name": l.Name}})
}

func firstOf(err, other error) error {
	if err != nil {
		return err
	}
	return other
}

// Change changes a label that still has the version.
func (s *Service) Change(ctx context.Context, id string, version int64, change func(*Label)) (Label, error) {
	before, err := storage.Lock[Label](ctx, s.db, storage.ByID(id))
	if err != nil {
		return before, err
	}
	after := before
	change(&after)
	if err := after.Seal(); err != nil {
		return before, err
	}
	if err := storage.Update(ctx, s.db, &after, version); err != nil {
		return before, err
	}
	told := map[string]any{"changes": record.Changes(before, after, "name", "color")}
	return after, s.record.Write(ctx, record.Act{Name: "label.updated", ID: id, Payload: told})
}

// Delete removes a label, also from the conversations that bear it.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	l, err := storage.Lock[Label](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	if err := storage.Delete(ctx, s.db, &l, version); err != nil {
		return err
	}
	if err := s.unbear(ctx, id); err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "label.deleted", ID: id, Payload: map[string]any{"name": l.Name}, Moves: []string{"conversations"}})
}

func (s *Service) history(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "label", id, cursor, size)
}

func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[Label](ctx, s.db, len(ids), storage.Where("id IN ?", ids))
	return httpx.Named(found, func(l Label) httpx.Name {
		return httpx.Name{ID: l.ID, Name: l.Name, Page: "/settings/labels"}
	}), err
}
