package promisecalendar

import (
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

// Class is what a day of the calendar says of promises.
type Class string

// The classes. What was cancelled, superseded or invalidated, or waits to be confirmed, is not expected and not counted.
const (
	Expected   Class = "open"
	WasKept    Class = "kept"
	WasPartial Class = "partially_kept"
	WasBroken  Class = "broken"
)

// Enum are all of them.
func (Class) Enum() []Class { return []Class{Expected, WasKept, WasPartial, WasBroken} }

// classOf is the class of a state, empty for one that is not counted.
func classOf(s promise.Status) Class {
	switch {
	case s.Open():
		return Expected
	case s == promise.Kept, s == promise.PartiallyKept, s == promise.Broken:
		return Class(s)
	default:
		return ""
	}
}

// PromiseCalendarDay is what is promised for one day.
type PromiseCalendarDay struct {
	Day  civil.Day            `json:"day" example:"2026-11-24"`
	Sums []PromiseCalendarSum `json:"sums"`
}

// PromiseCalendarSum is what is promised in one currency, of one class.
type PromiseCalendarSum struct {
	Class    Class  `json:"class"`
	Currency string `json:"currency" example:"UYU"`
	Count    int64  `json:"count" example:"3"`
	Amount   int64  `json:"amount" doc:"Minor units" example:"3600000"`
}

// daySum is what a day has of one state and currency.
type daySum struct {
	DueOn    civil.Day
	Status   promise.Status
	Currency string
	Count    int64
	Amount   int64
}

// byDay puts sums together by day, class and currency; they are in the order of days and currencies.
func byDay(sums []daySum) (days []PromiseCalendarDay) {
	for _, s := range sums {
		class := classOf(s.Status)
		if class == "" {
			continue
		}
		if len(days) == 0 || days[len(days)-1].Day != s.DueOn {
			days = append(days, PromiseCalendarDay{Day: s.DueOn, Sums: []PromiseCalendarSum{}})
		}
		days[len(days)-1].add(class, s)
	}
	return days
}

func (d *PromiseCalendarDay) add(class Class, s daySum) {
	for i := range d.Sums {
		if sum := &d.Sums[i]; sum.Class == class && sum.Currency == s.Currency {
			sum.Count, sum.Amount = sum.Count+s.Count, money.Total(sum.Amount, s.Amount)
			return
		}
	}
	d.Sums = append(d.Sums, PromiseCalendarSum{class, s.Currency, s.Count, s.Amount})
}
