package clock_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

func TestClock(t *testing.T) {
	start := time.Date(2026, 3, 1, 9, 0, 0, 0, time.FixedZone("UYT", -3*3600))

	t.Run("a fake clock stands still and speaks UTC", func(t *testing.T) {
		c := clock.NewFake(start)
		require.Equal(t, start.UTC(), c.Now())
		require.Equal(t, c.Now(), c.Now())
	})

	t.Run("a fake clock moves only when told", func(t *testing.T) {
		c := clock.NewFake(start)
		c.Advance(90 * time.Second)
		require.Equal(t, start.Add(90*time.Second).UTC(), c.Now())
		c.Set(start)
		require.Equal(t, start.UTC(), c.Now())
	})

	t.Run("the system clock speaks UTC", func(t *testing.T) {
		require.Equal(t, time.UTC, clock.System().Now().Location())
	})

	t.Run("a clock of the past never shows a moment twice, nor goes back, and a context carries it", func(t *testing.T) {
		c := clock.NewPast(start)
		first := c.Now()
		require.True(t, c.Now().After(first))
		c.Set(start.Add(-time.Hour))
		require.True(t, c.Now().After(first))
		c.Set(start.Add(time.Hour))
		require.WithinDuration(t, start.Add(time.Hour), c.Now(), time.Second)

		_, ok := clock.In(t.Context())
		require.False(t, ok)
		carried, ok := clock.In(clock.With(t.Context(), c))
		require.True(t, ok)
		require.Same(t, c, carried)
	})
}
