package offer

import (
	"slices"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

// Frequency is how instalments follow each other.
type Frequency string

// The frequencies.
const (
	Weekly       Frequency = "weekly"
	Biweekly     Frequency = "biweekly"
	TwiceMonthly Frequency = "1st_and_15th"
	Monthly      Frequency = "monthly"
)

// Enum are all of them.
func (Frequency) Enum() []Frequency { return []Frequency{Weekly, Biweekly, TwiceMonthly, Monthly} }

// Rounding is what instalments are rounded to.
type Rounding string

// The roundings: the smallest unit of the currency, its unit, or tens and hundreds of it.
const (
	ToMinor   Rounding = "minor"
	ToUnit    Rounding = "unit"
	ToTen     Rounding = "ten"
	ToHundred Rounding = "hundred"
)

// Enum are all of them.
func (Rounding) Enum() []Rounding { return []Rounding{ToMinor, ToUnit, ToTen, ToHundred} }

// step is what amounts of a currency are rounded to, in minor units.
func (r Rounding) step(currency string) int64 {
	step := map[Rounding]int64{ToTen: 10, ToHundred: 100}[r]
	if r == ToMinor {
		return 1
	}
	step = max(1, step)
	known, _ := money.Lookup(currency)
	for range known.Digits {
		step *= 10
	}
	return step
}

// Remainder is which instalment takes what rounding leaves.
type Remainder string

// The places of a remainder.
const (
	InLast  Remainder = "last"
	InFirst Remainder = "first"
)

// Enum are both of them.
func (Remainder) Enum() []Remainder { return []Remainder{InLast, InFirst} }

// Due is one payment of a schedule; the down payment has the number 0.
type Due struct {
	N      int       `json:"n" example:"1"`
	DueOn  civil.Day `json:"due_on" example:"2026-12-10"`
	Amount int64     `json:"amount" doc:"Minor units" example:"250000"`
}

// Calendar knows the days on which something may fall due in a country.
type Calendar interface {
	BusinessDay(country string, d civil.Day) civil.Day
}

// amounts splits a rest over instalments, rounded but for the one that takes the remainder. The rounding gives way where the remainder
// would be more than an instalment.
func amounts(rest int64, n int, step int64, remainder Remainder) []int64 {
	each := rest / int64(n)
	for step > 1 && int64(n)*step > each {
		step /= 10
	}
	step = max(1, step)
	each = each / step * step
	all := slices.Repeat([]int64{each}, n)
	at := n - 1
	if remainder == InFirst {
		at = 0
	}
	all[at] += rest - each*int64(n)
	return all
}

// schedule is when what is paid: the down payment on the first day if there is one, else the first instalment.
func schedule(total int64, t Terms, b Bounds, currency string, businessDay func(civil.Day) civil.Day) []Due {
	var all []Due
	shift := 0
	if t.DownPayment > 0 {
		all, shift = append(all, Due{N: 0, DueOn: businessDay(t.FirstOn), Amount: t.DownPayment}), 1
	}
	for i, amount := range amounts(total-t.DownPayment, t.Instalments, b.Rounding.step(currency), b.Remainder) {
		all = append(all, Due{N: i + 1, DueOn: businessDay(t.Frequency.after(t.FirstOn, i+shift)), Amount: amount})
	}
	return all
}

// after is the day of the n-th payment behind the first one.
func (f Frequency) after(first civil.Day, n int) civil.Day {
	switch {
	case n == 0:
		return first
	case f == Weekly:
		return first.Add(7 * n)
	case f == Biweekly:
		return first.Add(14 * n)
	case f == Monthly:
		return monthsAfter(first, n)
	default:
		return halfMonthsAfter(first, n)
	}
}

func dateOf(d civil.Day) time.Time {
	at, _ := time.Parse(time.DateOnly, string(d)) // days have been checked where they came in
	return at
}

// monthsAfter is the same day of a later month, its last day where it has none such.
func monthsAfter(first civil.Day, n int) civil.Day {
	at := dateOf(first)
	month := time.Date(at.Year(), at.Month()+time.Month(n), 1, 0, 0, 0, 0, time.UTC)
	last := month.AddDate(0, 1, -1).Day()
	return civil.On(month.AddDate(0, 0, min(at.Day(), last)-1), time.UTC)
}

// halfMonthsAfter is the n-th first or fifteenth of a month that is a week or more behind a day.
func halfMonthsAfter(first civil.Day, n int) civil.Day {
	at := dateOf(first.Add(7))
	month, half := time.Date(at.Year(), at.Month(), 1, 0, 0, 0, 0, time.UTC), 0
	switch {
	case at.Day() > 15:
		half = 2
	case at.Day() > 1:
		half = 1
	}
	half += n - 1
	month = month.AddDate(0, half/2, 14*(half%2))
	return civil.On(month, time.UTC)
}
