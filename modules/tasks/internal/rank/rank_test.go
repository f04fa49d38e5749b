package rank_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/tasks/internal/rank"
)

func TestBetween(t *testing.T) {
	t.Run("whatever is moved wherever, every rank lies between its neighbours", rapid.MakeCheck(func(t *rapid.T) {
		var order []string
		for range rapid.IntRange(1, 200).Draw(t, "steps") {
			at := rapid.IntRange(0, len(order)).Draw(t, "at")
			left, right := "", ""
			if at > 0 {
				left = order[at-1]
			}
			if at < len(order) {
				right = order[at]
			}
			order = slices.Insert(order, at, rank.Between(left, right))
		}
		require.True(t, slices.IsSorted(order))
		require.Len(t, slices.Compact(slices.Clone(order)), len(order))
	}))
	for name, step := range map[string]func(string) string{
		"on top":     func(r string) string { return rank.Between("", r) },
		"at the end": func(r string) string { return rank.Between(r, "") },
	} {
		t.Run("a hundred thousand rows put "+name+" keep ranks short", func(t *testing.T) {
			at := "a0"
			for range 100_000 {
				before := at
				at = step(at)
				require.NotEqual(t, before, at)
			}
			require.LessOrEqual(t, len(at), 6)
		})
	}
	t.Run("rows put between the same two neighbours grow their ranks slowly", func(t *testing.T) {
		left, right := "a0", "a1"
		for range 200 {
			right = rank.Between(left, right)
		}
		require.Less(t, len(right), rank.Longest)
	})
}

func TestSpread(t *testing.T) {
	t.Run("gives as many ranks as asked for, in order, within the ends", rapid.MakeCheck(func(t *rapid.T) {
		n := rapid.IntRange(0, 300).Draw(t, "n")
		ends := rapid.SampledFrom([][2]string{{"", ""}, {"a0", ""}, {"", "a0"}, {"a0", "a1"}, {"Zz", "a0V"}}).Draw(t, "ends")
		got := rank.Spread(ends[0], ends[1], n)
		require.Len(t, got, n)
		require.True(t, slices.IsSorted(got))
		require.Len(t, slices.Compact(slices.Clone(got)), n)
		for _, r := range got {
			require.Greater(t, r, ends[0])
			require.True(t, ends[1] == "" || r < ends[1])
			require.Less(t, len(r), rank.Longest)
		}
	}))
}
