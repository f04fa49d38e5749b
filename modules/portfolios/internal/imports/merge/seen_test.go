package merge_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/zeebo/xxh3"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/portfolios/internal/imports/merge"
)

func TestSeen(t *testing.T) {
	t.Run("it answers as a map does, however small it began", rapid.MakeCheck(func(t *rapid.T) {
		seen, model := merge.NewSeen(1), map[int]int64{}
		defer func() { require.NoError(t, seen.Close()) }()
		for line := int64(1); line < 3000; line++ {
			key := rapid.IntRange(0, 5000).Draw(t, "key")
			if _, ok := model[key]; !ok {
				model[key] = line
			}
			require.Equal(t, model[key], seen.First(xxh3.HashString128(strconv.Itoa(key)), line))
		}
	}))
}

func TestMerkle(t *testing.T) {
	t.Run("stored and read again at any place, it comes to the same root", rapid.MakeCheck(func(t *rapid.T) {
		leaves := rapid.SliceOfN(rapid.SliceOf(rapid.Byte()), 1, 40).Draw(t, "leaves")
		cut := rapid.IntRange(0, len(leaves)).Draw(t, "cut")
		var whole, parts merge.Merkle
		for i, leaf := range leaves {
			if i == cut {
				text, err := parts.MarshalText()
				require.NoError(t, err)
				parts = merge.Merkle{}
				require.NoError(t, parts.UnmarshalText(text))
			}
			whole.Add(leaf)
			parts.Add(leaf)
		}
		require.Equal(t, whole.Root(), parts.Root())
	}))
	t.Run("another leaf, order or number gives another root", func(t *testing.T) {
		roots := map[string]bool{}
		for _, leaves := range [][]string{{"a", "b"}, {"b", "a"}, {"a"}, {"a", "b", "b"}, {"ab"}} {
			var m merge.Merkle
			for _, leaf := range leaves {
				m.Add([]byte(leaf))
			}
			require.False(t, roots[m.Root()])
			roots[m.Root()] = true
		}
	})
	t.Run("a damaged accumulator is refused", func(t *testing.T) {
		for _, text := range []string{"x", "00", "000000000000000101"} {
			require.ErrorIs(t, new(merge.Merkle).UnmarshalText([]byte(text)), merge.ErrMerkle)
		}
	})
}
