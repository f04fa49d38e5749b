package report

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/report/rollup"
)

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
