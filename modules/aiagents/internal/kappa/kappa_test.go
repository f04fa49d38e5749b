package kappa_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/aiagents/internal/kappa"
)

func times(n int, a, b string) (all []kappa.Pair) {
	for range n {
		all = append(all, kappa.Pair{A: a, B: b})
	}
	return all
}

func table(cells ...[]kappa.Pair) (all []kappa.Pair) {
	for _, cell := range cells {
		all = append(all, cell...)
	}
	return all
}

func TestKappa(t *testing.T) {
	for name, c := range map[string]struct {
		pairs []kappa.Pair
		is    float64
	}{
		"grants: 20, 5, 10, 15 of fifty":   {table(times(20, "y", "y"), times(5, "y", "n"), times(10, "n", "y"), times(15, "n", "n")), 0.4},
		"45, 15, 25, 15 of a hundred":      {table(times(45, "y", "y"), times(15, "y", "n"), times(25, "n", "y"), times(15, "n", "n")), 0.130434783},
		"25, 35, 5, 35 of a hundred":       {table(times(25, "y", "y"), times(35, "y", "n"), times(5, "n", "y"), times(35, "n", "n")), 0.259259259},
		"both always say the same of each": {table(times(3, "a", "a"), times(2, "b", "b"), times(4, "c", "c")), 1},
		"both always say otherwise":        {table(times(5, "y", "n"), times(5, "n", "y")), -1},
		"one always says the same":         {table(times(5, "y", "y"), times(5, "y", "n")), 0},
	} {
		t.Run("[AI-09] "+name, func(t *testing.T) {
			got := kappa.Of(c.pairs)
			require.NotNil(t, got.Kappa)
			require.InDelta(t, c.is, *got.Kappa, 1e-9)
		})
	}
	t.Run("[AI-09] nothing judged is no agreement", func(t *testing.T) { require.Equal(t, kappa.Agreement{}, kappa.Of(nil)) })
	t.Run("[AI-09] where both say one and the same, nothing is known beyond chance", func(t *testing.T) {
		require.Equal(t, kappa.Agreement{N: 4, Observed: 1, Expected: 1}, kappa.Of(times(4, "y", "y")))
	})
}

func TestKappaProperties(t *testing.T) {
	word := rapid.SampledFrom([]string{"a", "b", "c"})
	rapid.Check(t, func(r *rapid.T) {
		pairs := rapid.SliceOfN(rapid.Custom(func(r *rapid.T) kappa.Pair { return kappa.Pair{A: word.Draw(r, "a"), B: word.Draw(r, "b")} }), 0, 40).Draw(r, "pairs")
		got := kappa.Of(pairs)
		turned := make([]kappa.Pair, len(pairs))
		for n, p := range pairs {
			turned[len(pairs)-1-n] = kappa.Pair{A: p.B, B: p.A}
		}
		require.Equal(r, got, kappa.Of(turned), "neither who is first nor the order matters")
		require.LessOrEqual(r, got.Observed, 1.0)
		if got.Kappa != nil {
			require.GreaterOrEqual(r, *got.Kappa, -1.0)
			require.LessOrEqual(r, *got.Kappa, 1.0)
			require.Equal(r, got.Observed == 1, *got.Kappa == 1)
		}
	})
}
