// Package calendar knows the days on which people of a country do business: all but Sundays and its national holidays.
package calendar

import (
	"slices"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// Calendar is the business days of one country.
type Calendar struct{ rules []rule }

// Of is the calendar of a country by its ISO code; of one that is not known only Sundays are off.
func Of(country string) Calendar { return Calendar{rules(country)} }

// Business reports whether people do business on a day.
func (c Calendar) Business(day civil.Day) bool {
	at, err := time.Parse(time.DateOnly, string(day))
	if err != nil || at.Weekday() == time.Sunday {
		return false
	}
	return !c.Holiday(at)
}

// Holiday reports whether the date of an instant, by the clock of its own zone, is a national holiday.
func (c Calendar) Holiday(at time.Time) bool {
	year, month, day := at.Date()
	date := time.Date(year, month, day, 0, 0, 0, 0, time.UTC)
	return slices.ContainsFunc(c.rules, func(r rule) bool { return r.in(year).Equal(date) })
}

// longest is how many days without business may follow one another, with much to spare.
const longest = 30

// Next is the day itself if people do business on it, else the first day after it on which they do.
func (c Calendar) Next(day civil.Day) civil.Day { return c.toward(day, 1) }

// Previous is the day itself if people do business on it, else the last day before it on which they do.
func (c Calendar) Previous(day civil.Day) civil.Day { return c.toward(day, -1) }

// Days moves days of any country to its business days.
type Days struct{}

// BusinessDay is the day itself if people of the country do business on it, else the first day after it on which they do.
func (Days) BusinessDay(country string, day civil.Day) civil.Day { return Of(country).Next(day) }

func (c Calendar) toward(day civil.Day, step int) civil.Day {
	for range longest {
		if c.Business(day) {
			return day
		}
		day = day.Add(step)
	}
	return day
}

// rule is how one holiday finds its day in a year.
type rule struct {
	month  time.Month
	day    int // of the month; counted from Easter where there is no month
	nth    int // Monday of the month, in place of day
	shifts func(time.Time) time.Time
}

func (r rule) in(year int) (at time.Time) {
	switch {
	case r.month == 0:
		return easter(year).AddDate(0, 0, r.day)
	case r.nth > 0:
		first := time.Date(year, r.month, 1, 0, 0, 0, 0, time.UTC)
		return nextMonday(first).AddDate(0, 0, 7*(r.nth-1))
	}
	at = time.Date(year, r.month, r.day, 0, 0, 0, 0, time.UTC)
	if r.shifts != nil {
		at = r.shifts(at)
	}
	return at
}

// easter is Easter Sunday by the Gregorian computus (Meeus, Jones, Butcher).
func easter(year int) time.Time {
	a, b, c := year%19, year/100, year%100
	h := (19*a + b - b/4 - (b-(b+8)/25+1)/3 + 15) % 30
	l := (32 + 2*(b%4) + 2*(c/4) - h - c%4) % 7
	m := (a + 11*h + 22*l) / 451
	n := h + l - 7*m + 114
	return time.Date(year, time.Month(n/31), n%31+1, 0, 0, 0, 0, time.UTC)
}

func nextMonday(at time.Time) time.Time {
	return at.AddDate(0, 0, (int(time.Monday)-int(at.Weekday())+7)%7)
}

func previousMonday(at time.Time) time.Time {
	return at.AddDate(0, 0, -(int(at.Weekday())-int(time.Monday)+7)%7)
}

// midweek moves days to a Monday: the one before up to a last weekday, else the one behind; a weekend stays.
func midweek(lastBefore time.Weekday) func(time.Time) time.Time {
	return func(at time.Time) time.Time {
		switch day := at.Weekday(); {
		case day == time.Saturday || day == time.Sunday:
			return at
		case day <= lastBefore:
			return previousMonday(at)
		default:
			return nextMonday(at)
		}
	}
}
