package imports

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// names are what imports are called: their files.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[Import](ctx, s.store.db, len(ids), storage.Columns("id", "portfolio_id", "file_name"), storage.Where("id IN ?", ids))
	return httpx.Named(found, func(i Import) httpx.Name {
		return httpx.Name{ID: i.ID, Name: i.FileName, Page: "/portfolios/" + i.PortfolioID + "/imports/" + i.ID}
	}), err
}
