package trunk

import (
	"context"
	"crypto/rand"
	"strings"

	"github.com/recobro/recobro/modules/calls/internal/sipline"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service is what can be done with trunks.
type Service struct {
	*Store
	keys    *sealed.Keys
	record  *record.Record
	watcher Watcher
	reach   sipline.Reach
}

// Watcher is told that trunks have changed.
type Watcher interface{ Look() }

// NewService works on a store and records what happens.
func NewService(store *Store, keys *sealed.Keys, r *record.Record, w Watcher, reach sipline.Reach) *Service {
	return &Service{Store: store, keys: keys, record: r, watcher: w, reach: reach}
}

// wrote records what happened to a trunk, and has it hold here at once.
func (s *Service) wrote(ctx context.Context, a record.Act) error {
	s.db.AfterCommit(ctx, s.watcher.Look)
	return s.record.Write(ctx, a)
}

// Get is one trunk. It fails with ErrNotFound.
func (s *Service) Get(ctx context.Context, id string) (Trunk, error) {
	t, err := storage.One[Trunk](ctx, s.db, storage.ByID(id))
	t.HasPassword = !t.Password.Empty()
	return t, err
}

// Create adds a trunk. It fails with the refusals of Check, ErrDuplicate and ErrTooMany.
func (s *Service) Create(ctx context.Context, t *Trunk, password string) error {
	all, err := s.All(ctx)
	if err != nil {
		return err
	}
	if len(all) >= Most {
		return ErrTooMany
	}
	t.ID, t.Token = storage.NewID(), "recobro-"+strings.ToLower(rand.Text())
	if err := s.settle(ctx, t, password); err != nil {
		return err
	}
	if err := storage.Insert(ctx, s.db, t); err != nil {
		return err
	}
	told := map[string]any{"name": t.Name, "host": t.Host, "is_on": t.IsOn}
	return s.wrote(ctx, record.Act{Name: "trunk.created", ID: t.ID, Payload: told})
}

// settle checks a trunk and seals the password; an empty one leaves the one that is kept.
func (s *Service) settle(ctx context.Context, t *Trunk, password string) (err error) {
	if err = t.Check(s.reach); err != nil {
		return err
	}
	if password != "" {
		if t.Password, err = s.keys.Seal(ctx, place(t.ID), password); err != nil {
			return err
		}
	}
	if t.HasPassword = !t.Password.Empty(); t.Username != "" && !t.HasPassword {
		return ErrPassword
	}
	return nil
}

func place(id string) sealed.Place { return sealed.Place{Table: "trunks", Column: "password", Row: id} }

// Change changes a trunk that still has the version. Where it moves to another host the password must be given anew, so that nobody has it
// sent to a place of their own.
func (s *Service) Change(ctx context.Context, id string, version int64, password string, change func(*Trunk)) (Trunk, error) {
	before, err := storage.Lock[Trunk](ctx, s.db, storage.ByID(id))
	if err != nil {
		return before, err
	}
	after := before
	change(&after)
	if (after.Host != before.Host || after.Port != before.Port || after.Username != before.Username) && password == "" {
		after.Password = sealed.Text{}
	}
	if err := s.settle(ctx, &after, password); err != nil {
		return before, err
	}
	if err := storage.Update(ctx, s.db, &after, version); err != nil {
		return before, err
	}
	told := record.Changes(before, after, "name", "host", "port", "transport", "username", "register", "seal", "most_calls", "most_per_second", "session_seconds", "keepalive_seconds", "answer_seconds", "place", "is_on", "sources")
	if password != "" {
		told["password"] = record.Change{}
	}
	return after, s.wrote(ctx, record.Act{Name: "trunk.updated", ID: id, Payload: map[string]any{"changes": told}})
}

// Delete removes a trunk that still has the version. It fails with ErrUsed while numbers lead to it.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	t, err := storage.Lock[Trunk](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	used, err := s.used(ctx, id)
	if err != nil {
		return err
	}
	if used {
		return ErrUsed
	}
	if err := storage.Delete(ctx, s.db, &t, version); err != nil {
		return err
	}
	return s.wrote(ctx, record.Act{Name: "trunk.deleted", ID: id, Payload: map[string]any{"name": t.Name}})
}

// History is what happened to a trunk, the latest first.
func (s *Service) History(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "trunk", id, cursor, size)
}

func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[Trunk](ctx, s.db, len(ids), storage.Where("id IN ?", ids))
	return httpx.Named(found, func(t Trunk) httpx.Name { return httpx.Name{ID: t.ID, Name: t.Name, Page: "/settings/trunks/" + t.ID} }), err
}
