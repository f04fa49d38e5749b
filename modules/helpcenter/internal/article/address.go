package article

import (
	"context"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// address is where an article stood while readers had it, and stands no longer.
type address struct {
	TenantID  string        `gorm:"primaryKey"`
	PortalID  string        `gorm:"primaryKey"`
	Language  lang.Language `gorm:"primaryKey"`
	Slug      string        `gorm:"primaryKey"`
	ArticleID string
}

// TableName is the table of addresses that articles had.
func (address) TableName() string { return "article_addresses" }

// Refusals is what storage's refusals are called of an address.
func (address) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// left keeps where readers found an article, or will again once it is returned, that now stands elsewhere in its portal. Of those that stood
// there, the last is the one that is meant.
func (s *Service) left(ctx context.Context, before, after Article) error {
	had := before.LiveAt != nil || before.Status == Archived && before.ArchivedFrom == Published
	if !had || before.Slug == after.Slug {
		return nil
	}
	was := address{PortalID: before.PortalID, Language: before.Language, Slug: before.Slug, ArticleID: before.ID}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		key := []clause.Column{{Name: "tenant_id"}, {Name: "portal_id"}, {Name: "language"}, {Name: "slug"}}
		return tx.Clauses(clause.OnConflict{Columns: key, DoUpdates: clause.AssignmentColumns([]string{"article_id"})}).Create(&was).Error
	})
}

// OnFormerSlug is an article of a shelf by how addresses named it before. It fails with ErrNotFound.
func (s *Service) OnFormerSlug(ctx context.Context, sh Shelf, language lang.Language, slug string) (Article, error) {
	was, err := storage.One[address](ctx, s.db, storage.Where("portal_id = ? AND language = ? AND slug = ?", sh.PortalID, language, slug))
	if err != nil {
		return Article{}, err
	}
	return storage.One[Article](ctx, s.db, sh.Narrow, storage.ByID(was.ArticleID), listed)
}
