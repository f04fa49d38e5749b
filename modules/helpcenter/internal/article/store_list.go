package article

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Filter narrows the writers' list; empty fields do not.
type Filter struct {
	Status     []Status        `query:"status" maxItems:"3"`
	Language   []lang.Language `query:"language" maxItems:"3"`
	CategoryID []string        `query:"category_id" maxItems:"50"`
	RootID     string          `query:"root_article_id" maxLength:"64" doc:"An article and its translations"`
	Stale      bool            `query:"stale" doc:"Published ones that nobody has reviewed for too long"`
	Q          string          `query:"q" maxLength:"100" doc:"Words of the title"`
}

// bodies are the columns that lists do without.
var bodies = []string{"body", "live_title", "live_body"}

func newList(db *storage.DB) *page.List[Article] {
	return page.New(db, page.Config[Article]{
		Usual: "-changed_at",
		Sorts: map[string]string{"changed_at": "changed_at", "title": "title_key", "reviewed_at": "reviewed_at"},
		Read: func(tx *gorm.DB) (rows []Article, err error) {
			return rows, tx.Omit(bodies...).Find(&rows).Error
		},
	})
}

// List is a page of the articles that a filter leaves, as they are being written.
func (s *Service) List(ctx context.Context, f Filter, p page.Params) ([]Article, page.Meta, error) {
	staleBefore := s.clock.Now().AddDate(0, 0, -s.chosen.Of(ctx).StaleDays)
	q := page.Query{Params: p, Rows: func(tx *gorm.DB) *gorm.DB { return f.narrow(tx, staleBefore) }}
	if f.Q != "" {
		q.Search = &page.Search{Where: func(tx *gorm.DB) *gorm.DB { return page.Words(s.db, tx, "articles.title_key", f.Q) }}
	}
	return s.list.Find(ctx, q)
}

func (f Filter) narrow(tx *gorm.DB, staleBefore time.Time) *gorm.DB {
	tx = page.Among(tx, "articles.status", f.Status)
	tx = page.Among(tx, "articles.language", f.Language)
	tx = page.Among(tx, "articles.category_id", f.CategoryID)
	if f.RootID != "" {
		tx = tx.Where("articles.root_article_id = ?", f.RootID)
	}
	if f.Stale {
		tx = tx.Where("articles.status = ? AND articles.reviewed_at < ?", Published, staleBefore)
	}
	return tx
}
