package article

import (
	"context"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// followed has those that say the same in other languages stand where an article was put, in its transaction.
func (s *Service) followed(ctx context.Context, before, after Article) error {
	if before.CategoryID == after.CategoryID {
		return nil
	}
	others := storage.Where("root_article_id = ? AND id <> ? AND category_id <> ?", after.RootID, after.ID, after.CategoryID)
	all, err := storage.All[Article](ctx, s.db, len(lang.Language("").Enum()), others, storage.Sorted("id"))
	for n := 0; err == nil && n < len(all); n++ {
		_, err = s.Change(ctx, all[n].ID, all[n].Version, func(a *Article) { a.CategoryID = after.CategoryID })
	}
	return err
}
