package promise

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
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

// class is the class of a state, empty for one that is not counted.
func (s Status) class() Class {
	switch {
	case s.Open():
		return Expected
	case s == Kept, s == PartiallyKept, s == Broken:
		return Class(s)
	default:
		return ""
	}
}

// CalendarDay is what is promised for one day.
type CalendarDay struct {
	Day  civil.Day     `json:"day" example:"2026-11-24"`
	Sums []CalendarSum `json:"sums"`
}

// CalendarSum is what is promised in one currency, of one class.
type CalendarSum struct {
	Class    Class  `json:"class"`
	Currency string `json:"currency" example:"UYU"`
	Count    int64  `json:"count" example:"3"`
	Amount   int64  `json:"amount" doc:"Minor units" example:"3600000"`
}

// daySum is what a day has of one state and currency.
type daySum struct {
	DueOn    civil.Day
	Status   Status
	Currency string
	Count    int64
	Amount   int64
}

// byDay puts sums together by day, class and currency; they are in the order of days and currencies.
func byDay(sums []daySum) (days []CalendarDay) {
	for _, s := range sums {
		class := s.Status.class()
		if class == "" {
			continue
		}
		if len(days) == 0 || days[len(days)-1].Day != s.DueOn {
			days = append(days, CalendarDay{Day: s.DueOn, Sums: []CalendarSum{}})
		}
		days[len(days)-1].add(class, s)
	}
	return days
}

func (d *CalendarDay) add(class Class, s daySum) {
	for i := range d.Sums {
		if sum := &d.Sums[i]; sum.Class == class && sum.Currency == s.Currency {
			sum.Count, sum.Amount = sum.Count+s.Count, money.Total(sum.Amount, s.Amount)
			return
		}
	}
	d.Sums = append(d.Sums, CalendarSum{class, s.Currency, s.Count, s.Amount})
}

// exportTable is the table of a file of promises, the money in units of the currency.
func exportTable() httpx.Table {
	return httpx.Table{Name: "promises", Numbers: []string{"amount", "appropriated"}, Columns: []string{
		"id", "debtor_id", "debtor", "portfolio_id", "portfolio", "amount", "currency", "appropriated", "due_on", "deadline", "status",
		"owner_id", "taken_by", "channel", "created_at", "resolved_at",
	}}
}

func (p Promise) cells(debtor, portfolio string) []string {
	resolved := ""
	if p.ResolvedAt != nil {
		resolved = p.ResolvedAt.UTC().Format(time.RFC3339)
	}
	amount := func(minor int64) string { return money.Amount{Minor: minor, Currency: p.Currency}.Decimal() }
	return []string{
		p.ID, p.DebtorID, debtor, p.PortfolioID, portfolio, amount(p.Amount), p.Currency, amount(p.Appropriated), string(p.DueOn), string(p.Deadline),
		string(p.Status), p.OwnerID, p.TakenBy, string(p.Channel), p.CreatedAt.UTC().Format(time.RFC3339), resolved,
	}
}
