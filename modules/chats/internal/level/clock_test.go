package level_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/chats/internal/level"
)

func TestWeek(t *testing.T) {
	zone, err := time.LoadLocation("America/Montevideo")
	require.NoError(t, err)
	office := level.Week{1: {{9 * 60, 18 * 60}}, 2: {{9 * 60, 18 * 60}}, 3: {{9 * 60, 18 * 60}}, 4: {{9 * 60, 18 * 60}}, 5: {{9 * 60, 13 * 60}}}
	on := func(day, hour, minute int) time.Time { return time.Date(2026, 3, day, hour, minute, 0, 0, zone) } // the 2nd is a Monday
	for _, one := range []struct {
		from, due time.Time
		takes     time.Duration
	}{
		{on(2, 10, 0), on(2, 10, 30), 30 * time.Minute},
		{on(2, 17, 50), on(3, 9, 20), 30 * time.Minute},
		{on(2, 3, 0), on(2, 9, 30), 30 * time.Minute},
		{on(6, 12, 50), on(9, 9, 20), 30 * time.Minute}, // Friday closes at one
		{on(7, 12, 0), on(9, 10, 0), time.Hour},
	} {
		due, ok := office.Add(one.from, one.takes, zone)
		require.True(t, ok)
		require.Equal(t, one.due.UTC(), due, "[CH-07] from %s", one.from)
	}
	_, ok := level.Week{}.Add(on(2, 10, 0), time.Minute, zone)
	require.False(t, ok, "who has no hours promises nothing")
}

func TestWeekIsCoherent(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		zone, err := time.LoadLocation(rapid.SampledFrom([]string{"America/Montevideo", "America/Santiago", "America/New_York", "UTC"}).Draw(t, "zone"))
		require.NoError(t, err)
		var week level.Week
		for day := range week {
			if begins := rapid.IntRange(0, 20*60).Draw(t, "from"); rapid.Bool().Draw(t, "open") || day == 1 {
				week[day] = []level.Span{{From: begins, To: begins + rapid.IntRange(1, 24*60-begins).Draw(t, "long")}}
			}
		}
		from := time.Date(2026, 1, 1, 0, rapid.IntRange(0, 365*24*60).Draw(t, "at"), 0, 0, time.UTC)
		takes := time.Duration(rapid.IntRange(1, 2000).Draw(t, "takes")) * time.Minute
		due, ok := week.Add(from, takes, zone)
		if ok {
			require.Equal(t, takes, week.Between(from, due, zone), "as much passes as was promised")
		}
	})
}
