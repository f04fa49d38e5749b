package pacing_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/calls/internal/pacing"
	"github.com/recobro/recobro/modules/calls/internal/pacing/simulation"
)

// A session of a month in which hardly anybody found nobody there has not saved up what it may make up for at once.
func TestAfterACleanMonth(t *testing.T) {
	t.Parallel()
	for _, people := range []int{5, 10, 20} {
		t.Run(fmt.Sprintf("[CA-13] %d people after 20,000 answered calls keep to the ceilings from the first half hour on", people), func(t *testing.T) {
			t.Parallel()
			c := simulation.WorkAfter(pacing.Tally{Answered: 20_000, Abandoned: 50}, simulation.Scenarios["A"], people, 1, 1000, simulation.Ours)
			t.Logf("first half hour %+v, worst day %.2f %%, at most %d dialled at once for two who are free", c.First, 100*c.WorstDay, c.MostDialled)
			require.LessOrEqual(t, c.First.Abandoned, 2+int(0.06*float64(c.First.Answered)))
			require.LessOrEqual(t, c.WorstDay, 0.03)
			require.Less(t, c.MostDialled, 2*people)
		})
	}
}

// learned is a pacer that knows telephones and talks: a third of the calls is answered after ten seconds, talks last for two and a half minutes.
func learned() *pacing.Pacer {
	p := &pacing.Pacer{}
	for n := range 300 {
		p.Ring.Learn(float64(3+n%20), n%3 == 0)
		p.Talk.Learn(float64(20+n), true)
		p.Wrap.Learn(float64(5+n%40), true)
	}
	return p
}

func TestBudgetInAnyState(t *testing.T) {
	t.Parallel()
	p := learned()
	rapid.Check(t, func(t *rapid.T) {
		tally := func(name string, most int) (of pacing.Tally) {
			of.Answered = rapid.IntRange(0, most).Draw(t, name+" answered")
			of.Abandoned = rapid.IntRange(0, of.Answered).Draw(t, name+" abandoned")
			return of
		}
		b := pacing.Budget{Limit: 0.03, Month: tally("month", 1_000_000), Day: tally("day", 5000), Half: tally("half", 500)}
		m := pacing.Moment{Free: 2}
		for range 18 {
			m.Busy = append(m.Busy, pacing.Person{Age: float64(rapid.IntRange(0, 240).Draw(t, "age"))})
		}
		d := p.Decide(m, b)
		require.Less(t, d.Dial, 30, "two are free")
		if float64(b.Half.Abandoned) > 0.06*float64(b.Half.Answered+18)+1 || float64(b.Day.Abandoned) > 0.03*float64(b.Day.Answered+18)+2 {
			require.Equal(t, 2, d.Dial, "beyond a ceiling each who is free has one call")
		}
	})
}

func TestReadBudget(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 28, 10, 5, 0, 0, time.UTC)
	b, err := pacing.ReadBudget(0.03, now, func(from time.Time) (pacing.Tally, error) {
		return pacing.Tally{Answered: int(now.Sub(from) / time.Hour)}, nil
	})
	require.NoError(t, err)
	require.Equal(t, pacing.Budget{Limit: 0.03, Month: pacing.Tally{Answered: 720}, Day: pacing.Tally{Answered: 24}}, b)
}
