package rule

import (
	"slices"
	"time"
)

// hours are the open minutes of each day of the week.
type hours struct {
	spans [7][]span
	off   func(time.Time) bool // a day that is closed whatever the week says
}

// span is minutes of a day, from the first up to the end, which is outside.
type span struct{ from, to int }

func newHours(open []Opening) (h hours) {
	for _, o := range open {
		for _, d := range o.Days {
			w := slices.Index(d.Enum(), d)
			h.spans[w] = append(h.spans[w], span{minutes(o.From), minutes(o.To)})
		}
	}
	for w := range h.spans {
		slices.SortFunc(h.spans[w], func(a, b span) int { return a.from - b.from })
	}
	return h
}

// minutes reads "08:30"; what is no time of day is midnight.
func minutes(text string) int {
	if len(text) != 5 {
		return 0
	}
	digit := func(i int) int { return int(text[i] - '0') }
	return 60*(10*digit(0)+digit(1)) + 10*digit(3) + digit(4)
}

// next is the first instant from one on at which it is open in every zone at which the debtor may be.
func (h hours) next(a *Ask, at time.Time) (time.Time, bool) {
	for range mostRounds {
		latest := at
		for _, zone := range a.Zones {
			open, ever := h.open(at, zone)
			if !ever {
				return at, false
			}
			if open.After(latest) {
				latest = open
			}
		}
		if latest.Equal(at) {
			return at, true
		}
		at = latest
	}
	return at, false
}

// longestClosed is how many days may be closed one after another, with much to spare.
const longestClosed = 60

// open is the first instant from one on at which it is open in a zone.
func (h hours) open(at time.Time, zone *time.Location) (time.Time, bool) {
	local := at.In(zone)
	now := local.Hour()*60 + local.Minute()
	year, month, day := local.Date()
	for ahead := range longestClosed {
		noon := time.Date(year, month, day+ahead, 12, 0, 0, 0, zone)
		for _, s := range h.of(noon) {
			if ahead == 0 && now >= s.from {
				if now < s.to {
					return at, true
				}
				continue
			}
			if start := begin(noon, s, zone); !start.Before(at) {
				return start, true
			}
		}
	}
	return at, false
}

func (h hours) of(day time.Time) []span {
	if h.off != nil && len(h.spans[day.Weekday()]) > 0 && h.off(day) {
		return nil
	}
	return h.spans[day.Weekday()]
}

// begin is when a span begins on a day: where clocks leap over its first minute, right after the leap.
func begin(day time.Time, s span, zone *time.Location) time.Time {
	year, month, date := day.Date()
	start := time.Date(year, month, date, s.from/60, s.from%60, 0, 0, zone)
	for range 180 {
		if local := start.In(zone); local.Day() == date && local.Hour()*60+local.Minute() >= s.from {
			return start
		}
		start = start.Add(time.Minute)
	}
	return start
}
