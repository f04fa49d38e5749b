package article

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// of narrows to what belongs to an article.
func of(id string) storage.Narrow { return storage.Where("article_id = ?", id) }

// forget removes an article and all that belongs to it.
func (s *Service) forget(ctx context.Context, a *Article, version int64) error {
	if err := storage.Delete(ctx, s.db, a, version); err != nil {
		return err
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		for _, table := range []any{&Version{}, &word{}, &use{}, &Feedback{}, &address{}} {
			if err := tx.Where("article_id = ?", a.ID).Delete(table).Error; err != nil {
				return err
			}
		}
		return nil
	})
}
