package pacing_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/pacing"
	"github.com/recobro/recobro/modules/calls/internal/pacing/simulation"
)

// days is how many are simulated for each cell here; make bench/dialer takes thirty.
const days = 2

// least is what the product's pacing must come to: the share of their time in which people talk or wrap up.
var least = []struct {
	scenario string
	people   int
	busy     float64
}{{"A", 5, 0.81}, {"A", 20, 0.89}, {"C", 20, 0.86}}

func TestPacing(t *testing.T) {
	t.Run("[CA-13] the budget of calls that come to nobody holds on every simulated day, and people talk or wrap up for most of theirs", func(t *testing.T) {
		for _, l := range least {
			c := simulation.Work(simulation.Scenarios[l.scenario], l.people, days, 1000, simulation.Ours)
			t.Logf("%s, %d people: %.1f %% at work, %.2f %% lost, %.2f %% on the worst day, %.1f %% in the worst half hour", l.scenario, l.people, 100*c.Busy, 100*c.Lost, 100*c.WorstDay, 100*c.WorstHalf)
			require.LessOrEqual(t, c.WorstDay, 0.03, "%s, %d people", l.scenario, l.people)
			require.GreaterOrEqual(t, c.Busy, l.busy, "%s, %d people", l.scenario, l.people)
		}
	})
	t.Run("what we cut short teaches neither that telephones are answered nor that they are not", func(t *testing.T) {
		var all, cut pacing.Lengths
		for n := range 200 {
			all.Learn(float64(n%40), n%4 == 0)
			switch {
			case n%40 < 10 || n%2 == 0: // every other one that rings for ten seconds is given up then
				cut.Learn(float64(n%40), n%4 == 0)
			default:
				cut.Cut(10)
			}
		}
		require.InDelta(t, all.Ever(0), all.Share(), 0.02)
		require.InDelta(t, all.Within(0, 8), cut.Within(0, 8), 0.02, "before that nothing differs")
		var half pacing.Lengths
		for n := range 100 {
			if half.Learn(20, n%2 == 0); n%2 == 0 {
				half.Cut(10)
			}
		}
		require.InDelta(t, 0.5, half.Ever(0), 0.02, "half of those who were left to ring were answered")
	})
	t.Run("below five people each who is free has one call, and nobody is called for nobody", func(t *testing.T) {
		c := simulation.Work(simulation.Scenarios["A"], 4, 1, 5, simulation.Ours)
		require.Zero(t, c.Lost)
	})
}
