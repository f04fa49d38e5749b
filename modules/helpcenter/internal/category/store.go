package category

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// written is as much of an article as tells where it stands.
type written struct {
	TenantID   string `gorm:"primaryKey"`
	ID         string `gorm:"primaryKey"`
	CategoryID string
}

// TableName is the table of articles.
func (written) TableName() string { return "articles" }

// unused fails with ErrInUse while an article stands in a category.
func (s *Service) unused(ctx context.Context, id string) error {
	articles, err := storage.All[written](ctx, s.db, 1, storage.Where("category_id = ?", id))
	if err == nil && len(articles) > 0 {
		err = ErrInUse
	}
	return err
}
