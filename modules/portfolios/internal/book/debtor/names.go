package debtor

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Page is the page of a debtor.
func Page(id string) string { return "/debtors/" + id }

// Names are what those of some debtors that the caller may see are called.
func (s *Service) Names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := s.store.Named(ctx, ids)
	return httpx.Named(found, func(d Debtor) httpx.Name { return httpx.Name{ID: d.ID, Name: d.Name, Page: Page(d.ID)} }), err
}
