package promisecalendar

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// Service is the calendar of promises.
type Service struct{ store *Store }

// NewService shows what a store sums up.
func NewService(store *Store) *Service { return &Service{store} }

// Calendar is what is promised for each day of a month, "2026-11". It fails with civil.ErrDay.
func (s *Service) Calendar(ctx context.Context, f promise.Filter, month string) ([]PromiseCalendarDay, error) {
	first, err := civil.Parse(month + "-01")
	if err != nil || month == "" {
		return nil, civil.ErrDay.WithField("query.month", civil.ErrDay.Code)
	}
	f.DueFrom, f.DueTo = first, first.Add(31)[:8]+"01"
	if f.DueTo = f.DueTo.Add(-1); f.DueTo.Before(first) {
		f.DueTo = first.Add(27)
	}
	sums, err := s.store.sums(ctx, f)
	return byDay(sums), err
}
