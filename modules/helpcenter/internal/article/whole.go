package article

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// What a folder of articles is bound by.
const (
	MostWhole = 2000    // articles
	MostBody  = 200_000 // letters of one
)

// Whole are all articles with their texts, sources before their translations. It fails with ErrWhole on more than a folder holds.
func (s *Service) Whole(ctx context.Context) ([]Article, error) {
	all, err := storage.All[Article](ctx, s.db, MostWhole+1, storage.Sorted("id"))
	if err == nil && len(all) > MostWhole {
		err = ErrWhole.WithParam("most", MostWhole)
	}
	return all, err
}

// BySlug is an article by how addresses name it.
func (s *Service) BySlug(ctx context.Context, portalID string, language lang.Language, slug string) (Article, error) {
	return storage.One[Article](ctx, s.db, storage.Where("portal_id = ? AND language = ? AND slug = ?", portalID, language, slug))
}

// Translations are an article in all its languages, by its source.
func (s *Service) Translations(ctx context.Context, rootID string) ([]Article, error) {
	return storage.All[Article](ctx, s.db, len(lang.Language("").Enum()), storage.Where("root_article_id = ?", rootID), storage.Sorted("language"))
}

// Source is what translations are of, by how addresses name it. It fails with ErrRoot.
func (s *Service) Source(ctx context.Context, portalID, slug string) (Article, error) {
	found, err := storage.All[Article](ctx, s.db, 1, storage.Where("portal_id = ? AND slug = ? AND id = root_article_id", portalID, slug), storage.Sorted("id"))
	if err == nil && len(found) == 0 {
		err = ErrRoot
	}
	return append(found, Article{})[0], err
}

// Same tells whether two drafts say the same to the same people.
func (a Article) Same(b Article) bool {
	return !a.saysOther(b) && slices.Equal(a.Screens, b.Screens) && slices.Equal(a.Roles, b.Roles)
}
