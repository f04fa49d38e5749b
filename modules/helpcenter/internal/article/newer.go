package article

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/helpcenter/internal/diff"
	"github.com/recobro/recobro/modules/helpcenter/internal/product"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Newer is the product's text of an article that the company has made its own.
type Newer struct {
	Newer      bool       `json:"newer" doc:"It was changed since the article was last held against it"`
	Difference Difference `json:"difference" doc:"From the article as it is being written to the product's text"`
}

// Product is the product's text of an article, as it is now. It fails with ErrNoProduct.
func (s *Service) Product(ctx context.Context, id string) (n Newer, err error) {
	a, err := s.Get(ctx, id)
	if err != nil {
		return n, err
	}
	text, err := s.productOf(ctx, a)
	n.Newer = text.State != a.ProductText
	n.Difference = Difference{diff.Of(a.Title, text.Title), diff.Of(a.Body, text.Body)}
	return n, err
}

func (s *Service) productOf(ctx context.Context, a Article) (product.Text, error) {
	named, err := s.named(ctx, a.ProductID)
	at := slices.IndexFunc(named, func(t product.Text) bool { return t.Language == a.Language })
	if err == nil && at < 0 {
		err = ErrNoProduct
	}
	if err != nil {
		return product.Text{}, err
	}
	return named[at], nil
}

// Answer settles that the product's text is newer: the draft becomes that text, or stays as it is.
func (s *Service) Answer(ctx context.Context, id string, version int64, take bool) (Article, error) {
	a, err := s.Get(ctx, id)
	if err != nil {
		return a, err
	}
	text, err := s.productOf(ctx, a)
	if err != nil {
		return a, err
	}
	change := func(a *Article) {
		if a.ProductText = text.State; take {
			a.Title, a.Body = text.Title, text.Body
		}
	}
	return s.write(ctx, id, version, Saved, change, func(Article, Article) record.Act {
		return record.Act{Name: "article.product_answered", Payload: map[string]any{"taken": take}}
	})
}

// Outdated are the company's articles whose text in the product is newer, by title.
func (s *Service) Outdated(ctx context.Context) (outdated []Article, err error) {
	all, err := s.library.All(ctx)
	if err != nil {
		return nil, err
	}
	states := map[string]string{}
	for _, text := range all {
		states[text.ID] = text.State
	}
	columns := storage.Columns("id", "version", "title", "language", "status", "root_article_id", "product_id", "product_text")
	own, err := storage.All[Article](ctx, s.db, mostTaken, wasProduct, columns, storage.Sorted("title_key, id"))
	for _, a := range own {
		state, there := states[a.ProductID+"."+string(a.Language)]
		if there && state != a.ProductText && len(outdated) < mostShown {
			outdated = append(outdated, a)
		}
	}
	return outdated, err
}
