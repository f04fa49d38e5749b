package reports

import (
	"fmt"
	"slices"
	"strconv"
	"time"
)

// Cadence is when a report is made, in the tenant's time.
type Cadence struct {
	Every    string `json:"every" enum:"daily,weekly,monthly"`
	Weekdays []int  `json:"weekdays,omitempty" maxItems:"7" uniqueItems:"true" minimum:"1" maximum:"7" doc:"Of a weekly report: 1 is Monday, 7 Sunday"`
	MonthDay int    `json:"month_day,omitempty" minimum:"1" maximum:"31" doc:"Of a monthly report; a month without that day runs on its last one, so 31 is always the last"`
	At       string `json:"at" pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$" example:"07:30" doc:"Time of day in the tenant's zone"`
}

// The ways to repeat.
const (
	Daily   = "daily"
	Weekly  = "weekly"
	Monthly = "monthly"
)

// Check refuses a week without days and a month without a day.
func (c Cadence) Check() error {
	switch {
	case c.Every == Weekly && len(c.Weekdays) == 0:
		return ErrCadence.WithField("body.cadence", "core.report_weekdays")
	case c.Every == Monthly && c.MonthDay == 0:
		return ErrCadence.WithField("body.cadence", "core.report_month_day")
	}
	return nil
}

// tidy leaves out what the repetition has no use for.
func (c Cadence) tidy() Cadence {
	if c.Every != Weekly {
		c.Weekdays = nil
	}
	if c.Every != Monthly {
		c.MonthDay = 0
	}
	slices.Sort(c.Weekdays)
	return c
}

// longest is more days than lie between two runs of any cadence.
const longest = 62

// Next is the first moment after now at which the cadence falls due in zone. A time of day that a change of clocks skips
// falls due when the clocks have changed; one that comes twice, the first time.
func (c Cadence) Next(now time.Time, zone *time.Location) time.Time {
	year, month, day := now.In(zone).Date()
	for ahead := range longest {
		date := time.Date(year, month, day+ahead, 12, 0, 0, 0, time.UTC)
		if !c.on(date) {
			continue
		}
		if at := c.moment(date, zone); at.After(now) {
			return at.UTC()
		}
	}
	panic(fmt.Sprintf("reports: %+v never falls due", c)) // Check has refused such a cadence
}

// on reports whether the cadence falls on a day, which may be in any zone.
func (c Cadence) on(date time.Time) bool {
	switch c.Every {
	case Weekly:
		return slices.Contains(c.Weekdays, (int(date.Weekday())+6)%7+1)
	case Monthly:
		last := date.AddDate(0, 1, -date.Day()).Day()
		return date.Day() == min(c.MonthDay, last)
	default:
		return true
	}
}

// moment is the time of day on a day in zone.
func (c Cadence) moment(date time.Time, zone *time.Location) time.Time {
	hour, _ := strconv.Atoi(c.At[:2]) // its form was checked at the edge
	minute, _ := strconv.Atoi(c.At[3:])
	at := time.Date(date.Year(), date.Month(), date.Day(), hour, minute, 0, 0, zone)
	begin, end := at.ZoneBounds()
	if at.Hour() != hour || at.Minute() != minute {
		return skipped(at, begin, end)
	}
	if begin.IsZero() {
		return at
	}
	_, offset := at.Zone()
	_, before := begin.Add(-time.Second).Zone()
	if first := at.Add(time.Duration(offset-before) * time.Second); first.Before(begin) && first.Before(at) {
		return first
	}
	return at
}

// skipped is the change of clocks next to a time of day that it leaves out.
func skipped(at, begin, end time.Time) time.Time {
	if !begin.IsZero() && (end.IsZero() || at.Sub(begin) < end.Sub(at)) {
		return begin
	}
	return end
}
