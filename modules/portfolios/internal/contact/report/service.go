package report

import (
	"context"
	"slices"
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
func zone(ctx context.Context) *time.Location { return civil.Zone(principal.Must(ctx).Timezone) }

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

func compare(a, b string) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// over is a quotient; none without anything to divide by.
func over(n, by int64) *float64 {
	if by == 0 {
		return nil
	}
	q := float64(n) / float64(by)
	return &q
}

// Roll is what moved from bucket to bucket, by month.
func (s *Service) Roll(ctx context.Context, in MonthsInput) (r Rolls, err error) {
	span, from, this := s.months(ctx, in.Months)
	r = Rolls{Stood: Stood{Period: span}, Moves: []Rolled{}, Rates: []RollRate{}}
	if r.AsOf, err = s.stand(ctx, rollup.TheBook); err != nil {
		return r, err
	}
	if r.Buckets, err = s.named(ctx); err != nil {
		return r, err
	}
	rows, err := s.rolls(ctx, in.of(ctx), from, this)
	for _, m := range slices.Backward(rows) {
		r.Moves = append(r.Moves, Rolled{m.Month, m.Currency, m.FromID, m.ToID, m.Debts, m.Balance, m.Left})
	}
	r.Rates = ratesOf(rows, r.Buckets)
	return r, err
}

// ratesOf are the rates of each bucket of each month, the latest month first.
func ratesOf(rows []rollup.Roll, buckets []ReportBucket) []RollRate {
	all := []RollRate{}
	for _, m := range rows {
		from := slices.IndexFunc(buckets, func(b ReportBucket) bool { return b.ID == m.FromID })
		if from < 0 {
			continue // of a set that is no longer in force
		}
		i := slices.IndexFunc(all, func(r RollRate) bool { return r.Month == m.Month && r.Currency == m.Currency && r.BucketID == m.FromID })
		if i < 0 {
			i = len(all)
			all = append(all, RollRate{Month: m.Month, Currency: m.Currency, BucketID: m.FromID})
		}
		all[i].Balance += m.Balance
		switch {
		case from+1 < len(buckets) && m.ToID == buckets[from+1].ID:
			all[i].Rolled += m.Left
		case from > 0 && m.ToID == buckets[0].ID:
			all[i].Cured += m.Left
		}
	}
	for i := range all {
		all[i].Roll = over(all[i].Rolled, all[i].Balance)
		if len(buckets) > 0 && all[i].BucketID != buckets[0].ID {
			all[i].Cure = over(all[i].Cured, all[i].Balance)
		}
	}
	at := func(id string) int { return slices.IndexFunc(buckets, func(b ReportBucket) bool { return b.ID == id }) }
	slices.SortStableFunc(all, func(a, b RollRate) int {
		switch {
		case a.Month != b.Month:
			return -compare(a.Month, b.Month)
		case a.Currency != b.Currency:
			return compare(a.Currency, b.Currency)
		}
		return at(a.BucketID) - at(b.BucketID)
	})
	return all
}

// Promises are those of a period by day.
func (s *Service) Promises(ctx context.Context, in PeriodInput) (p PromiseDays, err error) {
	p.Rows, p.Total, p.Was = []PromisesOf{}, []PromisesOf{}, []PromisesOf{}
	if p.Compared, err = s.compared(ctx, in, rollup.Days); err != nil {
		return p, err
	}
	w := in.of(ctx)
	for _, part := range []struct {
		span Span
		by   string
		to   *[]PromisesOf
	}{{p.Period, "day, currency", &p.Rows}, {p.Period, "currency", &p.Total}, {p.Before, "currency", &p.Was}} {
		rows, err := s.money(ctx, w, part.span, part.by)
		if err != nil {
			return p, err
		}
		for _, m := range rows {
			if m.Made != 0 || m.Matured != 0 {
				*part.to = append(*part.to, PromisesOf{
					m.Day, m.Currency, m.Made, m.Promised, m.Matured, m.MaturedAmount, m.Kept, m.KeptAmount, m.Partial, m.PartialAmount, m.Broken, m.BrokenAmount,
				})
			}
		}
	}
	return p, nil
}

// Contactability is how far contacts came.
func (s *Service) Contactability(ctx context.Context, in PeriodInput) (c Contactability, err error) {
	c.Days, c.Hours, c.Channels = []FunnelOfDay{}, []FunnelOfHour{}, []FunnelOfChannel{}
	if c.Compared, err = s.compared(ctx, in, rollup.Days); err != nil {
		return c, err
	}
	w := in.of(ctx)
	rows, err := s.hours(ctx, w, c.Period)
	if err != nil {
		return c, err
	}
	was, err := s.hours(ctx, w, c.Before)
	for _, h := range was {
		c.Was.add(h)
	}
	for _, h := range rows {
		c.Total.add(h)
		c.add(h)
	}
	slices.SortFunc(c.Hours, func(a, b FunnelOfHour) int { return a.Hour - b.Hour })
	slices.SortFunc(c.Channels, func(a, b FunnelOfChannel) int { return compare(a.Channel, b.Channel) })
	return c, err
}

func (f *Funnel) add(h rollup.Hour) {
	f.Attempts, f.Connects, f.RightParty, f.Promises = f.Attempts+h.Attempts, f.Connects+h.Connects, f.RightParty+h.RPC, f.Promises+h.Promises
}

// add puts an hour to its day, its hour of the day, and its channel.
func (c *Contactability) add(h rollup.Hour) {
	d := slices.IndexFunc(c.Days, func(f FunnelOfDay) bool { return f.Day == h.Day })
	if d < 0 {
		d, c.Days = len(c.Days), append(c.Days, FunnelOfDay{Day: h.Day})
	}
	o := slices.IndexFunc(c.Hours, func(f FunnelOfHour) bool { return f.Hour == h.Hour })
	if o < 0 {
		o, c.Hours = len(c.Hours), append(c.Hours, FunnelOfHour{Hour: h.Hour})
	}
	n := slices.IndexFunc(c.Channels, func(f FunnelOfChannel) bool { return f.Channel == h.Channel })
	if n < 0 {
		n, c.Channels = len(c.Channels), append(c.Channels, FunnelOfChannel{Channel: h.Channel})
	}
	for _, f := range []*Funnel{&c.Days[d].Funnel, &c.Hours[o].Funnel, &c.Channels[n].Funnel} {
		f.add(h)
	}
}
