package report

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/report/rollup"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// named are the buckets in force.
func (s *Service) named(ctx context.Context) ([]ReportBucket, error) {
	set, err := s.buckets.Set(ctx)
	all := make([]ReportBucket, len(set))
	for i, b := range set {
		all[i] = ReportBucket{b.ID, b.Classification, b.MinDays}
	}
	return all, err
}

// longest is how many days there may be between the first and the last.
const longest = 3660

// Ageing is how old what is owed was, day by day. It fails with ErrDays.
func (s *Service) Ageing(ctx context.Context, in DaysInput) (a Ageing, err error) {
	if in.To == "" {
		in.To = s.today(ctx)
	}
	if in.From == "" {
		in.From = in.To.Add(-30)
	}
	_, first := civil.Parse(string(in.From))
	_, last := civil.Parse(string(in.To))
	if first != nil || last != nil || in.To < in.From || in.From.Until(in.To) > longest {
		return a, ErrDays.WithField("query.from", ErrDays.Code)
	}
	a.Period, a.Rows, a.Step = Span{in.From, in.To}, []Aged{}, stepOf(in.From.Until(in.To))
	if a.AsOf, err = s.stand(ctx, rollup.TheBook); err != nil {
		return a, err
	}
	if a.Buckets, err = s.named(ctx); err != nil {
		return a, err
	}
	days, err := s.keptDays(ctx, a.Period)
	if err != nil {
		return a, err
	}
	rows, err := s.book(ctx, in.of(ctx), thinned(days, a.Step))
	for _, r := range rows {
		a.Rows = append(a.Rows, Aged{r.Day, r.BucketID, r.Currency, r.Debts, r.Debtors, r.Balance})
	}
	return a, err
}

// stepOf is how far days lie apart, so that there are at most about a hundred.
func stepOf(days int) ReportPeriod {
	switch {
	case days <= 92:
		return Daily
	case days <= 700:
		return Weekly
	default:
		return Monthly
	}
}

// thinned is the last day of each step.
func thinned(days []civil.Day, step ReportPeriod) (some []civil.Day) {
	for i, day := range days {
		if i == len(days)-1 || spanOf(step, day) != spanOf(step, days[i+1]) {
			some = append(some, day)
		}
	}
	return some
}
