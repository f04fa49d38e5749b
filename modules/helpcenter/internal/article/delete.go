package article

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Delete removes an article with its versions. It fails with ErrTranslations on a source that has some.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	a, err := storage.Lock[Article](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	others, err := storage.All[Article](ctx, s.db, 1, storage.Where("root_article_id = ? AND id <> ?", id, id))
	if err == nil && len(others) > 0 {
		err = ErrTranslations
	}
	if err != nil {
		return err
	}
	if err := s.forget(ctx, &a, version); err != nil {
		return err
	}
	if _, err := s.files.Erase(ctx, files.Record{Type: "article", ID: id}); err != nil { // its pictures
		return err
	}
	if err := s.turn(ctx, a, a); err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "article.deleted", ID: id, Payload: map[string]any{"language": a.Language}})
}
