package strategy_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/strategy"
)

var noon = time.Date(2026, 11, 24, 15, 0, 0, 0, time.UTC)

func of[T any](v T) *T { return &v }

func TestTheFirstStepThatADebtorFitsIsTheirs(t *testing.T) {
	steps := []strategy.Step{
		{ID: "late", When: strategy.When{DPDFrom: of(90)}},
		{ID: "tagged", When: strategy.When{TagIDs: []string{"vip"}, BalanceFrom: of[int64](1000)}},
		{ID: "quiet", When: strategy.When{QuietDays: of(7), Promise: strategy.NoPromise}},
		{ID: "sure", When: strategy.When{ChanceFrom: of(50), Reach: []strategy.Reached{"machine", "never"}}},
	}
	for want, v := range map[string]strategy.View{
		"late":   {DPD: 90, TagIDs: []string{"vip"}, Balance: 1000},
		"tagged": {DPD: 89, TagIDs: []string{"a", "vip"}, Balance: 1000},
		"quiet":  {Promise: strategy.NoPromise, ReachedAt: noon.Add(-7 * 24 * time.Hour)},
		"sure":   {Promise: strategy.OpenPromise, Chance: 0.5, LastReach: "never"},
		"":       {Promise: strategy.NoPromise, ReachedAt: noon.Add(-7*24*time.Hour + time.Second), Chance: 0.49, LastReach: "never"},
	} {
		got, found := strategy.Choose(steps, v, noon)
		require.Equal(t, want, got.ID)
		require.Equal(t, want != "", found)
	}
}

func TestAPriorityComesBeforeAnyBalance(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := func(label string) strategy.View {
			return strategy.View{
				Balance: rapid.Int64Range(0, 1_000_000_000_000_000).Draw(t, label), DPD: rapid.IntRange(0, 36500).Draw(t, label+" days"),
				Chance: rapid.Float64Range(0, 1).Draw(t, label+" chance"),
			}
		}
		order := rapid.SampledFrom(strategy.Order("").Enum()).Draw(t, "order")
		first, second := strategy.Then{Priority: 5, Order: order}, strategy.Then{Priority: 4, Order: order}
		if first.Rank(v("a")) <= second.Rank(v("b")) {
			t.Fatal("a lower priority came first")
		}
	})
}

func TestStepsThatCannotBeMeantAreRefused(t *testing.T) {
	require.ErrorIs(t, strategy.Check(nil), strategy.ErrEmpty)
	require.ErrorIs(t, strategy.Check([]strategy.Step{{ID: "a"}, {ID: "a"}}), strategy.ErrSame)
	require.ErrorIs(t, strategy.Check([]strategy.Step{{ID: "a", When: strategy.When{DPDFrom: of(31), DPDTo: of(30)}}}), strategy.ErrRange)
	require.NoError(t, strategy.Check(strategy.Usual()))
}

func TestAWaitBeginsWithTheLastTry(t *testing.T) {
	then := strategy.Then{WaitHours: 48}
	require.True(t, then.ReadyAt(strategy.View{}).IsZero(), "nobody has tried: at once")
	require.Equal(t, noon.Add(48*time.Hour), then.ReadyAt(strategy.View{TriedAt: noon}))
}
