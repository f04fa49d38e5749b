package article

import (
	"cmp"
	"context"
	"slices"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Popular are the articles of a shelf that are read most, each in the language that is read or else in one that it has; any, as long as
// nobody has read one.
func (s *Service) Popular(ctx context.Context, sh Shelf, language lang.Language, most int) ([]Article, error) {
	views, err := s.mostRead(ctx, sh, most*len(language.Enum()))
	if err != nil {
		return nil, err
	}
	narrow := []storage.Narrow{sh.Narrow, listed, storage.Sorted("title_key, id")}
	if len(views) > 0 {
		narrow = append(narrow, storage.Where("articles.id IN ?", keysOf(views)))
	}
	found, err := storage.All[Article](ctx, s.db, mostMet, narrow...)
	slices.SortStableFunc(found, func(a, b Article) int { return cmp.Compare(views[b.ID], views[a.ID]) })
	found = InLanguage(found, language)
	return found[:min(len(found), most)], err
}

func (s *Service) mostRead(ctx context.Context, sh Shelf, most int) (Views, error) {
	var rows []use
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		on := tx.Session(&gorm.Session{NewDB: true}).Model(&Article{}).Select("1").Scopes(sh.Narrow).Where("articles.id = article_uses.article_id")
		return tx.Where("EXISTS (?)", on).Order("views DESC, article_id").Limit(most).Find(&rows).Error
	})
	return viewsOf(rows), err
}

func viewsOf(rows []use) Views {
	views := Views{}
	for _, row := range rows {
		views[row.ArticleID] = row.Views
	}
	return views
}

// mostWritten bounds the rows of one statement.
const mostWritten = 200

// Count adds to how often articles were read, all of it or nothing.
func (s *Service) Count(ctx context.Context, views Views) error {
	rows := make([]use, 0, len(views))
	for _, id := range keysOf(views) {
		rows = append(rows, use{ArticleID: id, Views: views[id]})
	}
	again := map[string]any{"views": gorm.Expr("article_uses.views + excluded.views")}
	return s.db.Within(ctx, func(ctx context.Context) error {
		for some := range slices.Chunk(rows, mostWritten) {
			if err := s.count(ctx, &some, again, "tenant_id", "article_id"); err != nil {
				return err
			}
		}
		return nil
	})
}
