package merge_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/zeebo/xxh3"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/merge"
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
