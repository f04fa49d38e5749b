package offer_test

import (
	"testing"

	"github.com/recobro/recobro/modules/portfolios/internal/book/calendar"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/money/offer"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

func currencies() []string {
	return []string{"UYU", "ARS", "BRL", "CLP", "COP", "MXN", "PEN", "PYG", "USD"}
}

func wide() offer.Rule {
	return offer.Rule{Bounds: offer.Bounds{
		Discount: 9_999, Least: 1, Most: 120, Frequencies: offer.Weekly.Enum(), FirstDays: 365, LastDays: 365 * 200, Rounding: offer.ToUnit, Remainder: offer.InLast,
	}}
}

func drawDebts(t *rapid.T) []offer.Debt {
	part := rapid.Int64Range(0, 50_000_000)
	debts := make([]offer.Debt, rapid.IntRange(1, 5).Draw(t, "debts"))
	for i := range debts {
		d := &debts[i]
		d.ID = string(rune('a' + i))
		d.Principal, d.Interest, d.Fee, d.Penalty = part.Draw(t, "principal")+1_000, part.Draw(t, "interest"), part.Draw(t, "fee"), part.Draw(t, "penalty")
		d.Balance = d.Principal + d.Interest + d.Fee + d.Penalty
	}
	return debts
}

func drawRule(t *rapid.T) offer.Rule {
	r := wide()
	r.Bounds.Rounding = rapid.SampledFrom(offer.ToMinor.Enum()).Draw(t, "rounding")
	r.Bounds.Remainder = rapid.SampledFrom(offer.InLast.Enum()).Draw(t, "remainder")
	for _, c := range debt.PrincipalPart.Enum() {
		if rapid.Bool().Draw(t, "bounded") {
			r.Bounds.Components = append(r.Bounds.Components, offer.Part{Component: c, Discount: rapid.Int64Range(0, 10_000).Draw(t, "part")})
		}
	}
	return r
}

func drawTerms(t *rapid.T, region offer.Region) offer.Terms {
	terms := offer.Terms{
		Discount: rapid.Int64Range(0, region.Discount).Draw(t, "discount"), Instalments: rapid.IntRange(1, 120).Draw(t, "instalments"),
		Frequency: rapid.SampledFrom(region.Frequencies).Draw(t, "frequency"), FirstOn: region.FirstFrom.Add(rapid.IntRange(0, 365).Draw(t, "first")),
	}
	if rapid.Bool().Draw(t, "down") {
		terms.DownPayment = rapid.Int64Range(0, region.Balance/20_000).Draw(t, "down payment")
	}
	return terms
}

func TestEngine(t *testing.T) {
	t.Run("[MO-11] instalments sum to the total in every currency, whatever they are rounded to", sums)
	t.Run("[MO-10] what is given up is what was agreed on, and no part of a debt gives up more than the rule lets it", cuts)
	t.Run("[MO-10] terms outside of the region come to nothing, for nobody", outsiders)
	t.Run("instalments fall due in order, on business days", days)
	t.Run("the same day of each month, or its last", months)
	t.Run("the first and the fifteenth follow a week or more behind the first payment", halves)
	t.Run("rounding gives way where the remainder would be more than an instalment", roundings)
	t.Run("a limit of the law cuts the region, and says where it is from", legal)
}

func sums(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, c := drawRule(t), offer.Case{Currency: rapid.SampledFrom(currencies()).Draw(t, "currency"), Today: "2026-11-23", Debts: drawDebts(t)}
		region := r.Region(c)
		terms := drawTerms(t, region)
		p, err := r.Compute(c, terms, calendar.Days{})
		if err != nil { // so little is left that there are not as many units as instalments
			require.Equal(t, errs.Invalid, errs.KindOf(err))
			require.Less(t, p.Total, int64(120)+terms.DownPayment)
			return
		}
		var sum int64
		for _, due := range p.Schedule {
			require.Positive(t, due.Amount)
			sum += due.Amount
		}
		require.Equal(t, p.Total, sum)
		require.Equal(t, region.Balance, p.Total+p.Discount)
		first, last := p.Schedule[len(p.Schedule)-terms.Instalments], p.Schedule[len(p.Schedule)-1]
		if terms.Instalments > 2 {
			middle := p.Schedule[len(p.Schedule)-2].Amount
			require.LessOrEqual(t, max(first.Amount, last.Amount), 2*middle+int64(terms.Instalments), "no instalment is twice as much as the others")
		}
	})
}

func cuts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, debts := drawRule(t), drawDebts(t)
		c := offer.Case{Currency: "UYU", Today: "2026-11-23", Debts: debts}
		region := r.Region(c)
		p, err := r.Compute(c, offer.Terms{Discount: rapid.Int64Range(0, region.Discount).Draw(t, "share"), Instalments: 1, Frequency: offer.Monthly, FirstOn: c.Today}, calendar.Days{})
		require.NoError(t, err)
		var sum int64
		for _, cut := range p.Cuts {
			sum += cut.Amount
			most := map[debt.Component]int64{}
			for _, d := range debts {
				if d.ID == cut.DebtID {
					most = map[debt.Component]int64{debt.PrincipalPart: d.Principal, debt.InterestPart: d.Interest, debt.FeePart: d.Fee, debt.PenaltyPart: d.Penalty}
				}
			}
			share := int64(10_000)
			for _, part := range r.Bounds.Components {
				if part.Component == cut.Component {
					share = part.Discount
				}
			}
			require.LessOrEqual(t, cut.Amount, most[cut.Component]*share/10_000)
		}
		require.Equal(t, p.Discount, sum)
	})
}

func outsiders(t *testing.T) {
	r := wide()
	r.Bounds.Discount, r.Bounds.DownPayment, r.Bounds.Least, r.Bounds.Most, r.Bounds.FirstDays, r.Bounds.LastDays = 3_000, 1_000, 2, 12, 30, 200
	r.Bounds.Frequencies = []offer.Frequency{offer.Monthly, offer.Weekly}
	r.Bounds.Amounts = []portfolio.Amount{{Currency: "UYU", Amount: 5_000}}
	c := offer.Case{Country: "UY", Currency: "UYU", Today: "2026-11-23", Debts: []offer.Debt{{ID: "d", Balance: 100_000, Principal: 100_000}}}
	good := offer.Terms{Discount: 2_000, DownPayment: 8_000, Instalments: 6, Frequency: offer.Monthly, FirstOn: "2026-12-01"}
	_, err := r.Compute(c, good, calendar.Days{})
	require.NoError(t, err)
	for name, change := range map[string]func(*offer.Terms){
		"more discount":                  func(t *offer.Terms) { t.Discount = 3_001 },
		"less than no discount":          func(t *offer.Terms) { t.Discount = -1 },
		"less down payment":              func(t *offer.Terms) { t.DownPayment = 7_999 },
		"all as down payment":            func(t *offer.Terms) { t.DownPayment = 80_000 },
		"too few instalments":            func(t *offer.Terms) { t.Instalments = 1 },
		"too many instalments":           func(t *offer.Terms) { t.Instalments = 13 },
		"instalments that are too small": func(t *offer.Terms) { t.Instalments, t.DownPayment, t.Frequency = 12, 70_000, offer.Weekly },
		"a last day that is too late":    func(t *offer.Terms) { t.Instalments = 8 },
		"another frequency":              func(t *offer.Terms) { t.Frequency = offer.Biweekly },
		"no frequency":                   func(t *offer.Terms) { t.Frequency = "" },
		"a first day that is too late":   func(t *offer.Terms) { t.FirstOn = "2026-12-24" },
		"a first day that is past":       func(t *offer.Terms) { t.FirstOn = "2026-11-22" },
		"no first day":                   func(t *offer.Terms) { t.FirstOn = "" },
		"what is no day":                 func(t *offer.Terms) { t.FirstOn = "2026-13-40" },
	} {
		terms := good
		change(&terms)
		_, err := r.Compute(c, terms, calendar.Days{})
		require.ErrorIs(t, err, offer.ErrOutside, name)
	}
}

func days(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := offer.Case{Currency: "UYU", Today: civil.Day("2026-01-01").Add(rapid.IntRange(0, 800).Draw(t, "today")), Debts: []offer.Debt{{ID: "d", Balance: 9e9, Principal: 9e9}}}
		r := wide()
		p, err := r.Compute(c, drawTerms(t, r.Region(c)), calendar.Days{})
		require.NoError(t, err)
		for i, due := range p.Schedule {
			require.Equal(t, due.DueOn, calendar.Days{}.BusinessDay("", due.DueOn))
			if i > 0 {
				require.True(t, p.Schedule[i-1].DueOn.Before(due.DueOn))
			}
		}
	})
}

func dues(t *testing.T, f offer.Frequency, first civil.Day, n int) (days []civil.Day) {
	c := offer.Case{Currency: "CLP", Today: first, Debts: []offer.Debt{{ID: "d", Balance: 120_000, Principal: 120_000}}}
	p, err := wide().Compute(c, offer.Terms{Instalments: n, Frequency: f, FirstOn: first}, every{})
	require.NoError(t, err)
	for _, due := range p.Schedule {
		days = append(days, due.DueOn)
	}
	return days
}

// every is a calendar on which every day is good.
type every struct{}

func (every) BusinessDay(_ string, d civil.Day) civil.Day { return d }

func months(t *testing.T) {
	require.Equal(t, []civil.Day{"2027-12-31", "2028-01-31", "2028-02-29", "2028-03-31"}, dues(t, offer.Monthly, "2027-12-31", 4))
	require.Equal(t, []civil.Day{"2026-11-23", "2026-12-07"}, dues(t, offer.Biweekly, "2026-11-23", 2))
}

func halves(t *testing.T) {
	require.Equal(t, []civil.Day{"2026-11-23", "2026-12-01", "2026-12-15", "2027-01-01"}, dues(t, offer.TwiceMonthly, "2026-11-23", 4))
	require.Equal(t, []civil.Day{"2026-11-30", "2026-12-15", "2027-01-01"}, dues(t, offer.TwiceMonthly, "2026-11-30", 3))
	require.Equal(t, []civil.Day{"2026-12-01", "2026-12-15"}, dues(t, offer.TwiceMonthly, "2026-12-01", 2))
}

func roundings(t *testing.T) {
	amounts := func(balance int64, n int, rounding offer.Rounding) (all []int64) {
		r := wide()
		r.Bounds.Rounding = rounding
		c := offer.Case{Currency: "UYU", Today: "2026-11-23", Debts: []offer.Debt{{ID: "d", Balance: balance, Principal: balance}}}
		p, err := r.Compute(c, offer.Terms{Instalments: n, Frequency: offer.Monthly, FirstOn: c.Today}, every{})
		require.NoError(t, err)
		for _, due := range p.Schedule {
			all = append(all, due.Amount)
		}
		return all
	}
	require.Equal(t, []int64{33_300, 33_300, 33_400}, amounts(100_000, 3, offer.ToUnit))
	require.Equal(t, []int64{33_333, 33_333, 33_334}, amounts(100_000, 3, offer.ToMinor))
	require.Equal(t, []int64{330_000, 330_000, 340_000}, amounts(1_000_000, 3, offer.ToHundred))
	require.Equal(t, []int64{30, 30, 40}, amounts(100, 3, offer.ToHundred))
}

func legal(t *testing.T) {
	r := wide()
	c := offer.Case{Country: "BR", Currency: "BRL", Today: "2026-11-23", Debts: []offer.Debt{{ID: "d", Balance: 1_000_000, Principal: 1_000_000}}}
	region := r.Region(c)
	require.Equal(t, c.Today.Add(1825), region.LastTo)
	require.NotEmpty(t, region.Legal[0].Source)
	_, err := r.Compute(c, offer.Terms{Instalments: 62, Frequency: offer.Monthly, FirstOn: c.Today}, every{})
	require.ErrorIs(t, err, offer.ErrOutside)
	_, known := money.Lookup(region.Currency)
	require.True(t, known)
}
