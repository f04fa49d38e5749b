package macro

import (
	"context"

	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/outgoing"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service is what can be done with macros.
type Service struct {
	db            *storage.DB
	conversations *conversation.Service
	out           *outgoing.Service
	record        *record.Record
	clock         clock.Clock
}

// NewService keeps macros in db.
func NewService(db *storage.DB, conversations *conversation.Service, out *outgoing.Service, r *record.Record, c clock.Clock) *Service {
	return &Service{db, conversations, out, r, c}
}

// All are the company's macros by name.
func (s *Service) All(ctx context.Context) ([]Macro, error) {
	return storage.All[Macro](ctx, s.db, Most, storage.Sorted("name_key, id"))
}

// Get is one macro. It fails with ErrNotFound.
func (s *Service) Get(ctx context.Context, id string) (Macro, error) {
	return storage.One[Macro](ctx, s.db, storage.ByID(id))
}

// Create adds a macro. It fails with ErrName, ErrAct, ErrDuplicate and ErrTooMany.
func (s *Service) Create(ctx context.Context, m Macro) (Macro, error) {
	if err := m.Seal(); err != nil {
		return m, err
	}
	all, err := s.All(ctx)
	if err != nil {
		return m, err
	}
	if len(all) >= Most {
		return m, ErrTooMany
	}
	if err := storage.Insert(ctx, s.db, &m); err != nil {
		return m, err
	}
	return m, s.record.Write(ctx, record.Act{Name: "macro.created", ID: m.ID, Payload: map[string]any{"name": m.Name}})
}

// Change changes a macro that still has the version.
func (s *Service) Change(ctx context.Context, id string, version int64, change func(*Macro)) (Macro, error) {
	before, err := storage.Lock[Macro](ctx, s.db, storage.ByID(id))
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
	told := map[string]any{"changes": record.Changes(before, after, "name", "acts?")}
	return after, s.record.Write(ctx, record.Act{Name: "macro.updated", ID: id, Payload: told})
}

// Delete removes a macro.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	m, err := storage.Lock[Macro](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	if err := storage.Delete(ctx, s.db, &m, version); err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "macro.deleted", ID: id, Payload: map[string]any{"name": m.Name}})
}

func (s *Service) history(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "macro", id, cursor, size)
}

func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[Macro](ctx, s.db, len(ids), storage.Where("id IN ?", ids))
	return httpx.Named(found, func(m Macro) httpx.Name {
		return httpx.Name{ID: m.ID, Name: m.Name, Page: "/settings/macros"}
	}), err
}
