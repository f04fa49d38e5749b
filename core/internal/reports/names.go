package reports

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// schedulesPage is where people order reports and fetch them.
const schedulesPage = "/settings/reports"

// names are what schedules that the caller may see are called.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := s.store.Named(ctx, ids)
	return httpx.Named(found, func(one Schedule) httpx.Name { return httpx.Name{ID: one.ID, Name: one.Name, Page: schedulesPage} }), err
}
