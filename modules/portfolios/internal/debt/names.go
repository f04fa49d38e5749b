package debt

import (
	"context"
	"net/http"
	"strings"

	"github.com/recobro/recobro/modules/portfolios/internal/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// NamesRoute serves what debts are called.
func NamesRoute(api *httpx.API, s *Service) {
	httpx.RegisterNames(api, operation("debts-names", http.MethodGet, "/api/v1/deudores/debts/names", "read", "What debts are called"), s.names)
}

func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := s.store.Named(ctx, ids)
	names := make([]httpx.Name, len(found))
	for i, d := range found {
		names[i] = httpx.Name{ID: d.ID, Name: d.name(), Page: debtor.Page(d.DebtorID) + "?debt=" + d.ID}
	}
	return names, err
}

// name is what people call the debt: its product, with the creditor's number.
func (d Debt) name() string {
	parts := []string{}
	for _, part := range []string{strings.TrimSpace(d.ProductName + " " + d.Brand), d.Ref} {
		if part != "" {
			parts = append(parts, part)
		}
	}
	return strings.Join(parts, " · ")
}
