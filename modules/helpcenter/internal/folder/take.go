package folder

import (
	"context"

	"github.com/recobro/recobro/modules/helpcenter/internal/article"
	"github.com/recobro/recobro/modules/helpcenter/internal/category"
	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// take writes the article of one file.
func (s *Service) take(ctx context.Context, b *box, f file, in arrived) (Outcome, error) {
	a, err := s.article(ctx, f)
	if err != nil {
		return "", err
	}
	there, err := s.articles.BySlug(ctx, a.PortalID, a.Language, a.Slug)
	if errs.KindOf(err) == errs.NotFound {
		return Created, s.begin(ctx, b, f, a, in)
	}
	if err != nil {
		return "", err
	}
	a.RootID = there.RootID
	if err := s.resolve(ctx, b, f, &a, in); err != nil || there.Same(a) {
		return Unchanged, err
	}
	_, err = s.articles.Change(ctx, there.ID, storage.AnyVersion, func(draft *article.Article) {
		draft.Title, draft.Body, draft.Screens, draft.Roles = a.Title, a.Body, a.Screens, a.Roles
	})
	return Changed, err
}

// begin writes a new article, with its pictures, which belong to its source.
func (s *Service) begin(ctx context.Context, b *box, f file, a article.Article, in arrived) error {
	a.ID = storage.NewID()
	source := a
	if source.RootID == "" {
		source.RootID = a.ID
	}
	if err := s.resolve(ctx, b, f, &source, in); err != nil {
		return err
	}
	a.Body = source.Body
	_, err := s.articles.Create(ctx, a)
	return err
}

// article is what a file says, in its category, which is made where there is none.
func (s *Service) article(ctx context.Context, f file) (a article.Article, err error) {
	a = article.Article{Language: f.Language, Slug: f.Slug, Title: f.Title, Body: f.body, Screens: f.Screens, Roles: f.Roles, Unconfirmed: f.Unconfirmed}
	if err := a.Seal(); err != nil {
		return a, err
	}
	shelf, err := s.shelf(ctx, f)
	if err != nil {
		return a, err
	}
	a.CategoryID, a.PortalID = shelf.ID, shelf.PortalID
	if f.TranslationOf == "" {
		return a, nil
	}
	root, err := s.articles.Source(ctx, shelf.PortalID, f.TranslationOf)
	a.RootID = root.ID
	return a, err
}

func (s *Service) shelf(ctx context.Context, f file) (c category.Category, err error) {
	all, err := s.categories.All(ctx)
	if err != nil {
		return c, err
	}
	for _, one := range all {
		if one.Slug == f.Category {
			return one, nil
		}
	}
	title := f.CategoryTitle
	if title == "" {
		title = f.Category
	}
	return s.categories.Create(ctx, category.Category{Slug: lang.Slug(f.Category), Titles: lang.Titles{ES: title}})
}
