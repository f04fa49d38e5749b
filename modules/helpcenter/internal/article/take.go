package article

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/helpcenter/internal/category"
	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/modules/helpcenter/internal/portal"
	"github.com/recobro/recobro/modules/helpcenter/internal/product"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// productPortal is the slug of the portal on which what was the product's stands.
const productPortal = "product"

// Take makes an article of the product the company's own, in every language, as readers have it: from then on it is written like any
// other, and versions of the product leave it alone. Doing it again changes nothing. It is answered in the language that was named, or else the caller's.
func (s *Service) Take(ctx context.Context, id string) (Article, error) {
	named, err := s.named(ctx, id)
	if err != nil || len(named) == 0 {
		return Article{}, refused(err)
	}
	wanted := inLanguage(named, lang.Of(principal.Must(ctx).Language)).Language
	if named, err = s.named(ctx, named[0].Root); err != nil {
		return Article{}, err
	}
	own, err := storage.All[Article](ctx, s.db, len(named), storage.Where("product_id = ?", named[0].Root))
	if err == nil && len(own) == 0 {
		own, err = s.copies(ctx, named)
	}
	if err != nil {
		return Article{}, err
	}
	at := slices.IndexFunc(own, func(a Article) bool { return a.Language == wanted })
	return own[max(at, 0)], nil
}

// copies are the texts of one article as rows of the company's, the first of them the source of the others.
func (s *Service) copies(ctx context.Context, texts []product.Text) (own []Article, err error) {
	in, err := s.shelf(ctx, texts[0])
	if err != nil {
		return nil, err
	}
	root := storage.NewID()
	for _, text := range texts {
		a := s.copied(text, in)
		if a.ID, a.RootID = storage.NewID(), root; len(own) == 0 {
			a.ID = root
		}
		if err := s.insert(ctx, &a, text); err != nil {
			return nil, err
		}
		own = append(own, a)
	}
	return own, nil
}

func (s *Service) copied(text product.Text, in category.Category) Article {
	now := s.clock.Now()
	return Article{
		PortalID: in.PortalID, CategoryID: in.ID, Language: text.Language, Slug: lang.Slug(text.Root), Screens: text.Screens,
		Title: text.Title, Body: text.Body, Status: Published, LiveTitle: text.Title, LiveBody: text.Body, LiveAt: &now,
		ChangedAt: now, ReviewedAt: now, ProductID: text.Root, ProductText: text.State,
	}
}

func (s *Service) insert(ctx context.Context, a *Article, text product.Text) error {
	if err := a.Seal(); err != nil {
		return err
	}
	if err := storage.Insert(ctx, s.db, a); err != nil {
		return err
	}
	if err := s.keep(ctx, *a, Live); err != nil {
		return err
	}
	if err := s.index(ctx, *a); err != nil {
		return err
	}
	told := map[string]any{"language": a.Language, "product_id": text.Root}
	return s.record.Write(ctx, record.Act{Name: "article.taken", ID: a.ID, Payload: told})
}

// shelf is the category on which a module's articles stand; it is made with the first of them.
func (s *Service) shelf(ctx context.Context, text product.Text) (category.Category, error) {
	on, err := s.portals.Named(ctx, portal.Portal{Name: "Recobro", Slug: productPortal})
	if err != nil {
		return category.Category{}, err
	}
	return s.categories.Named(ctx, category.Category{PortalID: on.ID, Slug: text.Module, Titles: text.Shelf})
}
