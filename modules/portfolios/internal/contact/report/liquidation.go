package report

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/report/rollup"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// months are the first of so many months, and the one that goes on.
func (s *Service) months(ctx context.Context, n int) (Span, string, string) {
	today := s.today(ctx)
	first := today[:8] + "01"
	for range n - 1 {
		first = first.Add(-1)[:8] + "01"
	}
	return Span{first, today}, string(first)[:7], string(today)[:7]
}

// Liquidation is what was collected of placements, by month.
func (s *Service) Liquidation(ctx context.Context, in MonthsInput) (l Liquidation, err error) {
	span, from, this := s.months(ctx, in.Months)
	l.Period, l.Vintages = span, []Vintage{}
	if l.AsOf, err = s.stand(ctx, rollup.Days); err != nil {
		return l, err
	}
	w := in.of(ctx)
	rows, err := s.vintages(ctx, w, from)
	if err != nil {
		return l, err
	}
	placed := rows
	if !w.everyone() && principal.Must(ctx).Scope == principal.ScopeAll {
		if placed, err = s.vintages(ctx, whose{[]string{rollup.Everyone}, w.portfolios}, from); err != nil {
			return l, err
		}
	}
	l.Vintages = vintagesOf(placed, rows, this)
	return l, nil
}

// vintagesOf puts what was collected behind what was placed, month by month until now, the latest first.
func vintagesOf(placed, collected []vintage, this string) []Vintage {
	all := []Vintage{}
	at := func(month, currency string) *Vintage {
		i := slices.IndexFunc(all, func(v Vintage) bool { return v.Month == month && v.Currency == currency })
		if i < 0 {
			i = len(all)
			v := Vintage{Month: month, Currency: currency, Months: []Collected{}}
			for m := range until(month, this) + 1 {
				v.Months = append(v.Months, Collected{Month: m})
			}
			all = append(all, v)
		}
		return &all[i]
	}
	for _, r := range placed {
		if r.Placed != 0 {
			at(r.Month, r.Currency).Placed += r.Placed
		}
	}
	for _, r := range collected {
		v := at(r.Month, r.Currency)
		if m := until(r.Month, r.Paid); m >= 0 && m < len(v.Months) {
			v.Months[m].Collected += r.Collected
		}
	}
	for i := range all {
		all[i].total()
	}
	slices.SortStableFunc(all, func(a, b Vintage) int {
		if a.Month != b.Month {
			return -compare(a.Month, b.Month)
		}
		return compare(a.Currency, b.Currency)
	})
	return all
}

func (v *Vintage) total() {
	total := int64(0)
	for m := range v.Months {
		total += v.Months[m].Collected
		v.Months[m].Total, v.Months[m].Share = total, over(total, v.Placed)
	}
}

// until counts the months from one, "2026-08", to another.
func until(from, to string) int {
	a, first := time.Parse("2006-01", from)
	b, second := time.Parse("2006-01", to)
	if first != nil || second != nil {
		return -1
	}
	return (b.Year()-a.Year())*12 + int(b.Month()) - int(a.Month())
}
