package merge_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/merge"
)

func grown(t require.TestingT, text string, leaves ...string) merge.Merkle {
	tree, err := merge.ReadMerkle(text)
	require.NoError(t, err)
	for _, leaf := range leaves {
		require.NoError(t, tree.Add([]byte(leaf)))
	}
	return tree
}

func TestMerkle(t *testing.T) {
	t.Run("stored and read again at any place, it comes to the same root", rapid.MakeCheck(func(t *rapid.T) {
		leaves := rapid.SliceOfN(rapid.String(), 1, 40).Draw(t, "leaves")
		cut := rapid.IntRange(0, len(leaves)).Draw(t, "cut")
		parts := grown(t, grown(t, "", leaves[:cut]...).String(), leaves[cut:]...)
		require.Equal(t, grown(t, "", leaves...).Root(), parts.Root())
	}))
	t.Run("what earlier versions stored is read, and comes to the root that they came to", func(t *testing.T) {
		const four = "000000000000000433376a3bd63e9993708a84ddfe6c28ae58b83505dd1fed711bd924ec5a6239f0"
		const five = "fe14a5426fbd70c0fa73f52342afed0da0bd23c4838662ccf6b88a3070ead97b"
		require.Equal(t, five, grown(t, four, "e").Root())
		require.Equal(t, four, grown(t, "", "a", "b", "c", "d").String())
		require.Empty(t, grown(t, "").Root())
	})
	t.Run("another leaf, order or number gives another root", func(t *testing.T) {
		roots := map[string]bool{}
		for _, leaves := range [][]string{{"a", "b"}, {"b", "a"}, {"a"}, {"a", "b", "b"}, {"ab"}} {
			root := grown(t, "", leaves...).Root()
			require.False(t, roots[root])
			roots[root] = true
		}
	})
	t.Run("a damaged tree is refused", func(t *testing.T) {
		for _, text := range []string{"x", "00", "000000000000000101", "0000000000000001"} {
			_, err := merge.ReadMerkle(text)
			require.Error(t, err, text)
		}
	})
}
