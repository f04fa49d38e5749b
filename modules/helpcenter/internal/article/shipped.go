package article

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/modules/helpcenter/internal/product"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostTaken bounds the articles of the product that a company has made its own, in all languages.
const mostTaken = 3000

// wasProduct narrows to what was the product's.
var wasProduct = storage.Where("product_id <> ?", "")

// shipped are the product's articles in a language about what the caller has, but those that the company has made its own.
func (s *Service) shipped(ctx context.Context, language lang.Language) (texts []product.Text, err error) {
	all, err := s.library.All(ctx)
	if err != nil || len(all) == 0 {
		return nil, err
	}
	own, err := storage.All[Article](ctx, s.db, mostTaken, wasProduct, storage.Columns("id", "product_id"))
	taken := map[string]bool{}
	for _, a := range own {
		taken[a.ProductID] = true
	}
	for _, text := range all {
		if text.Language == language && !text.Beyond && !taken[text.Root] {
			texts = append(texts, text)
		}
	}
	return texts, err
}

func entryOf(t product.Text) Entry {
	return Entry{
		ID: t.ID, RootID: t.Root, CategoryID: t.Module, Language: t.Language, Title: t.Title,
		Screens: append([]string{}, t.Screens...), Shelf: t.Shelf.In(t.Language),
	}
}

// wants tells whether an article of the product is among what a reader looks for.
func (w Wanted) wants(t product.Text) bool {
	return (w.CategoryID == "" || w.CategoryID == t.Module) && (w.Screen == "" || slices.Contains(t.Screens, w.Screen))
}

// named are the product's texts of an id: the one of a text, or all of an article.
func (s *Service) named(ctx context.Context, id string) (named []product.Text, err error) {
	all, err := s.library.All(ctx)
	for _, text := range all {
		if text.ID == id || text.Root == id {
			named = append(named, text)
		}
	}
	return named, err
}

// readShipped is an article of the product: as the company has made it its own, or else as it is shipped. A link names an article
// without a language.
func (s *Service) readShipped(ctx context.Context, id string) (r Reading, err error) {
	named, err := s.named(ctx, id)
	if err != nil || len(named) == 0 {
		return r, refused(err)
	}
	own, err := storage.All[Article](ctx, s.db, len(lang.Language("").Enum()), storage.Where("product_id = ?", named[0].Root))
	if err != nil {
		return r, err
	}
	if len(own) > 0 {
		return s.readOwn(ctx, own, named)
	}
	all, err := s.named(ctx, named[0].Root)
	text := inLanguage(named, lang.Of(principal.Must(ctx).Language))
	r = Reading{Entry: entryOf(text), Content: text.Content, Others: []Other{}}
	for _, other := range all {
		if other.Language != text.Language {
			r.Others = append(r.Others, Other{other.ID, other.Language, other.Title})
		}
	}
	return r, err
}

// readOwn is what the company made of an article, where readers have it.
func (s *Service) readOwn(ctx context.Context, own []Article, named []product.Text) (Reading, error) {
	wanted := inLanguage(named, lang.Of(principal.Must(ctx).Language)).Language
	at := slices.IndexFunc(own, func(a Article) bool { return a.Language == wanted })
	return s.Read(ctx, own[max(at, 0)].ID)
}

func inLanguage(texts []product.Text, wanted lang.Language) product.Text {
	at := slices.IndexFunc(texts, func(t product.Text) bool { return t.Language == wanted })
	return texts[max(at, 0)]
}

// refused is why there is nothing by an id.
func refused(err error) error {
	if err == nil {
		return ErrNotFound
	}
	return err
}

// there fails with ErrNotFound unless the caller may read what an id names.
func (s *Service) there(ctx context.Context, id string) error {
	_, err := storage.One[Article](ctx, s.db, storage.ByID(id), readable(ctx), storage.Columns("id"))
	if errs.KindOf(err) != errs.NotFound {
		return err
	}
	named, err := s.named(ctx, id)
	if err == nil && len(named) == 0 {
		err = ErrNotFound
	}
	return err
}
