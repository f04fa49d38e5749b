package civil_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

func TestDay(t *testing.T) {
	t.Run("a day is read only when the calendar has it", func(t *testing.T) {
		for _, bad := range []string{"2026-02-30", "2026-1-1", "20/11/2026", "x"} {
			_, err := civil.Parse(bad)
			require.ErrorIs(t, err, civil.ErrDay, bad)
		}
		day, err := civil.Parse("2024-02-29")
		require.NoError(t, err)
		require.Equal(t, civil.Day("2024-03-01"), day.Add(1))
	})
	t.Run("the same instant is another day in another zone", func(t *testing.T) {
		at := time.Date(2026, 11, 20, 2, 0, 0, 0, time.UTC)
		here, err := civil.DayIn(at, "America/Montevideo")
		require.NoError(t, err)
		require.Equal(t, civil.Day("2026-11-19"), here)
		require.Equal(t, civil.Day("2026-11-20"), civil.On(at, time.UTC))
	})
	t.Run("days past due are never negative", func(t *testing.T) {
		require.Equal(t, 31, civil.Overdue("2026-10-20", "2026-11-20"))
		require.Equal(t, 0, civil.Overdue("2026-12-20", "2026-11-20"))
		require.Equal(t, 0, civil.Overdue(civil.Never, "2026-11-20"))
		require.Equal(t, 0, civil.Overdue("", "2026-11-20"))
	})
	t.Run("adding days and counting them agree", rapid.MakeCheck(func(t *rapid.T) {
		days := rapid.IntRange(-20000, 20000).Draw(t, "days")
		from := civil.Day("2026-11-20")
		require.Equal(t, days, from.Until(from.Add(days)))
		require.Equal(t, days > 0, from.Before(from.Add(days)))
	}))
}
