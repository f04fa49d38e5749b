// Package promisecalendar says what is promised for each day of a month.
package promisecalendar

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// MonthInput are the parameters of the calendar.
type MonthInput struct {
	Month       string   `query:"month" required:"true" pattern:"^[0-9]{4}-[0-9]{2}$" doc:"Month" example:"2026-11"`
	PortfolioID []string `query:"portfolio_id" maxItems:"50"`
	Owner       string   `query:"owner" maxLength:"64" doc:"Of this user; me for the caller"`
	Currency    []string `query:"currency" maxItems:"20"`
}

func (in MonthInput) filter() promise.Filter {
	return promise.Filter{PortfolioID: in.PortfolioID, Owner: in.Owner, Currency: in.Currency}
}

// Routes serves the calendar of promises.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "promises", Base: "/api/v1/promesas", Rights: "portfolios.promises"}
	httpx.All(g.Op("calendar", "/calendar", "read", "What is promised for each day of a month"),
		func(ctx context.Context, in *MonthInput) ([]PromiseCalendarDay, error) {
			return s.Calendar(ctx, in.filter(), in.Month)
		})
}
