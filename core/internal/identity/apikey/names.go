package apikey

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// superadmin is whose keys only another one is told of.
const superadmin = "superadmin"

// names are what keys are called.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	hidden := []string{superadmin}
	if principal.Must(ctx).Role == superadmin {
		hidden = nil
	}
	var found []Key
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) (err error) {
		found, err = named(tx, ids, hidden)
		return err
	})
	names := make([]httpx.Name, len(found))
	for i, key := range found {
		names[i] = httpx.Name{ID: key.ID, Name: key.Name}
	}
	return names, err
}
