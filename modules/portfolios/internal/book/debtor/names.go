package debtor

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Page is the page of a debtor.
func Page(id string) string { return "/debtors/" + id }

// Names are what those of some debtors that the caller may see are called. Who was merged into another keeps the name, and leads there.
func (s *Service) Names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := s.store.Named(ctx, ids)
	named := httpx.Named(found, func(d Debtor) httpx.Name { return httpx.Name{ID: d.ID, Name: d.Name, Page: Page(d.ID)} })
	if err != nil || len(found) == len(ids) {
		return named, err
	}
	gone, err := s.store.aliasesNamed(ctx, ids)
	return append(named, httpx.Named(gone, func(a alias) httpx.Name { return httpx.Name{ID: a.OtherID, Name: a.OtherName, Page: Page(a.KeptID)} })...), err
}
