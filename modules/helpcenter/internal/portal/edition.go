package portal

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// edition counts how often what a portal shows has become another.
type edition struct {
	TenantID string `gorm:"primaryKey"`
	PortalID string `gorm:"primaryKey"`
	Number   int64
}

// TableName is the table of editions.
func (edition) TableName() string { return "portal_editions" }

// Shown is a portal as everybody sees it.
type Shown struct {
	Portal
	Edition int64 // of what stands on it: pages made from an earlier one are no longer right
}

// Shown is the portal of an address, where it is public. It fails with ErrNotFound alike where there is none and where it is not.
func (s *Service) Shown(ctx context.Context, slug string) (shown Shown, err error) {
	err = s.db.Seeing(ctx, func(ctx context.Context) error {
		if shown.Portal, err = storage.One[Portal](ctx, s.db, storage.Where("slug = ?", slug)); err != nil {
			return err
		}
		shown.addressed()
		editions, err := storage.All[edition](ctx, s.db, 1, storage.Where("portal_id = ?", shown.ID))
		for _, e := range editions {
			shown.Edition = e.Number
		}
		return err
	})
	if err == nil && !shown.Public {
		return Shown{}, ErrNotFound
	}
	return shown, err
}
