// Package promiseoverview says what the promises for a day and those just broken come to.
package promiseoverview

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// lately is for how many days a broken promise is news.
const lately = 7

// PromiseOverview is what the promises that the caller may see come to around a day.
type PromiseOverview struct {
	Day        civil.Day     `json:"day" example:"2026-11-24"`
	Due        []promise.Sum `json:"due" doc:"Open promises for the day, by currency"`
	Broken     []promise.Sum `json:"broken" doc:"Promises that were broken in the days before, by currency"`
	BrokenFrom civil.Day     `json:"broken_from" doc:"First of the deadlines that broken ones have passed" example:"2026-11-17"`
	BrokenTo   civil.Day     `json:"broken_to" doc:"Last of them" example:"2026-11-23"`
}

// Service is the overview of promises.
type Service struct{ store *Store }

// NewService shows what a store sums up.
func NewService(store *Store) *Service { return &Service{store} }

// Overview is what the promises for a day come to, and those whose last day was in the week before and that were broken. It fails
// with civil.ErrDay.
func (s *Service) Overview(ctx context.Context, day civil.Day, portfolioID string) (o PromiseOverview, err error) {
	if _, err := civil.Parse(string(day)); err != nil {
		return o, civil.ErrDay.WithField("query.day", civil.ErrDay.Code)
	}
	if day == "" {
		day = civil.On(s.store.db.Clock().Now(), civil.CallerZone(ctx))
	}
	of := promise.Filter{}
	if portfolioID != "" {
		of.PortfolioID = []string{portfolioID}
	}
	o.Day, o.BrokenFrom, o.BrokenTo = day, day.Add(-lately), day.Add(-1)
	due, broken := of, of
	due.DueFrom, due.DueTo = day, day
	broken.DeadlineFrom, broken.DeadlineTo = o.BrokenFrom, o.BrokenTo
	if o.Due, err = s.store.totals(ctx, due, promise.Opens()); err != nil {
		return o, err
	}
	o.Broken, err = s.store.totals(ctx, broken, []promise.Status{promise.Broken})
	return o, err
}
