package reports_test

import (
	"math/rand/v2"
	"testing"
	"time"
	_ "time/tzdata" // the zones of the test, whatever the machine has

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/reports"
)

func in(t *testing.T, zone, local string) time.Time {
	t.Helper()
	location, err := time.LoadLocation(zone)
	require.NoError(t, err)
	at, err := time.ParseInLocation("2006-01-02 15:04", local, location)
	require.NoError(t, err)
	return at
}

func TestCadence_Next(t *testing.T) {
	t.Parallel()
	daily := func(at string) reports.Cadence { return reports.Cadence{Every: reports.Daily, At: at} }
	weekly := func(at string, days ...int) reports.Cadence {
		return reports.Cadence{Every: reports.Weekly, Weekdays: days, At: at}
	}
	monthly := func(at string, day int) reports.Cadence {
		return reports.Cadence{Every: reports.Monthly, MonthDay: day, At: at}
	}
	const here = "America/Montevideo"
	for _, c := range []struct {
		fact, zone, now string
		cadence         reports.Cadence
		want            string
	}{
		{"the same day before its time", here, "2026-11-21 06:00", daily("07:30"), "2026-11-21 07:30"},
		{"the next day at its time", here, "2026-11-21 07:30", daily("07:30"), "2026-11-22 07:30"},
		{"Monday after Friday", here, "2026-11-20 09:00", weekly("08:00", 1, 5), "2026-11-23 08:00"},
		{"the same weekday a week on", here, "2026-11-22 09:00", weekly("08:00", 7), "2026-11-29 08:00"},
		{"the day of the month", here, "2026-11-21 09:00", monthly("08:00", 5), "2026-12-05 08:00"},
		{"the last day of a shorter month", here, "2027-02-01 09:00", monthly("08:00", 31), "2027-02-28 08:00"},
		{"29 February in a leap year", here, "2028-02-01 09:00", monthly("08:00", 30), "2028-02-29 08:00"},
		{"a time that the clocks skip: when they have changed", "America/Santiago", "2026-09-05 12:00", daily("00:30"), "2026-09-06 01:00"},
		{"a time that the clocks skip in Europe", "Europe/Madrid", "2027-03-27 12:00", daily("02:30"), "2027-03-28 03:00"},
	} {
		t.Run(c.fact, func(t *testing.T) {
			t.Parallel()
			now := in(t, c.zone, c.now)
			require.Equal(t, c.want, c.cadence.Next(now, now.Location()).In(now.Location()).Format("2006-01-02 15:04"))
		})
	}
	t.Run("a time that comes twice is the first of both, once", func(t *testing.T) {
		t.Parallel()
		now := in(t, "Europe/Madrid", "2026-10-24 12:00")
		first := daily("02:30").Next(now, now.Location())
		require.Equal(t, "2026-10-25T00:30:00Z", first.Format(time.RFC3339), "before the clocks go back")
		require.Equal(t, "2026-10-26T01:30:00Z", daily("02:30").Next(first, now.Location()).Format(time.RFC3339))
	})
}

// TestCadence_Next_walks holds for any cadence in zones with and without changes of clocks, for years: each run lies
// after the one before, one for each day that fits, and at its time of day unless the clocks skip it.
func TestCadence_Next_walks(t *testing.T) {
	t.Parallel()
	dice := rand.New(rand.NewPCG(11, 22))
	zones := []string{
		"America/Montevideo", "America/Santiago", "America/Sao_Paulo", "America/Asuncion", "Europe/Madrid", "America/New_York",
		"Australia/Lord_Howe", "Africa/Cairo", "UTC",
	}
	for range 200 {
		zone, err := time.LoadLocation(zones[dice.IntN(len(zones))])
		require.NoError(t, err)
		c := reports.Cadence{At: time.Date(2000, 1, 1, dice.IntN(24), dice.IntN(60), 0, 0, time.UTC).Format("15:04")}
		switch c.Every = []string{reports.Daily, reports.Weekly, reports.Monthly}[dice.IntN(3)]; c.Every {
		case reports.Weekly:
			c.Weekdays = dice.Perm(8)[:1+dice.IntN(6)]
			c.Weekdays = append(c.Weekdays, 1+dice.IntN(7))
		case reports.Monthly:
			c.MonthDay = 1 + dice.IntN(31)
		}
		walk(t, c, zone, time.Date(2015+dice.IntN(12), time.Month(1+dice.IntN(12)), 1+dice.IntN(28), dice.IntN(24), 0, 0, 0, zone))
	}
}

func walk(t *testing.T, c reports.Cadence, zone *time.Location, from time.Time) {
	t.Helper()
	var met []string
	end := from.AddDate(1, 0, 0)
	for at := c.Next(from, zone); at.Before(end); {
		local := at.In(zone)
		if local.Format("15:04") != c.At {
			begin, _ := local.ZoneBounds()
			require.True(t, local.Equal(begin), "%+v in %s: %s is neither its time nor a change of clocks", c, zone, local)
		}
		met = append(met, local.Format(time.DateOnly))
		next := c.Next(at, zone)
		require.True(t, next.After(at), "%+v in %s after %s", c, zone, local)
		at = next
	}
	require.Equal(t, days(c, zone, from, end), met, "%+v in %s from %s", c, zone, from)
}

// days are those on which the cadence falls between two moments, the plain way.
func days(c reports.Cadence, zone *time.Location, from, end time.Time) (all []string) {
	first := time.Date(from.Year(), from.Month(), from.Day(), 0, 0, 0, 0, time.UTC)
	for day := first; !day.After(first.AddDate(1, 0, 1)); day = day.AddDate(0, 0, 1) {
		fits := c.Every == reports.Daily
		for _, weekday := range c.Weekdays {
			fits = fits || time.Weekday(weekday%7) == day.Weekday() && weekday > 0
		}
		if c.Every == reports.Monthly {
			fits = day.Day() == c.MonthDay || day.Day() < c.MonthDay && day.AddDate(0, 0, 1).Day() == 1
		}
		at := c.Next(time.Date(day.Year(), day.Month(), day.Day(), 0, 0, 0, 0, zone).Add(-time.Nanosecond), zone)
		if fits && at.After(from) && at.Before(end) {
			all = append(all, day.Format(time.DateOnly))
		}
	}
	return all
}
