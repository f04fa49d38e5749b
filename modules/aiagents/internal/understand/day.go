package understand

import (
	_ "embed"
	"strconv"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/phrase"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

//go:embed tables/days.tsv
var daysText string

var dayTable = phrase.Parse(daysText)

// findDays tries at each word every way to write a day.
func (r *reading) findDays() {
	said := map[int]phrase.Hit{}
	for _, hit := range longest(dayTable.Find(r.words)) {
		said[hit.From] = hit
	}
	for i := 0; i < len(r.words); {
		on, end := r.dayAt(i, said)
		if end <= i || !r.free(i, end) {
			i++
			continue
		}
		r.day(on, i, end)
		i = end
	}
}

func (r *reading) dayAt(i int, said map[int]phrase.Hit) (civil.Day, int) {
	for _, way := range []func(int) (civil.Day, int){r.written, r.named, r.weekdayOf, r.numbered, r.weekday, r.ahead} {
		if on, end := way(i); end > i && on != "" {
			return on, end
		}
	}
	if hit, ok := said[i]; ok && !r.morning(i) {
		return r.relative(hit.Tag), hit.To
	}
	return "", i
}

// day notes a day by its place.
func (r *reading) day(on civil.Day, from, to int) {
	r.take(from, to)
	at := r.span(from, to)
	r.spans[at] = from
	if r.precised(from) {
		r.m.Days = r.m.Days[:len(r.m.Days)-1]
	}
	r.m.Days = append(r.m.Days, Day{On: on, Span: at})
}

// precised tells whether the day before it is the same one said less precisely: "next Tuesday, the 24th", "payday, Nov 27".
func (r *reading) precised(from int) bool {
	if len(r.m.Days) == 0 || r.words[from].Before == "" && !r.is(from-1, "the", "el", "dia", "o") {
		return false
	}
	lead := from
	for r.is(lead-1, "the", "el", "dia", "on", "o", "no") {
		lead--
	}
	_, isNumber := r.number(from)
	return isNumber && lead > 0 && r.words[lead-1].To == r.m.Days[len(r.m.Days)-1].Span.To && r.words[lead].Before != ""
}

// morning tells whether "mañana" is the part of the day.
func (r *reading) morning(i int) bool {
	return r.is(i, "manana") && (r.is(i-1, "la", "las", "esta") || r.is(i-1, "de") && (r.is(i-2, "manana", "tarde", "lunes", "viernes", "dia") || r.m.Days != nil))
}

// relative is the day of a set phrase.
func (r *reading) relative(tag string) civil.Day {
	if days, err := strconv.Atoi(tag); err == nil {
		return r.today.Add(days)
	}
	y, m, d := r.date()
	switch tag {
	case "month-end":
		return civilOf(y, m+1, 0)
	case "next-end":
		return civilOf(y, m+2, 0)
	case "next-start":
		return civilOf(y, m+1, 1)
	case "mid", "first-half":
		return r.monthly(15, d <= 15)
	case "payday":
		if d < 15 {
			return civilOf(y, m, 15)
		}
		return civilOf(y, m+1, 0)
	case "second-half":
		return civilOf(y, m+1, 0)
	case "business-5":
		return r.business(5)
	}
	return r.comingWeekday(int(time.Saturday))
}

func (r *reading) date() (year, month, day int) {
	t := r.in.Now.In(r.zone)
	return t.Year(), int(t.Month()), t.Day()
}

// civilOf is a day of a month; months and days beyond the year's or the month's go on into the next.
func civilOf(year, month, day int) civil.Day {
	return civil.On(time.Date(year, time.Month(month), day, 12, 0, 0, 0, time.UTC), time.UTC)
}

// monthly is that day of this month or the next; a day that the month has not is its last.
func (r *reading) monthly(day int, this bool) civil.Day {
	y, m, _ := r.date()
	if !this {
		m++
	}
	last := time.Date(y, time.Month(m+1), 0, 12, 0, 0, 0, time.UTC).Day()
	return civilOf(y, m, min(day, last))
}

// business is the n-th day of the month that is no weekend's, of the next month once this month's is over.
func (r *reading) business(n int) civil.Day {
	y, m, _ := r.date()
	for ; ; m++ {
		at, left := time.Date(y, time.Month(m), 0, 12, 0, 0, 0, time.UTC), n
		for left > 0 {
			at = at.AddDate(0, 0, 1)
			if at.Weekday() != time.Saturday && at.Weekday() != time.Sunday {
				left--
			}
		}
		if on := civil.On(at, time.UTC); !on.Before(r.today) {
			return on
		}
	}
}
