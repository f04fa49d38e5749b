package money_test

import (
	"math"
	"math/big"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/plugins-sdk/go/money"
)

func TestAmount(t *testing.T) {
	for text, amount := range map[string]money.Amount{
		"1234.50 UYU": {Minor: 123450, Currency: "UYU"}, "-0.05 BRL": {Minor: -5, Currency: "BRL"}, "1234 CLP": {Minor: 1234, Currency: "CLP"},
		"0.0001 CLF": {Minor: 1, Currency: "CLF"}, "-92233720368547758.08 USD": {Minor: math.MinInt64, Currency: "USD"},
	} {
		t.Run("is written "+text, func(t *testing.T) { require.Equal(t, text, amount.String()) })
	}

	t.Run("a total never turns round", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			a, b := rapid.Int64().Draw(t, "a"), rapid.Int64().Draw(t, "b")
			total, exact := money.Total(a, b), new(big.Int).Add(big.NewInt(a), big.NewInt(b))
			if exact.IsInt64() {
				require.Equal(t, exact.Int64(), total)
				return
			}
			require.Equal(t, exact.Sign() > 0, total == math.MaxInt64)
			require.Equal(t, exact.Sign() < 0, total == math.MinInt64)
		})
	})
}
