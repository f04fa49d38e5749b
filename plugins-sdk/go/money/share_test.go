package money_test

import (
	"math/big"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/plugins-sdk/go/money"
)

func TestShare(t *testing.T) {
	t.Run("a share is exact, however large the amount", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			amount, share := rapid.Int64Min(0).Draw(t, "amount"), rapid.Int64Range(0, money.Whole).Draw(t, "share")
			product, whole := new(big.Int).Mul(big.NewInt(amount), big.NewInt(share)), big.NewInt(money.Whole)
			down, rest := new(big.Int).DivMod(product, whole, new(big.Int))
			require.Equal(t, down.Int64(), money.Share(amount, share))
			require.Equal(t, down.Int64()+int64(rest.Sign()), money.ShareUp(amount, share))
		})
	})

	t.Run("the share that a part is comes to no more than the part", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			amount := rapid.Int64Range(1, money.MostSum).Draw(t, "amount")
			part := rapid.Int64Range(0, amount).Draw(t, "part")
			share := money.ShareOf(part, amount)
			require.LessOrEqual(t, money.Share(amount, share), part)
			if part < amount {
				require.Greater(t, money.ShareUp(amount, share+1), part)
			}
		})
	})

	t.Run("nothing has no share, and nothing is more than all", func(t *testing.T) {
		require.Zero(t, money.Share(-1, 5_000))
		require.Zero(t, money.ShareOf(5, 0))
		require.Equal(t, int64(7), money.Share(7, 20_000))
		require.Equal(t, money.Whole, money.ShareOf(9, 3))
	})
}
