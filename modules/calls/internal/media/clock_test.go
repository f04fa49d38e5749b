package media

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestClock(t *testing.T) {
	var c Clock
	now := time.Date(2026, 11, 26, 12, 0, 0, 0, time.UTC)
	sound := make([]byte, 160)
	says := func(source, at uint32) uint32 {
		stamp, _ := c.Stamp(Packet{Source: source, Time: at, Sound: sound}, now)
		return stamp
	}
	first := says(1, 5_000)
	now = now.Add(20 * time.Millisecond)
	require.Equal(t, first+160, says(1, 5_160))
	now = now.Add(23 * time.Millisecond)
	require.Equal(t, first+320, says(2, 900), "who speaks next goes on where the one before ended")
	now = now.Add(10 * time.Second)
	require.Equal(t, first+320+80_000, says(3, 40), "and, after a silence, as much later as it was long")
	c.pass(1_600)
	now = now.Add(220 * time.Millisecond)
	require.Equal(t, first+320+80_000+1_760, says(3, 7), "after a key of 200 ms at once")
}
