package debtor

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// OverviewInput names a portfolio, or none for all.
type OverviewInput struct {
	PortfolioID string `query:"portfolio_id" maxLength:"64" doc:"In this portfolio alone"`
}

// OverviewRoutes serves what the caller's debtors come to.
func OverviewRoutes(api *httpx.API, s *Service, buckets *bucket.Service) {
	httpx.Get(group(api).Op("overview", "/overview", "read", "Read what the debtors one may see come to"),
		func(ctx context.Context, in *OverviewInput) (o Overview, err error) {
			set, err := buckets.Set(ctx)
			if err != nil {
				return o, err
			}
			return s.Overview(ctx, in.PortfolioID, set)
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
	shares, err := s.shares(ctx, portfolioID)
	if err != nil {
		return o, err
	}
	o = Overview{Currencies: figuresOf(shares, currencies, set), Team: []Workload{}}
	if principal.Must(ctx).Scope == principal.ScopeAll {
		o.Team, o.Unassigned = teamOf(shares, currencies)
	}
	return o, nil
}

// shares are kept for who sees all debtors of the tenant; the own ones of a person are few.
func (s *Service) shares(ctx context.Context, portfolioID string) ([]Share, error) {
	who := principal.Must(ctx)
	sum := func(ctx context.Context) ([]Share, error) { return s.store.Shares(ctx, portfolioID) }
	if who.Scope != principal.ScopeAll {
		return sum(ctx)
	}
	return s.kept.of(ctx, who.TenantID+"/"+portfolioID, sum)
}
