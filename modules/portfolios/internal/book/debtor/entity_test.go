package debtor_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
)

func TestStatus(t *testing.T) {
	t.Run("work goes forward from new and never back to it", rapid.MakeCheck(func(t *rapid.T) {
		at := debtor.New
		for range rapid.IntRange(1, 20).Draw(t, "steps") {
			before := at
			after, err := at.To(rapid.SampledFrom(debtor.New.Enum()).Draw(t, "next"))
			if err != nil {
				require.True(t, errors.Is(err, debtor.ErrTransition) || errors.Is(err, debtor.ErrFollows))
				require.Equal(t, before, after)
			}
			require.False(t, before != debtor.New && after == debtor.New)
			require.False(t, before == debtor.Recalled && after != debtor.Recalled)
			at = after
		}
	}))
	t.Run("a paid debtor may be worked again", func(t *testing.T) {
		_, err := debtor.Paid.To(debtor.InProgress)
		require.NoError(t, err)
	})
	t.Run("nobody sets what promises, plans and payments make of a debtor", func(t *testing.T) {
		for _, from := range debtor.New.Enum() {
			for _, to := range []debtor.Status{debtor.Promised, debtor.Plan, debtor.Paid} {
				if from != to {
					_, err := from.To(to)
					require.ErrorIs(t, err, debtor.ErrFollows, "%s to %s", from, to)
				}
			}
		}
	})
}
