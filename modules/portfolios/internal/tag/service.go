package tag

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/namekey"
	"github.com/recobro/recobro/modules/portfolios/internal/trail"
)

// Users counts the debtors that carry a tag.
type Users interface {
	Tagged(ctx context.Context, tagID string) (int64, error)
}

// Service is what can be done with tags.
type Service struct {
	store *Store
	users Users
	trail *trail.Trail
}

// NewService works on a store and leaves a trail.
func NewService(store *Store, users Users, trail *trail.Trail) *Service {
	return &Service{store: store, users: users, trail: trail}
}

// All are the tenant's tags by name.
func (s *Service) All(ctx context.Context) ([]Tag, error) { return s.store.All(ctx) }

// Create writes a new tag. It fails with ErrName, ErrDuplicate and ErrTooMany.
func (s *Service) Create(ctx context.Context, name, color string) (Tag, error) {
	t := Tag{Name: name, NameKey: namekey.Of(name), Color: color}
	if t.NameKey == "" {
		return t, ErrName.WithField("body.name", "portfolios.tag_name")
	}
	if err := s.store.Insert(ctx, &t); err != nil {
		return t, err
	}
	return t, s.mark(ctx, "created", t)
}

// Update changes name and colour of a tag that still has the version.
func (s *Service) Update(ctx context.Context, id string, version int64, name, color *string) (Tag, error) {
	t, err := s.store.Get(ctx, id)
	if err != nil {
		return t, err
	}
	if name != nil {
		t.Name, t.NameKey = *name, namekey.Of(*name)
	}
	if color != nil {
		t.Color = *color
	}
	if t.NameKey == "" {
		return t, ErrName.WithField("body.name", "portfolios.tag_name")
	}
	if err := s.store.Update(ctx, &t, version); err != nil {
		return t, err
	}
	return t, s.mark(ctx, "updated", t)
}

// Delete removes a tag that no debtor carries. It fails with ErrInUse.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	t, err := s.store.Get(ctx, id)
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
	if err := s.store.Delete(ctx, &t, version); err != nil {
		return err
	}
	return s.mark(ctx, "deleted", t)
}

func (s *Service) mark(ctx context.Context, what string, t Tag) error {
	step := trail.Step{Name: "tag." + what, Subject: "tag", ID: t.ID, Payload: map[string]any{"name": t.Name}}
	return s.trail.Mark(ctx, step)
}
