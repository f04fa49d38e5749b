package belief_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/belief"
)

func TestBelief(t *testing.T) {
	start := time.Date(2026, 11, 24, 18, 0, 0, 0, time.UTC) // a Tuesday
	fresh := func() belief.Belief { return belief.New("ana", "+59899123456", "own", start) }
	after := func(b belief.Belief, reach string, wrong bool, at time.Time) belief.Belief {
		b.Learn("own", reach, wrong, at, time.UTC)
		return b
	}
	t.Run("[CO-08] the right party makes a number likelier, somebody else and silence less so", func(t *testing.T) {
		before := fresh().Probability("own", start)
		require.Greater(t, after(fresh(), belief.RightParty, false, start).Probability("own", start), before)
		third := after(fresh(), belief.ThirdParty, false, start).Probability("own", start)
		silent := after(fresh(), belief.None, false, start).Probability("own", start)
		require.Less(t, third, silent)
		require.Less(t, silent, before)
		require.Less(t, belief.New("ana", "x", "relative", start).Probability("relative", start), before)
	})
	t.Run("[CO-08] a number that is somebody else's is kept out until the quarantine is over, or the right party answers there", func(t *testing.T) {
		b := after(fresh(), belief.ThirdParty, true, start)
		require.Equal(t, start.Add(belief.Quarantine), b.Until())
		require.Less(t, b.Probability("own", start), 0.15)
		require.True(t, after(b, belief.RightParty, false, start.Add(time.Hour)).Until().IsZero())
	})
	t.Run("[CO-08] what was learnt fades to what was believed before", func(t *testing.T) {
		b := after(fresh(), belief.RightParty, false, start)
		years := start.AddDate(5, 0, 0)
		require.InDelta(t, fresh().Probability("own", start), b.Probability("own", years), 0.001)
		require.Greater(t, b.Probability("own", start.AddDate(0, 1, 0)), b.Probability("own", start.AddDate(0, 6, 0)))
	})
	t.Run("[CO-08] the best hour is that at which the right party answers, once they have answered often enough", func(t *testing.T) {
		b := fresh()
		_, known := b.Best()
		require.False(t, known)
		for week := range 6 {
			day := start.AddDate(0, 0, 7*week)
			b = after(b, belief.RightParty, false, day)
			b = after(b, belief.None, false, day.Add(-8*time.Hour))
		}
		hour, known := b.Best()
		require.True(t, known)
		require.InDelta(t, 18, hour, 1)
		require.Greater(t, b.Lift(2*24+18), b.Lift(2*24+10))
	})
}
