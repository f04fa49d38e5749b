package bucket_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
)

func TestSet(t *testing.T) {
	t.Run("the default set is the seven ranges collectors use", func(t *testing.T) {
		names := map[int]string{0: "0", 1: "1–30", 30: "1–30", 31: "31–60", 90: "61–90", 120: "91–120", 180: "121–180", 181: "181+", 9999: "181+"}
		for days, name := range names {
			require.Equal(t, name, bucket.Default().For(days).Classification, days)
		}
	})
	t.Run("a set begins at day 0", func(t *testing.T) {
		_, err := bucket.NewSet([]bucket.Range{{Classification: "late", MinDays: 1}})
		require.ErrorIs(t, err, bucket.ErrStart)
		_, err = bucket.NewSet(nil)
		require.ErrorIs(t, err, bucket.ErrStart)
	})
	t.Run("two ranges cannot begin on the same day", func(t *testing.T) {
		_, err := bucket.NewSet([]bucket.Range{{"a", 0}, {"b", 5}, {"c", 5}})
		require.ErrorIs(t, err, bucket.ErrRepeat)
	})
	t.Run("every day belongs to exactly one bucket", rapid.MakeCheck(func(t *rapid.T) {
		starts := rapid.SliceOfNDistinct(rapid.IntRange(1, 400), 0, 12, rapid.ID[int]).Draw(t, "starts")
		ranges := []bucket.Range{{"0", 0}}
		for _, s := range starts {
			ranges = append(ranges, bucket.Range{Classification: "x", MinDays: s})
		}
		set, err := bucket.NewSet(ranges)
		require.NoError(t, err)
		day := rapid.IntRange(0, 500).Draw(t, "day")
		holding := 0
		for _, b := range set {
			if day >= b.MinDays && (b.MaxDays == nil || day <= *b.MaxDays) {
				holding++
				require.Equal(t, b.ID, set.For(day).ID)
			}
		}
		require.Equal(t, 1, holding)
	}))
}
