package understand

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// weekdayOf is a weekday by its place in a month: "the first Friday of December", "el primer lunes del mes que viene".
func (r *reading) weekdayOf(i int) (civil.Day, int) {
	nth, ok := ordinals[r.words[i].Text]
	if !ok || i+1 >= len(r.words) {
		return "", i
	}
	day, ok := r.weekdayName(i + 1)
	if !ok {
		return "", i
	}
	at := i + 2
	if r.is(at, "feira") {
		at++
	}
	year, month, _ := r.date()
	if ahead, end, ok := r.ofMonth(at); ok {
		return nthOf(year, month+ahead, nth, day), end
	}
	if named, ok := r.month(at+1, false); ok && r.is(at, "of", "de", "in", "do", "em", "en") {
		if named < month {
			year++
		}
		return nthOf(year, named, nth, day), at + 2
	}
	return "", i
}

// nthOf is the n-th weekday of a month.
func nthOf(year, month, nth, weekday int) civil.Day {
	first := int(time.Date(year, time.Month(month), 1, 12, 0, 0, 0, time.UTC).Weekday())
	return civilOf(year, month, 1+(weekday-first+7)%7+7*(nth-1))
}
