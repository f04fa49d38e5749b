package debt

import (
	"context"
	"strings"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// names are what debts of debtors that the caller may see are called.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := s.store.Named(ctx, ids)
	return httpx.Named(found, func(d Debt) httpx.Name {
		return httpx.Name{ID: d.ID, Name: d.Title(), Page: debtor.Page(d.DebtorID) + "?debt=" + d.ID}
	}), err
}

// Title is what people call the debt: its product, with the creditor's number.
func (d Debt) Title() string {
	parts := []string{}
	for _, part := range []string{strings.TrimSpace(d.ProductName + " " + d.Brand), d.Ref} {
		if part != "" {
			parts = append(parts, part)
		}
	}
	return strings.Join(parts, " · ")
}
