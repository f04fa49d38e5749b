package promise

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// lately is for how many days a broken promise is news.
const lately = 7

// Overview is what the promises that the caller may see come to around a day.
type Overview struct {
	Day        civil.Day `json:"day" example:"2026-11-24"`
	Due        []Sum     `json:"due" doc:"Open promises for the day, by currency"`
	Broken     []Sum     `json:"broken" doc:"Promises that were broken in the days before, by currency"`
	BrokenFrom civil.Day `json:"broken_from" doc:"First of the deadlines that broken ones have passed" example:"2026-11-17"`
	BrokenTo   civil.Day `json:"broken_to" doc:"Last of them" example:"2026-11-23"`
}

// Sum is what promises come to in one currency.
type Sum struct {
	Currency string `json:"currency" example:"UYU"`
	Count    int64  `json:"count" example:"3"`
	Amount   int64  `json:"amount" doc:"Minor units" example:"3600000"`
}

// OverviewInput names a day, and a portfolio, or none for all.
type OverviewInput struct {
	Day         civil.Day `query:"day" maxLength:"10" doc:"Today, where the caller is, without it" example:"2026-11-24"`
	PortfolioID string    `query:"portfolio_id" maxLength:"64" doc:"In this portfolio alone"`
}

func overviewRoute(g httpx.Group, s *Service) {
	httpx.Get(g.Op("overview", "/overview", "read", "Read what the promises for a day and those just broken come to"),
		func(ctx context.Context, in *OverviewInput) (Overview, error) {
			return s.Overview(ctx, in.Day, in.PortfolioID)
		})
}

// Overview is what the promises for a day come to, and those whose last day was in the week before and that were broken. It fails
// with civil.ErrDay.
func (s *Service) Overview(ctx context.Context, day civil.Day, portfolioID string) (o Overview, err error) {
	if _, err := civil.Parse(string(day)); err != nil {
		return o, civil.ErrDay.WithField("query.day", civil.ErrDay.Code)
	}
	if day == "" {
		day = civil.On(s.db.Clock().Now(), civil.Zone(principal.Must(ctx).Timezone))
	}
	of := Filter{}
	if portfolioID != "" {
		of.PortfolioID = []string{portfolioID}
	}
	o.Day, o.BrokenFrom, o.BrokenTo = day, day.Add(-lately), day.Add(-1)
	due, broken := of, of
	due.DueFrom, due.DueTo = day, day
	broken.DeadlineFrom, broken.DeadlineTo = o.BrokenFrom, o.BrokenTo
	if o.Due, err = s.totals(ctx, due, opens()); err != nil {
		return o, err
	}
	o.Broken, err = s.totals(ctx, broken, []Status{Broken})
	return o, err
}
