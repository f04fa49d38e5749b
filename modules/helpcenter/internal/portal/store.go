package portal

import (
	"context"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// shelved and written are as much of categories and articles as tells where they stand.
type shelved struct {
	TenantID string `gorm:"primaryKey"`
	ID       string `gorm:"primaryKey"`
	PortalID string
}

type written shelved

// TableName is the table of categories.
func (shelved) TableName() string { return "categories" }

// TableName is the table of articles.
func (written) TableName() string { return "articles" }

// unused fails with ErrInUse while a category or an article stands on a portal.
func (s *Service) unused(ctx context.Context, id string) error {
	on := storage.Where("portal_id = ?", id)
	categories, err := storage.All[shelved](ctx, s.db, 1, on)
	if err != nil {
		return err
	}
	articles, err := storage.All[written](ctx, s.db, 1, on)
	if err == nil && len(categories)+len(articles) > 0 {
		err = ErrInUse
	}
	return err
}

// Turn says, in the transaction of a change, that what a portal shows is another now.
func (s *Service) Turn(ctx context.Context, id string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		again := clause.OnConflict{
			Columns:   []clause.Column{{Name: "tenant_id"}, {Name: "portal_id"}},
			DoUpdates: clause.Assignments(map[string]any{"number": gorm.Expr("portal_editions.number + 1")}),
		}
		return tx.Clauses(again).Create(&edition{PortalID: id, Number: 1}).Error
	})
}
