// Package demo gives the demo tenants articles of their own, in several languages and states.
package demo

import (
	"context"
	"fmt"

	"github.com/recobro/recobro/modules/helpcenter/internal/article"
	"github.com/recobro/recobro/modules/helpcenter/internal/category"
	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/modules/helpcenter/internal/picture"
	"github.com/recobro/recobro/modules/helpcenter/internal/portal"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Seed plants the demo.
type Seed struct {
	portals    *portal.Service
	categories *category.Service
	articles   *article.Service
	pictures   *picture.Service
	files      *files.Store
	db         *storage.DB
}

// Plant gives each demo tenant its portal, once: a tenant that has one is left alone.
func Plant(demo sdk.DemoSeed, db *storage.DB, store *files.Store, portals *portal.Service, categories *category.Service, articles *article.Service, pictures *picture.Service) error {
	seed := Seed{portals, categories, articles, pictures, store, db}
	for _, tenant := range demo.Tenants {
		ctx := principal.With(context.Background(), principal.System(tenant.ID, "helpcenter"))
		if err := seed.tenant(ctx); err != nil {
			return fmt.Errorf("demo articles of %s: %w", tenant.ID, err)
		}
	}
	return nil
}

// tenant writes an article, then its picture, which comes in outside of any transaction, then what follows from both.
func (s Seed) tenant(ctx context.Context) error {
	there, err := s.portals.All(ctx)
	if err != nil || len(there) > 0 {
		return err
	}
	var source article.Article
	err = s.db.Within(ctx, func(ctx context.Context) (err error) {
		source, err = s.begin(ctx)
		return err
	})
	if err != nil {
		return err
	}
	src, err := s.illustrate(ctx, source)
	if err != nil {
		return err
	}
	return s.db.Within(ctx, func(ctx context.Context) error { return s.finish(ctx, source, src) })
}

// begin makes the portal, its category and an article.
func (s Seed) begin(ctx context.Context) (source article.Article, err error) {
	p, err := s.portals.Create(ctx, portal.Portal{Name: "Ayuda", Languages: []lang.Language{lang.ES, lang.EN}})
	if err != nil {
		return source, err
	}
	titles := lang.Titles{ES: "Cobros", EN: "Collecting"}
	c, err := s.categories.Create(ctx, category.Category{PortalID: p.ID, Titles: titles, Place: 1})
	if err != nil {
		return source, err
	}
	return s.articles.Create(ctx, article.Article{CategoryID: c.ID, Language: lang.ES, Title: receipt.title, Body: receipt.body, Screens: []string{"/payments"}})
}

// finish publishes the article with its picture, and its translation, and begins another.
func (s Seed) finish(ctx context.Context, source article.Article, src string) error {
	shown, err := s.articles.Change(ctx, source.ID, storage.AnyVersion, func(a *article.Article) { a.Body = receipt.with(src) })
	if err != nil {
		return err
	}
	if _, err := s.articles.Publish(ctx, shown.ID, shown.Version); err != nil {
		return err
	}
	translation, err := s.articles.Create(ctx, article.Article{RootID: source.ID, Language: lang.EN, Title: receiptEN.title, Body: receiptEN.with(src)})
	if err != nil {
		return err
	}
	if _, err := s.articles.Publish(ctx, translation.ID, translation.Version); err != nil {
		return err
	}
	_, err = s.articles.Create(ctx, article.Article{CategoryID: source.CategoryID, Language: lang.ES, Title: dispute.title, Body: dispute.body})
	return err
}
