package folder

import (
	"context"

	"github.com/recobro/recobro/modules/helpcenter/internal/article"
	"github.com/recobro/recobro/modules/helpcenter/internal/category"
	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/modules/helpcenter/internal/picture"
	"github.com/recobro/recobro/plugins-sdk/go/apart"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service carries articles in and out.
type Service struct {
	articles   *article.Service
	categories *category.Service
	pictures   *picture.Service
	files      *files.Store
	record     *record.Record
	db         *storage.DB
	shop       *apart.Shop
}

// NewService carries the articles of a service.
func NewService(articles *article.Service, categories *category.Service, pictures *picture.Service, store *files.Store, r *record.Record, db *storage.DB) *Service {
	return &Service{articles, categories, pictures, store, r, db, apart.NewShop(2)}
}

// Pack is a folder of all articles as they are being written, and leaves word of it.
func (s *Service) Pack(ctx context.Context) (d httpx.Document, err error) {
	all, err := s.articles.Whole(ctx)
	if err != nil {
		return d, err
	}
	categories, err := s.categories.All(ctx)
	if err != nil {
		return d, err
	}
	if err := s.record.Write(ctx, record.Act{Name: "article.exported", Silent: true, Payload: map[string]any{"count": len(all)}}); err != nil {
		return d, err
	}
	texts := written(all, categories)
	pictures, err := s.carried(ctx, texts)
	if err != nil {
		return d, err
	}
	content, err := packed(append(pictures, bare(texts)...))
	return httpx.Document{Name: "articles.zip", Content: content}, err
}

func written(all []article.Article, categories []category.Category) (texts []file) {
	shelves, slugs := map[string]category.Category{}, map[string]string{}
	for _, one := range categories {
		shelves[one.ID] = one
	}
	for _, a := range all {
		slugs[a.ID] = a.Slug
	}
	for _, a := range all {
		shelf := shelves[a.CategoryID]
		top := front{a.Title, a.Language, a.Slug, shelf.Slug, shelf.Titles.In(lang.ES), "", a.Status, a.Screens, a.Roles, a.Unconfirmed}
		if a.RootID != a.ID {
			top.TranslationOf = slugs[a.RootID]
		}
		texts = append(texts, file{front: top, body: a.Body})
	}
	return texts
}
