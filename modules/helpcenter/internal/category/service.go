package category

import (
	"context"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/modules/helpcenter/internal/portal"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// most bounds a tenant's categories: they are read as a whole.
const most = 500

// Service is what can be done with categories.
type Service struct {
	db      *storage.DB
	record  *record.Record
	portals *portal.Service
}

// NewService keeps categories in db.
func NewService(db *storage.DB, r *record.Record, portals *portal.Service) *Service {
	return &Service{db, r, portals}
}

// All are the tenant's categories as they stand on their portals.
func (s *Service) All(ctx context.Context) ([]Category, error) {
	return storage.All[Category](ctx, s.db, most, storage.Sorted("portal_id, place, id"))
}

// Get is one category.
func (s *Service) Get(ctx context.Context, id string) (Category, error) {
	return storage.One[Category](ctx, s.db, storage.ByID(id))
}

// Named is the category with the portal and the slug of c, which is made of c where there is none.
func (s *Service) Named(ctx context.Context, c Category) (Category, error) {
	there, err := storage.All[Category](ctx, s.db, 1, storage.Where("portal_id = ? AND slug = ?", c.PortalID, c.Slug))
	if err != nil || len(there) > 0 {
		return append(there, c)[0], err
	}
	return s.Create(ctx, c)
}

// Create writes a new category. It fails as Seal does, and with ErrPortal, ErrDuplicate and ErrTooMany.
func (s *Service) Create(ctx context.Context, c Category) (Category, error) {
	if err := c.Seal(); err != nil {
		return c, err
	}
	if err := s.room(ctx, &c); err != nil {
		return c, err
	}
	if err := storage.Insert(ctx, s.db, &c); err != nil {
		return c, err
	}
	if err := s.portals.Turn(ctx, c.PortalID); err != nil {
		return c, err
	}
	return c, s.record.Write(ctx, record.Act{Name: "category.created", ID: c.ID, Payload: map[string]any{"portal_id": c.PortalID}})
}

// room puts a category on its portal; it refuses one that is not there, and a category too many.
func (s *Service) room(ctx context.Context, c *Category) error {
	on, err := s.portals.Of(ctx, c.PortalID)
	if errs.KindOf(err) == errs.NotFound {
		return ErrPortal
	}
	if c.PortalID = on.ID; err != nil {
		return err
	}
	there, err := s.All(ctx)
	if err == nil && len(there) >= most {
		err = ErrTooMany.WithParam("most", most)
	}
	return err
}

// Change changes a category that still has the version.
func (s *Service) Change(ctx context.Context, id string, version int64, change func(*Category)) (Category, error) {
	before, err := storage.Lock[Category](ctx, s.db, storage.ByID(id))
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
	if err := s.portals.Turn(ctx, after.PortalID); err != nil {
		return before, err
	}
	told := map[string]any{"changes": record.Changes(before, after, "titles?", "slug", "place")}
	return after, s.record.Write(ctx, record.Act{Name: "category.updated", ID: id, Payload: told})
}

// Delete removes a category in which no article stands. It fails with ErrInUse.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	c, err := storage.Lock[Category](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	if err := s.unused(ctx, id); err != nil {
		return err
	}
	if err := storage.Delete(ctx, s.db, &c, version); err != nil {
		return err
	}
	if err := s.portals.Turn(ctx, c.PortalID); err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "category.deleted", ID: id, Payload: map[string]any{"portal_id": c.PortalID}})
}

func (s *Service) history(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "category", id, cursor, size)
}

func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[Category](ctx, s.db, len(ids), storage.Where("id IN ?", ids))
	language := lang.Of(principal.Must(ctx).Language)
	return httpx.Named(found, func(c Category) httpx.Name {
		return httpx.Name{ID: c.ID, Name: c.Titles.In(language), Page: "/help-center?category=" + c.ID}
	}), err
}
