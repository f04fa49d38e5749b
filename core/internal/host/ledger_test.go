package host

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestLedger(t *testing.T) {
	start := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)

	t.Run("waits double from half a second and the fifth failure in ten minutes gives up", func(t *testing.T) {
		l := newLedger(DefaultPolicy())
		for i, want := range []time.Duration{500, 1000, 2000, 4000} {
			delay, giveUp := l.failed(start.Add(time.Duration(i) * time.Minute))
			require.False(t, giveUp)
			require.Equal(t, want*time.Millisecond, delay)
		}
		_, giveUp := l.failed(start.Add(9 * time.Minute))
		require.True(t, giveUp)
	})

	t.Run("failures older than the window do not count, and no wait is longer than the longest", func(t *testing.T) {
		l := newLedger(DefaultPolicy())
		var delay time.Duration
		for i := range 40 {
			var giveUp bool
			delay, giveUp = l.failed(start.Add(time.Duration(i) * 3 * time.Minute))
			require.False(t, giveUp)
		}
		require.Equal(t, 30*time.Second, delay)
	})

	t.Run("waiting for a database has the same delays and gives nothing up", func(t *testing.T) {
		l := newLedger(DefaultPolicy())
		var delay time.Duration
		for range 40 {
			delay = l.waits()
		}
		require.Equal(t, 30*time.Second, delay)
		_, giveUp := l.failed(start)
		require.False(t, giveUp)
	})

	t.Run("a host that did not run itself does not judge", func(t *testing.T) {
		require.False(t, heldUp(5*time.Second+20*time.Millisecond, 5*time.Second))
		require.True(t, heldUp(9*time.Second, 5*time.Second))
	})

	t.Run("a proven process resets the wait but not the count", func(t *testing.T) {
		l := newLedger(DefaultPolicy())
		l.failed(start)
		l.failed(start)
		l.proven()
		delay, _ := l.failed(start)
		require.Equal(t, 500*time.Millisecond, delay)
		l.failed(start)
		_, giveUp := l.failed(start)
		require.True(t, giveUp)
	})
}
