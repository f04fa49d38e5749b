package template

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// page is where templates are kept.
const page = "/settings/communication"

// names are what templates are called.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := s.store.Named(ctx, ids)
	names := make([]httpx.Name, len(found))
	for i, one := range found {
		names[i] = httpx.Name{ID: one.ID, Name: one.Name, Page: page}
	}
	return names, err
}
