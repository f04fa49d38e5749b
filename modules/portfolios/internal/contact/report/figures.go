package report

import (
	"context"
	"maps"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/report/rollup"
)

// Figures are the figures of a period beside those of the days before. What they mean: docs/reports.md.
func (s *Service) Figures(ctx context.Context, in PeriodInput) (f Figures, err error) {
	err = s.once(ctx, func(ctx context.Context) error {
		f, err = s.figuresOf(ctx, in)
		return err
	})
	return f, err
}

func (s *Service) figuresOf(ctx context.Context, in PeriodInput) (f Figures, err error) {
	f.Figures = []Figure{}
	if f.Compared, err = s.compared(ctx, in, rollup.Days, rollup.TheBook); err != nil {
		return f, err
	}
	w := in.of(ctx)
	now, err := s.facts(ctx, w, in.Period, f.Period)
	if err != nil {
		return f, err
	}
	before, err := s.facts(ctx, w, in.Period, f.Before)
	if err != nil {
		return f, err
	}
	was := map[[2]string]*float64{}
	for _, one := range before.figures() {
		was[[2]string{one.ID, one.Currency}] = one.Value
	}
	for _, one := range now.figures() {
		one.Before = was[[2]string{one.ID, one.Currency}]
		f.Figures = append(f.Figures, one)
	}
	return f, nil
}

func share(id string, n, by int64) Figure {
	return Figure{ID: id, Kind: "share", Value: over(n, by), Numerator: n, Denominator: by}
}

func rate(id string, n, by int64) Figure {
	return Figure{ID: id, Kind: "rate", Value: over(n, by), Numerator: n, Denominator: by}
}

func number(id string, n int64) Figure {
	return Figure{ID: id, Kind: "count", Value: over(n, 1), Numerator: n, Denominator: 1}
}

func (f Figure) in(currency string) Figure {
	f.Currency = currency
	return f
}

// figures are all of them, in the order of the definitions.
func (f facts) figures() []Figure {
	d := f.day
	debtors, numbers := f.distinct()
	promises, matured, kept, partial := int64(0), int64(0), int64(0), int64(0)
	for _, m := range f.money {
		promises, matured, kept, partial = promises+m.Made, matured+m.Matured, kept+m.Kept, partial+m.Partial
	}
	perHour := rate("rpc_per_hour", d.RPC, f.seconds.busy())
	perHour.Value = hourly(d.RPC, f.seconds.busy())
	aht := rate("aht", f.seconds.handling, d.Contacts)
	aht.Kind = "seconds"
	all := []Figure{
		number("attempts", d.Attempts), number("connects", d.Connects), number("right_party", d.RPC), number("promises", promises),
		rate("intensity", d.Attempts, f.assigned.Debtors), share("connect_rate", d.CallConnects, d.Calls),
		share("contactability", debtors, f.assigned.Debtors), share("contactability_numbers", numbers, f.assigned.Numbers),
		share("rpc_rate_attempts", d.RPCOut, d.Attempts), share("rpc_rate_connects", d.RPCOut, d.Connects), rate("rpc_rate_accounts", d.RPC, f.assigned.Debtors), perHour,
		share("ptp_rate", promises, d.RPC), share("kept_rate", kept, matured), share("partial_rate", partial, matured),
		aht, share("occupancy", f.seconds.handling, f.seconds.handling+f.seconds.waiting), share("plan_health", d.PlanOnTime, d.PlanMatured),
		number("blocked_attempts", d.Blocked), number("overrides", d.Overridden),
	}
	for _, currency := range f.currencies() {
		all = append(all, f.moneyed(currency)...)
	}
	return all
}

// currencies are all that something was owed, promised or paid in.
func (f facts) currencies() []string {
	all := map[string]bool{}
	for _, amounts := range []map[string]int64{f.opening, f.closing, f.placed} {
		for c := range amounts {
			all[c] = true
		}
	}
	for c := range f.money {
		all[c] = true
	}
	return slices.Sorted(maps.Keys(all))
}

// moneyed are the figures of one currency. What was placed is nobody's, so that what is a share of it is told of everyone alone.
func (f facts) moneyed(currency string) []Figure {
	m := f.money[currency]
	collected := number("collected", m.Collected)
	promised := number("promised", m.Promised)
	collected.Kind, promised.Kind = "money", "money"
	all := []Figure{
		collected.in(currency), promised.in(currency), share("ptp_amount_rate", m.Promised, f.contacted(m)).in(currency),
		share("kept_amount_rate", m.KeptAmount, m.MaturedAmount).in(currency), share("partial_amount_rate", m.PartialAmount, m.MaturedAmount).in(currency),
	}
	if f.whose.everyone() {
		stood := f.opening[currency] + m.Placed + m.Charged
		all = append(all, share("recovery_rate", m.Collected, f.placed[currency]).in(currency), f.effectiveness(currency, stood).in(currency))
	}
	if f.period == Monthly {
		all = append(all, f.rolled(currency)...)
	}
	return all
}

// effectiveness is the CEI of what stood in a currency. It is not known where the book was not kept yet at an end of the period: on its
// last day, or on the first, of which less stood then than was left.
func (f facts) effectiveness(currency string, stood int64) Figure {
	left := f.closing[currency]
	if len(f.closing) == 0 || stood < left {
		return share("cei", 0, 0)
	}
	return share("cei", stood-left, stood-f.current[currency])
}

// rolled are what of all buckets rolled on to the next, and what of those past due was not past due any more.
func (f facts) rolled(currency string) []Figure {
	var balance, rolled, due, cured int64
	for _, r := range f.rates {
		if r.Currency != currency {
			continue
		}
		balance, rolled = balance+r.Balance, rolled+r.Rolled
		if r.Cure != nil {
			due, cured = due+r.Balance, cured+r.Cured
		}
	}
	return []Figure{share("roll_rate", rolled, balance).in(currency), share("cure_rate", cured, due).in(currency)}
}
