package article

import (
	"cmp"
	"context"

	"github.com/recobro/recobro/modules/helpcenter/internal/category"
	"github.com/recobro/recobro/modules/helpcenter/internal/markdown"
	"github.com/recobro/recobro/modules/helpcenter/internal/portal"
	"github.com/recobro/recobro/modules/helpcenter/internal/product"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what can be done with articles.
type Service struct {
	db         *storage.DB
	record     *record.Record
	clock      clock.Clock
	categories *category.Service
	portals    *portal.Service
	chosen     *settings.Values[Settings]
	files      *files.Store
	markdown   *markdown.Reader
	list       *page.List[Article]
	library    *product.Library
}

// NewService keeps articles in db.
func NewService(db *storage.DB, r *record.Record, c clock.Clock, categories *category.Service, portals *portal.Service, chosen *settings.Values[Settings], store *files.Store, library *product.Library) *Service {
	return &Service{db, r, c, categories, portals, chosen, store, markdown.New(), newList(db), library}
}

// Get is one article as it is being written.
func (s *Service) Get(ctx context.Context, id string) (Article, error) {
	return storage.One[Article](ctx, s.db, storage.ByID(id))
}

// Create writes the draft of a new article, or of a translation of one. It fails as Seal does, and with ErrCategory, ErrRoot and
// ErrDuplicate.
func (s *Service) Create(ctx context.Context, a Article) (Article, error) {
	if err := a.Seal(); err != nil {
		return a, err
	}
	a.ID, a.Status = cmp.Or(a.ID, storage.NewID()), Draft
	a.ChangedAt, a.ReviewedAt = s.clock.Now(), s.clock.Now()
	if err := s.place(ctx, &a); err != nil {
		return a, err
	}
	if err := storage.Insert(ctx, s.db, &a); err != nil {
		return a, err
	}
	if err := s.keep(ctx, a, Saved); err != nil {
		return a, err
	}
	told := map[string]any{"language": a.Language, "category_id": a.CategoryID}
	return a, s.record.Write(ctx, record.Act{Name: "article.created", ID: a.ID, Payload: told})
}

// place puts an article on the portal of its category, and a translation beside its source.
func (s *Service) place(ctx context.Context, a *Article) error {
	if a.RootID == "" {
		a.RootID = a.ID
		return s.shelve(ctx, a)
	}
	root, err := s.Get(ctx, a.RootID)
	if errs.KindOf(err) == errs.NotFound || err == nil && root.RootID != root.ID {
		return ErrRoot
	}
	a.PortalID, a.CategoryID, a.Screens, a.Roles = root.PortalID, root.CategoryID, root.Screens, root.Roles
	a.Unconfirmed = a.Unconfirmed || root.Unconfirmed // it says the same
	return err
}

func (s *Service) shelve(ctx context.Context, a *Article) error {
	in, err := s.categories.Get(ctx, a.CategoryID)
	if errs.KindOf(err) == errs.NotFound {
		return ErrCategory
	}
	a.PortalID = in.PortalID
	return err
}

// Change changes the draft of an article that still has the version; what readers have stays until it is published.
func (s *Service) Change(ctx context.Context, id string, version int64, change func(*Article)) (Article, error) {
	return s.write(ctx, id, version, Saved, change, func(before, after Article) record.Act {
		fields := []string{"title?", "body?", "slug", "category_id", "screens", "roles"}
		return record.Act{Name: "article.updated", Payload: map[string]any{"changes": record.Changes(before, after, fields...)}}
	})
}

// write changes an article, keeps a version where its words changed, and tells it.
func (s *Service) write(ctx context.Context, id string, version int64, why Why, change func(*Article), told func(before, after Article) record.Act) (Article, error) {
	before, err := storage.Lock[Article](ctx, s.db, storage.ByID(id))
	if err != nil {
		return before, err
	}
	after := before
	change(&after)
	if err := s.settle(ctx, before, &after); err != nil {
		return before, err
	}
	if err := storage.Update(ctx, s.db, &after, version); err != nil {
		return before, err
	}
	if err := s.left(ctx, before, after); err != nil {
		return before, err
	}
	if err := s.followed(ctx, before, after); err != nil {
		return before, err
	}
	if after.saysOther(before) || why == Live {
		if err := s.keep(ctx, after, why); err != nil {
			return before, err
		}
	}
	if after.LiveAt != before.LiveAt {
		if err := s.index(ctx, after); err != nil {
			return before, err
		}
	}
	if err := s.turn(ctx, before, after); err != nil {
		return before, err
	}
	act := told(before, after)
	act.ID = id
	return after, s.record.Write(ctx, act)
}
