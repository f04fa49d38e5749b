package article

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// readable narrows to the published articles that are for the caller's role.
func readable(ctx context.Context) storage.Narrow {
	role := principal.Must(ctx).Role
	return func(tx *gorm.DB) *gorm.DB {
		return tx.Where("articles.status = ? AND (articles.roles = '[]' OR articles.roles LIKE ?)", Published, quoted(role))
	}
}

// Reads tells whether the caller has a text, which has no wildcards, in what they may read of an article or its translations.
func (s *Service) Reads(ctx context.Context, rootID, text string) (bool, error) {
	return s.Holds(ctx, rootID, text, readable(ctx))
}

// ForAll narrows to the published articles that are for everybody.
func ForAll(tx *gorm.DB) *gorm.DB {
	return tx.Where("articles.status = ? AND articles.roles = '[]'", Published)
}

// Holds tells whether what readers have of an article or of its translations holds a text, which has no wildcards, in those that
// narrow leaves.
func (s *Service) Holds(ctx context.Context, rootID, text string, narrow ...storage.Narrow) (bool, error) {
	narrow = append(narrow, storage.Where("articles.root_article_id = ? AND articles.live_body LIKE ?", rootID, "%"+text+"%"), storage.Columns("id"))
	found, err := storage.All[Article](ctx, s.db, 1, narrow...)
	return len(found) > 0, err
}

// quoted finds a word in a list that is kept as JSON. Roles and screens hold neither quotes nor wildcards.
func quoted(word string) string { return `%"` + word + `"%` }

func (w Wanted) narrow(tx *gorm.DB) *gorm.DB {
	if w.CategoryID != "" {
		tx = tx.Where("articles.category_id = ?", w.CategoryID)
	}
	if w.Screen != "" {
		tx = tx.Where("articles.screens LIKE ?", quoted(w.Screen))
	}
	return tx
}
