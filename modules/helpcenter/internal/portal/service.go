package portal

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// most bounds a tenant's portals: they are read as a whole.
const most = 50

// Service is what can be done with portals.
type Service struct {
	db     *storage.DB
	record *record.Record
	files  *files.Store
}

// NewService keeps portals in db.
func NewService(db *storage.DB, r *record.Record, store *files.Store) *Service {
	return &Service{db, r, store}
}

// All are the tenant's portals, the first made first.
func (s *Service) All(ctx context.Context) ([]Portal, error) {
	all, err := storage.All[Portal](ctx, s.db, most, storage.Sorted("id"))
	for at := range all {
		all[at].addressed()
	}
	return all, err
}

// Get is one portal.
func (s *Service) Get(ctx context.Context, id string) (Portal, error) {
	p, err := storage.One[Portal](ctx, s.db, storage.ByID(id))
	p.addressed()
	return p, err
}

// Of is a portal by its id, or without one the first, which is made where there is none.
func (s *Service) Of(ctx context.Context, id string) (Portal, error) {
	if id != "" {
		return s.Get(ctx, id)
	}
	all, err := s.All(ctx)
	if err != nil || len(all) > 0 {
		return append(all, Portal{})[0], err
	}
	return s.Create(ctx, Portal{Name: "Centro de ayuda", Slug: "help"})
}

// Named is the portal with the slug of p, which is made of p where there is none.
func (s *Service) Named(ctx context.Context, p Portal) (Portal, error) {
	there, err := storage.All[Portal](ctx, s.db, 1, storage.Where("slug = ?", p.Slug))
	if err != nil || len(there) > 0 {
		return append(there, p)[0], err
	}
	return s.Create(ctx, p)
}

// Create writes a new portal. It fails as Seal does, and with ErrDuplicate and ErrTooMany.
func (s *Service) Create(ctx context.Context, p Portal) (Portal, error) {
	if err := p.Seal(); err != nil {
		return p, err
	}
	there, err := s.All(ctx)
	if err == nil && len(there) >= most {
		err = ErrTooMany.WithParam("most", most)
	}
	if err != nil {
		return p, err
	}
	if err := storage.Insert(ctx, s.db, &p); err != nil {
		return p, err
	}
	p.addressed()
	return p, s.record.Write(ctx, record.Act{Name: "portal.created", ID: p.ID, Payload: map[string]any{"name": p.Name}})
}

// Change changes a portal that still has the version.
func (s *Service) Change(ctx context.Context, id string, version int64, change func(*Portal)) (Portal, error) {
	before, err := storage.Lock[Portal](ctx, s.db, storage.ByID(id))
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
	after.addressed()
	told := map[string]any{"changes": record.Changes(before, after, "name", "slug", "languages", "public", "titles?", "colour", "widget", "contact?", "logo_alt?")}
	return after, s.record.Write(ctx, record.Act{Name: "portal.updated", ID: id, Payload: told})
}

// Delete removes a portal that has nothing on it. It fails with ErrInUse.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	p, err := storage.Lock[Portal](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	if err := s.unused(ctx, id); err != nil {
		return err
	}
	if err := storage.Delete(ctx, s.db, &p, version); err != nil {
		return err
	}
	if _, err := s.files.Erase(ctx, of(id)); err != nil { // its pictures
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "portal.deleted", ID: id, Payload: map[string]any{"name": p.Name}})
}

func (s *Service) history(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "portal", id, cursor, size)
}

func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[Portal](ctx, s.db, len(ids), storage.Where("id IN ?", ids))
	return httpx.Named(found, func(p Portal) httpx.Name {
		return httpx.Name{ID: p.ID, Name: p.Name, Page: "/help-center/write"}
	}), err
}
