package phone

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// names are the numbers of phones of debtors that the caller may see, covered as everywhere else.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := s.store.Named(ctx, ids)
	names := make([]httpx.Name, len(found))
	for i, p := range found {
		names[i] = httpx.Name{ID: p.ID, Name: seen(ctx, p).E164, Page: debtor.Page(p.DebtorID)}
	}
	return names, err
}
