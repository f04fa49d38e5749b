// Package level keeps what was promised to those who write: how soon they are answered, and how soon it is resolved, by the company's hours.
package level

import "time"

// Span is from one minute of a day up to another.
type Span struct{ From, To int }

// Week are the hours of a company by the days of the week, Sunday first; each day's in their order, none touching another.
type Week [7][]Span

// Always is a company that never closes.
func Always() (w Week) {
	for day := range w {
		w[day] = []Span{{0, 24 * 60}}
	}
	return w
}

// mostDays bounds how far ahead a time is looked for: a company without any hours promises nothing.
const mostDays = 400

// Add is when so much of a company's hours have passed since from; false for a company that has too few hours. Days are those of the zone: one
// with a change of clocks has what is left of it.
func (w Week) Add(from time.Time, d time.Duration, zone *time.Location) (due time.Time, ok bool) {
	day := from.In(zone)
	for range mostDays {
		for _, span := range w[day.Weekday()] {
			begins, ends := at(day, span.From), at(day, span.To)
			if !ends.After(from) {
				continue
			}
			if begins.Before(from) {
				begins = from
			}
			if open := ends.Sub(begins); d <= open {
				return begins.Add(d).UTC(), true
			} else {
				d -= open
			}
		}
		day = time.Date(day.Year(), day.Month(), day.Day()+1, 12, 0, 0, 0, zone)
	}
	return time.Time{}, false
}

// Between is how much of a company's hours lies between two moments.
func (w Week) Between(from, to time.Time, zone *time.Location) (open time.Duration) {
	day := from.In(zone)
	for n := 0; n < mostDays && !at(day, 0).After(to); n++ {
		for _, span := range w[day.Weekday()] {
			begins, ends := at(day, span.From), at(day, span.To)
			if begins.Before(from) {
				begins = from
			}
			if ends.After(to) {
				ends = to
			}
			if ends.After(begins) {
				open += ends.Sub(begins)
			}
		}
		day = time.Date(day.Year(), day.Month(), day.Day()+1, 12, 0, 0, 0, zone)
	}
	return open
}

// at is a minute of a day.
func at(day time.Time, minute int) time.Time {
	return time.Date(day.Year(), day.Month(), day.Day(), 0, minute, 0, 0, day.Location())
}
