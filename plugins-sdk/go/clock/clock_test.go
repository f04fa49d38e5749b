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
}
