package debtor

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// BucketFigures is what is owed in one bucket of a portfolio.
type BucketFigures struct {
	BucketID       string `json:"bucket_id" example:"b31"`
	Classification string `json:"classification" example:"31–60"`
	Balance        int64  `json:"balance" doc:"In the portfolio's currency, in minor units" example:"5400000"`
	Debtors        int64  `json:"debtors" example:"212"`
}

// AgeingRoutes serves what is owed in a portfolio by age.
func AgeingRoutes(api *httpx.API, s *Service, buckets *bucket.Service) {
	g := httpx.Group{API: api, Tag: "portfolios", Base: "/api/v1/carteras", Rights: "portfolios.portfolios"}
	httpx.All(g.Op("ageing", "/{id}/ageing", "read", "Read what is owed in a portfolio, by ageing bucket"),
		func(ctx context.Context, in *httpx.ByID) ([]BucketFigures, error) {
			set, err := buckets.Set(ctx)
			if err != nil {
				return nil, err
			}
			return s.Ageing(ctx, in.ID, set)
		})
}

// Ageing is what is owed in a portfolio by bucket, every bucket of the set, empty ones too. It fails with
// portfolio.ErrNotFound.
func (s *Service) Ageing(ctx context.Context, portfolioID string, set bucket.Set) ([]BucketFigures, error) {
	if _, err := s.portfolios.Get(ctx, portfolioID); err != nil {
		return nil, err
	}
	sums, err := s.store.Ageing(ctx, portfolioID)
	if err != nil {
		return nil, err
	}
	figures := emptyAgeing(set)
	for i := range figures {
		for _, sum := range sums {
			if sum.BucketID == figures[i].BucketID {
				figures[i].Balance, figures[i].Debtors = sum.Balance, sum.Debtors
			}
		}
	}
	return figures, nil
}
