package password

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestList(t *testing.T) {
	t.Parallel()
	known, err := readList()
	require.NoError(t, err)
	lines := strings.Split(strings.Trim(string(known), "\n"), "\n")

	t.Run("is sorted, folded, and long", func(t *testing.T) {
		t.Parallel()
		require.True(t, slices.IsSorted(lines))
		require.Greater(t, len(lines), 80_000)
		for _, line := range lines {
			require.Equal(t, Fold(line), line)
		}
	})

	t.Run("knows each of its lines and nothing between them", func(t *testing.T) {
		t.Parallel()
		for _, line := range lines {
			require.True(t, known.has(line), line)
			require.False(t, known.has(line+"\x00"), line)
		}
		for _, other := range []string{"", "\n", "\x00", "\U0010ffff", lines[0] + "\n" + lines[1]} {
			require.False(t, known.has(other), "%q", other)
		}
	})
}
