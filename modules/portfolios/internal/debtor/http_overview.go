package debtor

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/modules/portfolios/internal/bucket"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// OverviewRoutes serves what the caller's debtors come to.
func OverviewRoutes(api *httpx.API, s *Service, buckets *bucket.Service) {
	httpx.Register(api, operation("debtors-overview", http.MethodGet, base+"/overview", "read", "Read what the debtors one may see come to"),
		func(ctx context.Context, in *struct {
			PortfolioID string `query:"portfolio_id" maxLength:"64" doc:"In this portfolio alone"`
		}) (*httpx.Body[Overview], error) {
			set, err := buckets.Set(ctx)
			if err != nil {
				return nil, err
			}
			o, err := s.Overview(ctx, in.PortfolioID, set)
			return httpx.OK(o), err
		})
}

// Overview is what the debtors that the caller may see come to, of one portfolio if it is named. It fails with
// portfolio.ErrNotFound.
func (s *Service) Overview(ctx context.Context, portfolioID string, set bucket.Set) (o Overview, err error) {
	if portfolioID != "" {
		if _, err := s.portfolios.Get(ctx, portfolioID); err != nil {
			return o, err
		}
	}
	currencies, err := s.portfolios.Currencies(ctx)
	if err != nil {
		return o, err
	}
	ages, err := s.store.SharesByBucket(ctx, portfolioID)
	if err != nil {
		return o, err
	}
	o = Overview{Currencies: figuresOf(ages, currencies, set), Team: []Workload{}}
	if principal.Must(ctx).Scope != principal.ScopeAll {
		return o, nil
	}
	loads, err := s.store.SharesByAssignee(ctx, portfolioID)
	o.Team, o.Unassigned = teamOf(loads, currencies)
	return o, err
}
