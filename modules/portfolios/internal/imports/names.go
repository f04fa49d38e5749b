package imports

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// names are what imports are called: their files.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := s.store.Named(ctx, ids)
	names := make([]httpx.Name, len(found))
	for n, i := range found {
		names[n] = httpx.Name{ID: i.ID, Name: i.FileName, Page: "/portfolios/" + i.PortfolioID + "/imports/" + i.ID}
	}
	return names, err
}
