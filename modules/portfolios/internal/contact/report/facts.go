package report

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/report/rollup"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// facts are what the figures of some days are made of.
type facts struct {
	whose    whose
	period   ReportPeriod
	day      rollup.Day
	money    map[string]rollup.Money // by currency
	seconds  shares
	assigned rollup.People // who owed something at the end and is somebody's
	opening  map[string]int64
	closing  map[string]int64
	current  map[string]int64 // of closing, what is not past due
	placed   map[string]int64 // ever, up to the end
	rates    []RollRate       // of the month
}

func (s *Service) facts(ctx context.Context, w whose, p ReportPeriod, span Span) (f facts, err error) {
	f = facts{whose: w, period: p, money: map[string]rollup.Money{}, placed: map[string]int64{}}
	days, err := s.days(ctx, w, span, "")
	if err != nil {
		return f, err
	}
	for _, d := range days {
		f.day = d
	}
	money, err := s.money(ctx, w, span, "currency")
	if err != nil {
		return f, err
	}
	for _, m := range money {
		f.money[m.Currency] = m
	}
	seconds, err := s.seconds(ctx, w, span)
	if err != nil {
		return f, err
	}
	all := map[string]int64{}
	for user, states := range seconds {
		if w.everyone() == (user == rollup.Everyone) {
			for state, n := range states {
				all[state] += n
			}
		}
	}
	f.seconds = sharesOf(all)
	return f, s.owed(ctx, &f, span)
}

// owed fills in what was owed before and at the end.
func (s *Service) owed(ctx context.Context, f *facts, span Span) (err error) {
	buckets, err := s.named(ctx)
	if err != nil {
		return err
	}
	first, err := s.bookDay(ctx, span.From.Add(-1))
	if err != nil {
		return err
	}
	last, err := s.bookDay(ctx, span.To)
	if err != nil {
		return err
	}
	if f.opening, _, err = s.balances(ctx, f.whose, first, buckets); err != nil {
		return err
	}
	if f.closing, f.current, err = s.balances(ctx, f.whose, last, buckets); err != nil {
		return err
	}
	if f.assigned, err = s.assigned(ctx, f.whose, last); err != nil {
		return err
	}
	placed, err := s.Store.placed(ctx, f.whose, span.To)
	for _, m := range placed {
		f.placed[m.Currency] = m.Placed
	}
	if err != nil || f.period != Monthly {
		return err
	}
	rolls, err := s.rolls(ctx, f.whose, string(span.From)[:7], string(span.From)[:7])
	f.rates = ratesOf(rolls, buckets)
	return err
}

// balances are what was owed on a day by currency, and what of it was not past due.
func (s *Service) balances(ctx context.Context, w whose, day civil.Day, buckets []ReportBucket) (all, current map[string]int64, err error) {
	all, current = map[string]int64{}, map[string]int64{}
	rows, err := s.book(ctx, w, []civil.Day{day})
	for _, r := range rows {
		all[r.Currency] += r.Balance
		if len(buckets) > 0 && r.BucketID == buckets[0].ID {
			current[r.Currency] += r.Balance
		}
	}
	return all, current, err
}

// assigned are the debtors who owed something on a day and whom somebody works; of all numbers those of whoever owes.
func (s *Service) assigned(ctx context.Context, w whose, day civil.Day) (rollup.People, error) {
	all, err := s.people(ctx, w, day)
	if err != nil || !w.everyone() {
		return all, err
	}
	nobodys, err := s.people(ctx, whose{[]string{""}, w.portfolios}, day)
	all.Debtors -= nobodys.Debtors
	return all, err
}

// distinct are the debtors and the numbers that were reached in the period, each once.
func (f facts) distinct() (debtors, numbers int64) {
	switch f.period {
	case Daily:
		return f.day.DebtorsDay, f.day.NumbersDay
	case Weekly:
		return f.day.DebtorsWeek, f.day.NumbersWeek
	default:
		return f.day.DebtorsMonth, f.day.NumbersMonth
	}
}

// contacted is what the debtors owed who were reached in the period.
func (f facts) contacted(m rollup.Money) int64 {
	switch f.period {
	case Daily:
		return m.ContactedDay
	case Weekly:
		return m.ContactedWeek
	default:
		return m.ContactedMonth
	}
}
