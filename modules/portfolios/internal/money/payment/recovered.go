package payment

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// RecoveredInput names a month, and a portfolio, or none for all.
type RecoveredInput struct {
	Month       string `query:"month" pattern:"^[0-9]{4}-[0-9]{2}$" doc:"This month, where the caller is, without it" example:"2026-11"`
	PortfolioID string `query:"portfolio_id" maxLength:"64" doc:"In this portfolio alone"`
}

// Recovered is what payments that stand come to in one currency.
type Recovered struct {
	Currency string `json:"currency" example:"UYU"`
	Payments int64  `json:"payments" example:"41"`
	Amount   int64  `json:"amount" doc:"Minor units" example:"18250000"`
}

// Recovered is what the payments of a month, "2026-11", that the caller may see and that were not taken back come to, by currency. It
// fails with civil.ErrDay.
func (s *Service) Recovered(ctx context.Context, month, portfolioID string) ([]Recovered, error) {
	if month == "" {
		month = string(civil.On(s.clock.Now(), civil.CallerZone(ctx)))[:len("2026-11")]
	}
	first, err := civil.Parse(month + "-01")
	if err != nil {
		return nil, civil.ErrDay.WithField("query.month", civil.ErrDay.Code)
	}
	f := Filter{Status: []Status{Allocated, Reconciled}, From: first, To: first.Add(31)[:8] + "01"}
	f.To = f.To.Add(-1)
	if portfolioID != "" {
		f.PortfolioID = []string{portfolioID}
	}
	return s.sums(ctx, f)
}
