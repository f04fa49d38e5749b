package money_test

import (
	"math"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/plugins-sdk/go/money"
)

func anyAmount(t *rapid.T) money.Amount {
	return money.Amount{
		Minor:    rapid.Int64Range(-money.Most, money.Most).Draw(t, "minor"),
		Currency: rapid.SampledFrom(money.Codes()).Draw(t, "currency"),
	}
}

func TestAmount(t *testing.T) {
	t.Run("what is written is what is read, in both styles", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			a := anyAmount(t)
			back, err := money.ParseDecimal(a.Decimal(), money.Dot, a.Currency)
			require.NoError(t, err)
			require.Equal(t, a, back)
			back, err = money.ParseDecimal(strings.ReplaceAll(a.Decimal(), ".", ","), money.Comma, a.Currency)
			require.NoError(t, err)
			require.Equal(t, a, back)
		})
	})

	t.Run("adding and taking away returns to the start or refuses", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			a := anyAmount(t)
			b := money.Amount{Minor: rapid.Int64().Draw(t, "other"), Currency: a.Currency}
			sum, err := a.Add(b)
			if err != nil {
				require.ErrorIs(t, err, money.ErrRange)
				return
			}
			back, err := sum.Sub(b)
			if b.Minor == math.MinInt64 {
				require.ErrorIs(t, err, money.ErrRange)
				return
			}
			require.NoError(t, err)
			require.Equal(t, a, back)
		})
	})

	t.Run("an amount beyond the bound is refused, however it comes", func(t *testing.T) {
		for _, minor := range []int64{money.Most + 1, -money.Most - 1, math.MaxInt64, math.MinInt64} {
			_, err := money.New(minor, "UYU")
			require.ErrorIs(t, err, money.ErrRange)
			_, err = money.ParseDecimal(money.Amount{Minor: minor, Currency: "UYU"}.Decimal(), money.Dot, "UYU")
			require.ErrorIs(t, err, money.ErrRange)
		}
		_, err := money.Amount{Minor: money.MostSum, Currency: "UYU"}.Add(money.Amount{Minor: 1, Currency: "UYU"})
		require.ErrorIs(t, err, money.ErrRange)
	})

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

	t.Run("sums of different currencies are refused", func(t *testing.T) {
		_, err := money.Amount{Minor: 1, Currency: "UYU"}.Add(money.Amount{Minor: 1, Currency: "USD"})
		require.ErrorIs(t, err, money.ErrCurrency)
	})

	t.Run("every listed code is a currency, in order", func(t *testing.T) {
		require.True(t, slices.IsSorted(money.Codes()))
		for _, code := range money.Codes() {
			_, ok := money.Lookup(code)
			require.True(t, ok, code)
		}
		_, err := money.New(1, "XXX")
		require.ErrorIs(t, err, money.ErrCurrency)
	})
}

func TestParseDecimal(t *testing.T) {
	for _, c := range []struct {
		text     string
		style    money.Style
		currency string
		minor    int64
	}{
		{"1.234,50", money.Comma, "UYU", 123450},
		{"1,234.5", money.Dot, "USD", 123450},
		{"$ 1.234", money.Comma, "CLP", 1234},
		{"1 234 567,8", money.Comma, "ARS", 123456780},
		{"(12,30)", money.Comma, "UYU", -1230},
		{"-$5", money.Dot, "MXN", -500},
		{"R$ -0,05", money.Comma, "BRL", -5},
		{"10.000", money.Dot, "UYU", 1000},
		{"7 USD", money.Dot, "USD", 700},
		{",5", money.Comma, "UYU", 50},
	} {
		t.Run("reads "+c.text+" "+c.currency, func(t *testing.T) {
			a, err := money.ParseDecimal(c.text, c.style, c.currency)
			require.NoError(t, err)
			require.Equal(t, c.minor, a.Minor)
		})
	}

	for text, want := range map[string]error{
		"": money.ErrAmount, "abc": money.ErrAmount, "1,23,4.5": money.ErrAmount, "1.": money.ErrAmount,
		"12.345": money.ErrPrecision, "99999999999999999999": money.ErrRange, "1e5": money.ErrAmount, "NaN": money.ErrAmount,
		"--5": money.ErrAmount, "١٢": money.ErrAmount,
	} {
		t.Run("refuses «"+text+"»", func(t *testing.T) {
			_, err := money.ParseDecimal(text, money.Dot, "UYU")
			require.ErrorIs(t, err, want)
		})
	}

	t.Run("no text panics", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			_, _ = money.ParseDecimal(rapid.String().Draw(t, "text"), money.Comma, "UYU")
		})
	})
}
