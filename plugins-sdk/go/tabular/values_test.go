package tabular_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

func TestParseAmount(t *testing.T) {
	for _, c := range []struct {
		text  string
		style tabular.Decimal
		want  int64
		err   error
	}{
		{"1.234,56", tabular.Comma, 123456, nil},
		{"1,234.56", tabular.Point, 123456, nil},
		{"1,234.56", tabular.Comma, 123456, nil},
		{"1.234", tabular.Comma, 123400, nil},
		{"1.234", tabular.Point, 0, tabular.ErrPrecision},
		{"1.200", tabular.Point, 120, nil},
		{"1.234.567", tabular.Point, 123456700, nil},
		{"1234.5", tabular.Comma, 123450, nil},
		{"0.500", tabular.Comma, 50, nil},
		{"$ 1.234,50", tabular.Comma, 123450, nil},
		{"U$S 10", tabular.Comma, 1000, nil},
		{"R$ 10,5", tabular.Comma, 1050, nil},
		{"(10,00)", tabular.Comma, -1000, nil},
		{"-10", tabular.Comma, -1000, nil},
		{"10-", tabular.Comma, -1000, nil},
		{"1 234 567,00", tabular.Comma, 123456700, nil},
		{"1234.5600000000001", tabular.Comma, 123456, nil},
		{"0.9999999", tabular.Point, 100, nil},
		{"12.34.567", tabular.Comma, 0, tabular.ErrAmount},
		{"1,2,3", tabular.Comma, 0, tabular.ErrAmount},
		{"", tabular.Comma, 0, tabular.ErrAmount},
		{",", tabular.Comma, 0, tabular.ErrAmount},
		{"ten", tabular.Comma, 0, tabular.ErrAmount},
		{"99999999999999999999", tabular.Comma, 0, tabular.ErrRange},
	} {
		t.Run(c.text+" "+string(c.style), func(t *testing.T) {
			got, err := tabular.ParseAmount(c.text, c.style, 2)
			require.ErrorIs(t, err, c.err)
			assert.Equal(t, c.want, got)
		})
	}
	t.Run("an amount without decimals of a currency without minor units", func(t *testing.T) {
		got, err := tabular.ParseAmount("1.234,00", tabular.Comma, 0)
		require.NoError(t, err)
		assert.Equal(t, int64(1234), got)
	})
	t.Run("what is written is what is read", rapid.MakeCheck(func(t *rapid.T) {
		minor := rapid.Int64Range(0, 1<<53).Draw(t, "minor")
		for style, separator := range map[tabular.Decimal]string{tabular.Comma: ",", tabular.Point: "."} {
			got, err := tabular.ParseAmount(fmt.Sprintf("%d%s%02d", minor/100, separator, minor%100), style, 2)
			require.NoError(t, err)
			require.Equal(t, minor, got)
		}
	}))
}

func TestParseDate(t *testing.T) {
	now := time.Date(2026, 11, 20, 0, 0, 0, 0, time.UTC)
	for _, c := range []struct {
		text  string
		order tabular.DateOrder
		want  string
	}{
		{"31/12/2025", tabular.DMY, "2025-12-31"},
		{"1-2-2025", tabular.DMY, "2025-02-01"},
		{"01.02.25", tabular.DMY, "2025-02-01"},
		{"01/02/80", tabular.DMY, "1980-02-01"},
		{"12/31/2025", tabular.MDY, "2025-12-31"},
		{"2025-12-31", tabular.DMY, "2025-12-31"},
		{"2025-12-31T10:00:00Z", tabular.ISO, "2025-12-31"},
		{"20251231", tabular.DMY, "2025-12-31"},
		{"45292", tabular.DMY, "2024-01-01"},
		{"45292.75", tabular.DMY, "2024-01-01"},
		{"29/02/2024", tabular.DMY, "2024-02-29"},
		{"29/02/2025", tabular.DMY, ""},
		{"31/12/2025", tabular.MDY, ""},
		{"12", tabular.DMY, ""},
		{"", tabular.DMY, ""},
		{"1/2", tabular.DMY, ""},
		{"1/2-2025", tabular.DMY, ""},
		{"yesterday", tabular.DMY, ""},
		{"31/12/20255", tabular.DMY, ""},
	} {
		t.Run(c.text+" "+string(c.order), func(t *testing.T) {
			got, err := tabular.ParseDate(c.text, c.order, true, now)
			if c.want == "" {
				require.ErrorIs(t, err, tabular.ErrDate)
				return
			}
			require.NoError(t, err)
			assert.Equal(t, c.want, got.Format(time.DateOnly))
		})
	}
	t.Run("a bare number is no date in a CSV file", func(t *testing.T) {
		_, err := tabular.ParseDate("45292", tabular.DMY, false, now)
		require.ErrorIs(t, err, tabular.ErrDate)
	})
	t.Run("no text makes it panic", rapid.MakeCheck(func(t *rapid.T) {
		text := rapid.StringMatching(`[0-9/.\-T ]{0,14}`).Draw(t, "text")
		_, _ = tabular.ParseDate(text, tabular.DMY, true, now)
		_, _ = tabular.ParseAmount(text, tabular.Comma, 2)
	}))
}
