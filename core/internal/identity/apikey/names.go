package apikey

import (
	"context"

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
	found, err := named(ctx, s.db, ids, hidden)
	return httpx.Named(found, func(k Key) httpx.Name { return httpx.Name{ID: k.ID, Name: k.Name} }), err
}
