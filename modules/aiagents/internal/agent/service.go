package agent

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Most bounds a tenant's agents: they are read as a whole.
const Most = 50

// Service is what can be done with agents.
type Service struct {
	db     *storage.DB
	record *record.Record
}

// NewService keeps agents in db.
func NewService(db *storage.DB, r *record.Record) *Service { return &Service{db, r} }

// All are the tenant's agents: those that talk first, then by name.
func (s *Service) All(ctx context.Context) ([]Agent, error) {
	return storage.All[Agent](ctx, s.db, Most, storage.Sorted("CASE WHEN live_version_id = '' THEN 1 ELSE 0 END, name_key, id"))
}

// Get is one agent.
func (s *Service) Get(ctx context.Context, id string) (Agent, error) {
	return storage.One[Agent](ctx, s.db, storage.ByID(id))
}

// Create writes a new agent. It fails as Seal does, and with ErrDuplicate and ErrTooMany.
func (s *Service) Create(ctx context.Context, a Agent) (Agent, error) {
	if err := a.Seal(); err != nil {
		return a, err
	}
	there, err := s.All(ctx)
	if err == nil && len(there) >= Most {
		err = ErrTooMany.WithParam("most", Most)
	}
	if err != nil {
		return a, err
	}
	if err := storage.Insert(ctx, s.db, &a); err != nil {
		return a, err
	}
	return a, s.record.Write(ctx, record.Act{Name: "agent.created", ID: a.ID, Payload: map[string]any{"name": a.Name}})
}

// Change changes an agent that still has the version.
func (s *Service) Change(ctx context.Context, id string, version int64, change func(*Agent)) (Agent, error) {
	before, err := storage.Lock[Agent](ctx, s.db, storage.ByID(id))
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
	told := map[string]any{"changes": record.Changes(before, after, "name", "purpose?")}
	return after, s.record.Write(ctx, record.Act{Name: "agent.updated", ID: id, Payload: told})
}

// Pause has an agent begin no talks, or begin them again.
func (s *Service) Pause(ctx context.Context, id string, paused bool) (Agent, error) {
	a, err := storage.Lock[Agent](ctx, s.db, storage.ByID(id))
	if err != nil || a.IsPaused == paused {
		return a, err
	}
	a.IsPaused = paused
	if err := storage.Update(ctx, s.db, &a, storage.AnyVersion); err != nil {
		return a, err
	}
	name := "agent.resumed"
	if paused {
		name = "agent.paused"
	}
	return a, s.record.Write(ctx, record.Act{Name: name, ID: id})
}

// Delete removes an agent that has no live version and has never talked, with its versions. It fails with ErrLive and ErrTalked.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	a, err := storage.Lock[Agent](ctx, s.db, storage.ByID(id))
	if err == nil && a.LiveID != "" {
		err = ErrLive
	}
	if err == nil {
		err = s.silent(ctx, id)
	}
	if err == nil {
		err = s.forget(ctx, id)
	}
	if err == nil {
		err = storage.Delete(ctx, s.db, &a, version)
	}
	if err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "agent.deleted", ID: id, Payload: map[string]any{"name": a.Name}})
}

func (s *Service) history(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "agent", id, cursor, size)
}

func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[Agent](ctx, s.db, len(ids), storage.Where("id IN ?", ids))
	return httpx.Named(found, func(a Agent) httpx.Name {
		return httpx.Name{ID: a.ID, Name: a.Name, Page: "/ai-agents/" + a.ID}
	}), err
}
