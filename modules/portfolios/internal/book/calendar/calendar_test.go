package calendar_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/portfolios/internal/book/calendar"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

func TestCalendar(t *testing.T) {
	t.Run("a day off is a Sunday or a holiday of the country", func(t *testing.T) {
		for country, off := range map[string][]civil.Day{
			"UY": {"2026-01-01", "2026-02-16", "2026-04-03", "2026-07-18", "2026-11-22"},
			"AR": {"2026-04-02", "2026-04-03", "2026-06-15", "2026-08-17", "2026-10-12", "2026-11-23"},
			"BR": {"2026-02-17", "2026-06-04", "2026-11-20"},
			"CL": {"2026-04-04", "2026-06-29", "2026-10-12", "2026-09-18", "2028-10-27"},
			"CO": {"2026-01-12", "2026-05-18", "2026-06-08", "2026-06-15", "2026-11-16"},
			"MX": {"2026-02-02", "2026-03-16", "2026-11-16"},
			"PE": {"2026-07-28", "2026-08-06", "2026-12-09"},
			"PY": {"2026-03-01", "2026-05-14", "2026-06-12"},
		} {
			for _, day := range off {
				require.False(t, calendar.Of(country).Business(day), "%s %s", country, day)
			}
		}
	})
	t.Run("where no holidays are known Sundays are off", func(t *testing.T) {
		require.True(t, calendar.Of("").Business("2026-12-25"))
		require.False(t, calendar.Of("").Business("2026-12-27"))
		require.False(t, calendar.Of("UY").Business("soon"))
	})
	t.Run("Easter is when it is", func(t *testing.T) {
		for _, friday := range []civil.Day{"2024-03-29", "2025-04-18", "2026-04-03", "2027-03-26", "2038-04-23"} {
			require.False(t, calendar.Of("BR").Business(friday), string(friday))
		}
	})
	t.Run("the next business day is the first that is not off, and the previous the last", rapid.MakeCheck(func(t *rapid.T) {
		c := calendar.Of(rapid.SampledFrom([]string{"UY", "AR", "BR", "CL", "CO", "MX", "PE", "PY", "ES"}).Draw(t, "country"))
		day := civil.On(time.Date(2020, 1, 1, 0, 0, 0, 0, time.UTC), time.UTC).Add(rapid.IntRange(0, 9000).Draw(t, "days"))
		next, previous := c.Next(day), c.Previous(day)
		require.True(t, c.Business(next))
		require.True(t, c.Business(previous))
		for between := previous.Add(1); between < next; between = between.Add(1) {
			require.False(t, c.Business(between))
		}
		require.Equal(t, next, c.Next(next))
	}))
}
