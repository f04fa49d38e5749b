package connection

import (
	"cmp"
	"context"
	"slices"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service is what can be done with providers.
type Service struct {
	*Store
	*Reach
	keys   *sealed.Keys
	record *record.Record
	clock  clock.Clock
}

// NewService keeps providers, and their keys sealed.
func NewService(store *Store, reach *Reach, keys *sealed.Keys, r *record.Record, c clock.Clock) *Service {
	return &Service{store, reach, keys, r, c}
}

func placeOf(id string) sealed.Place {
	return sealed.Place{Table: "providers", Column: "secret", Row: id}
}

// seal keeps a key; an empty one leaves that which is kept.
func (s *Service) seal(ctx context.Context, p *Provider, key string) (err error) {
	if key == "" {
		return nil
	}
	p.Secret, err = s.keys.Seal(ctx, placeOf(p.ID), key)
	p.Last4 = ""
	if runes := []rune(key); len(runes) >= 12 { // the end of a short one would tell too much of it
		p.Last4 = string(runes[len(runes)-4:])
	}
	return err
}

// ready refuses what could not be asked, or may not be.
func (s *Service) ready(ctx context.Context, p *Provider, key string) error {
	return cmp.Or(s.seal(ctx, p, key), p.settle(), s.listed(ctx, p.URL))
}

// Connect adds a provider, the last in the order. It fails with the refusals of this package.
func (s *Service) Connect(ctx context.Context, terms Terms, key string) (Provider, error) {
	all, err := s.All(ctx)
	if err != nil {
		return Provider{}, err
	}
	if len(all) >= Most {
		return Provider{}, ErrTooMany
	}
	p := Provider{Row: storage.Row{ID: storage.NewID()}, Terms: terms, Rank: 1}
	if len(all) > 0 {
		p.Rank = all[len(all)-1].Rank + 1
	}
	if err := s.ready(ctx, &p, key); err != nil {
		return p, err
	}
	if err := storage.Insert(ctx, s.db, &p); err != nil {
		return p, err
	}
	return p, s.record.Write(ctx, record.Act{Name: "provider.created", ID: p.ID, Payload: map[string]any{"name": p.Name, "kind": p.Kind}})
}

// Replace sets other terms of a provider that still has the version; without a key the one that is kept stays, unless it goes elsewhere.
func (s *Service) Replace(ctx context.Context, id string, version int64, terms Terms, key string) (Provider, error) {
	before, err := storage.Lock[Provider](ctx, s.db, storage.ByID(id))
	if err != nil {
		return before, err
	}
	after := before
	after.Terms, after.Kind = terms, before.Kind
	if after.URL != before.URL && key == "" { // a key is shown to nobody whom it was not given for
		after.Secret, after.Last4 = sealed.Text{}, ""
	}
	if err := s.ready(ctx, &after, key); err != nil {
		return after, err
	}
	after.TestedAt, after.TestCode, after.TestMS = nil, "", 0
	if after.URL != before.URL {
		after.Tools = nil
	}
	if err := storage.Update(ctx, s.db, &after, version); err != nil {
		return after, err
	}
	told := record.Changes(before, after, "name", "url", "model", "speech_model", "hearing_model", "countries?", "prices?", "is_on")
	if key != "" {
		told["key"] = record.Change{}
	}
	return after, s.record.Write(ctx, record.Act{Name: "provider.updated", ID: id, Payload: map[string]any{"changes": told}})
}

// Disconnect removes a provider that still has the version, and its key.
func (s *Service) Disconnect(ctx context.Context, id string, version int64) error {
	p, err := storage.Lock[Provider](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	if err := storage.Delete(ctx, s.db, &p, version); err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "provider.deleted", ID: id, Payload: map[string]any{"name": p.Name, "kind": p.Kind}})
}

// Order puts all providers in an order. It fails with ErrOrder unless each is named once.
func (s *Service) Order(ctx context.Context, ids []string) ([]Provider, error) {
	all, err := s.All(ctx)
	if err != nil {
		return nil, err
	}
	for _, p := range all {
		if at := slices.Index(ids, p.ID); at < 0 || len(ids) != len(all) {
			return nil, ErrOrder
		}
	}
	for rank, id := range ids {
		if err := s.place(ctx, id, rank+1); err != nil {
			return nil, err
		}
	}
	if err := s.record.Write(ctx, record.Act{Name: "provider.ordered", Payload: map[string]any{"rows": len(ids)}}); err != nil {
		return nil, err
	}
	return s.All(ctx)
}

func (s *Service) history(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.One(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "provider", id, cursor, size)
}
