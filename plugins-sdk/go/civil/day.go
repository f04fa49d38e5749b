// Package civil holds calendar days: dates without a time or a zone, such as the day something falls due.
package civil

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

const layout = "2006-01-02"

// Day is a calendar day as ISO text, "2026-11-20"; "" is no day. Days of one length sort as text.
type Day string

// Never is the day after every other: what nothing is late for counts its days from.
const Never Day = "9999-12-31"

// ErrDay refuses text that is no calendar day.
var ErrDay = errs.New(errs.Invalid, "field.day")

// Parse reads "2026-11-20"; "" stays no day.
func Parse(text string) (Day, error) {
	if text == "" {
		return "", nil
	}
	if _, err := time.Parse(layout, text); err != nil {
		return "", ErrDay.Wrap(err)
	}
	return Day(text), nil
}

// On is the day that it is at an instant in a zone.
func On(at time.Time, zone *time.Location) Day { return Day(at.In(zone).Format(layout)) }

// In is the instant at which the day begins in a zone; no day has none.
func (d Day) In(zone *time.Location) time.Time {
	at, err := time.ParseInLocation(layout, string(d), zone)
	if err != nil {
		return time.Time{}
	}
	return at
}

// Add is the day that many days later, or earlier for a negative number; no day stays none and Never stays never.
func (d Day) Add(days int) Day {
	if d == "" || d == Never {
		return d
	}
	return Day(d.instant().AddDate(0, 0, days).Format(layout))
}

// Until counts the days from d to a later day: negative for an earlier one.
func (d Day) Until(later Day) int {
	return int(later.instant().Sub(d.instant()) / (24 * time.Hour))
}

// Before tells whether d is an earlier day than other.
func (d Day) Before(other Day) bool { return d < other }

func (d Day) instant() time.Time {
	at, err := time.Parse(layout, string(d))
	if err != nil {
		return time.Time{}
	}
	return at
}
