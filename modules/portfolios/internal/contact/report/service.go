package report

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/report/rollup"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Service answers reports.
type Service struct {
	*Store
	buckets *bucket.Service
	clock   clock.Clock
}

// NewService reads what is summed up.
func NewService(store *Store, buckets *bucket.Service, c clock.Clock) *Service {
	return &Service{store, buckets, c}
}

// of are the rows that the caller may see of those asked for: their own where the permission reaches no others.
func (in Of) of(ctx context.Context) whose {
	who := principal.Must(ctx)
	switch {
	case who.Scope != principal.ScopeAll:
		return whose{[]string{who.UserID}, in.PortfolioID}
	case len(in.UserID) > 0:
		return whose{in.UserID, in.PortfolioID}
	default:
		return whose{[]string{rollup.Everyone}, in.PortfolioID}
	}
}

// zone is where the company is.
func zone(ctx context.Context) *time.Location { return civil.CallerZone(ctx) }

func (s *Service) today(ctx context.Context) civil.Day { return civil.On(s.clock.Now(), zone(ctx)) }

// spans are the period that a day is in, and the days before that it is compared with. It fails with civil.ErrDay.
func (s *Service) spans(ctx context.Context, in PeriodInput) (now, before Span, err error) {
	today, on := s.today(ctx), in.On
	if _, err := civil.Parse(string(on)); err != nil {
		return now, before, civil.ErrDay.WithField("query.on", civil.ErrDay.Code)
	}
	if on == "" {
		on = today
	}
	now = spanOf(in.Period, on)
	before = spanOf(in.Period, now.From.Add(-1))
	if today < now.To && today >= now.From {
		before.To = min(before.To, before.From.Add(now.From.Until(today)))
	}
	return now, before, nil
}

// spanOf is the day, the week or the month that a day is in.
func spanOf(p ReportPeriod, on civil.Day) Span {
	switch p {
	case Daily:
		return Span{on, on}
	case Weekly:
		from := on.Add(-(int(on.In(time.UTC).Weekday()) + 6) % 7)
		return Span{from, from.Add(6)}
	default:
		from := on[:8] + "01"
		return Span{from, (from.Add(31)[:8] + "01").Add(-1)}
	}
}

// compared is what an answer is of.
func (s *Service) compared(ctx context.Context, in PeriodInput, parts ...string) (c Compared, err error) {
	if c.Period, c.Before, err = s.spans(ctx, in); err != nil {
		return c, err
	}
	c.AsOf, err = s.stand(ctx, parts...)
	return c, err
}
