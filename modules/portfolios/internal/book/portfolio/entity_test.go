package portfolio_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
)

func TestStatus(t *testing.T) {
	t.Run("a portfolio lives from draft to archived and may pause in between", func(t *testing.T) {
		p := portfolio.Portfolio{Status: portfolio.Draft}
		for _, to := range []portfolio.Status{portfolio.Active, portfolio.Paused, portfolio.Active, portfolio.Closed, portfolio.Archived} {
			require.NoError(t, p.Move(to))
		}
	})
	t.Run("what is closed never works again", rapid.MakeCheck(func(t *rapid.T) {
		p := portfolio.Portfolio{Status: portfolio.Draft}
		closed := false
		for range rapid.IntRange(1, 20).Draw(t, "steps") {
			before := p.Status
			if err := p.Move(rapid.SampledFrom(portfolio.Draft.Enum()).Draw(t, "to")); err != nil {
				require.ErrorIs(t, err, portfolio.ErrTransition)
				require.Equal(t, before, p.Status)
			}
			closed = closed || !p.Working()
			require.NotEqual(t, closed, p.Working())
		}
	}))
	t.Run("portfolios of one creditor share its key however it is written", func(t *testing.T) {
		a := portfolio.Portfolio{CreditorName: "Crédito Ágil S.A.", Currency: "UYU", Timezone: "America/Montevideo"}
		b := a
		b.CreditorName = "CREDITO AGIL, S.A"
		require.NoError(t, a.Seal())
		require.NoError(t, b.Seal())
		require.Equal(t, "credito-agil-s-a", a.CreditorID)
		require.Equal(t, a.CreditorID, b.CreditorID)
	})
}
