package rollup

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// What rows of a day are told apart by.
type (
	cell       struct{ user, portfolio string }
	inCurrency struct {
		cell
		currency string
	}
	atHour struct {
		cell
		channel string
		hour    int
	}
	ofVintage struct {
		inCurrency
		month string
	}
	inState struct{ user, state string }
)

// tally is a day as it is being reckoned.
type tally struct {
	day      civil.Day
	today    civil.Day
	zone     *time.Location
	days     map[cell]*Day
	money    map[inCurrency]*Money
	hours    map[atHour]*Hour
	vintages map[ofVintage]*Vintage
	work     map[inState]*Work
}

func newTally(day, today civil.Day, zone *time.Location) *tally {
	return &tally{day, today, zone, map[cell]*Day{}, map[inCurrency]*Money{}, map[atHour]*Hour{}, map[ofVintage]*Vintage{}, map[inState]*Work{}}
}

// row is the row of a key, made by fresh when there is none.
func row[K comparable, T any](rows map[K]*T, key K, fresh T) *T {
	if found, has := rows[key]; has {
		return found
	}
	rows[key] = &fresh
	return &fresh
}

// each does something with the day of a person and with everyone's.
func (t *tally) each(user, portfolio string, do func(*Day)) {
	for _, u := range []string{user, Everyone} {
		do(row(t.days, cell{u, portfolio}, Day{UserID: u, Day: t.day, PortfolioID: portfolio}))
	}
}

func (t *tally) eachMoney(user, portfolio, currency string, do func(*Money)) {
	for _, u := range []string{user, Everyone} {
		do(t.moneyOf(u, portfolio, currency))
	}
}

func (t *tally) moneyOf(user, portfolio, currency string) *Money {
	return row(t.money, inCurrency{cell{user, portfolio}, currency}, Money{UserID: user, Day: t.day, PortfolioID: portfolio, Currency: currency})
}

func (t *tally) eachHour(user, portfolio, channel string, at time.Time, do func(*Hour)) {
	hour := at.In(t.zone).Hour()
	for _, u := range []string{user, Everyone} {
		do(row(t.hours, atHour{cell{u, portfolio}, channel, hour}, Hour{UserID: u, Day: t.day, PortfolioID: portfolio, Channel: channel, Hour: hour}))
	}
}

func (t *tally) vintage(user, portfolio, currency, month string) *Vintage {
	key := ofVintage{inCurrency{cell{user, portfolio}, currency}, month}
	return row(t.vintages, key, Vintage{UserID: user, Day: t.day, PortfolioID: portfolio, Currency: currency, Month: month})
}

// week and month are the first days of the week, from Monday on, and of the month that a day is in.
func week(day civil.Day) civil.Day {
	at := day.In(time.UTC)
	return day.Add(-int(at.Weekday()+6) % 7)
}

func month(day civil.Day) civil.Day { return day[:8] + "01" }
