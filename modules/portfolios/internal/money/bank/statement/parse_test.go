package statement

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

func usual() parser {
	return parser{Layout{
		Currency: "UYU", Columns: []Field{Day, Amount, Reference, Payer, Currency},
		Format: tabular.Format{Decimal: tabular.Comma, Date: tabular.DMY},
	}, time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)}
}

func TestHostileRows(t *testing.T) {
	for name, c := range map[string]struct {
		cells []string
		fault Fault
	}{
		"a sound row":                         {[]string{"19/11/2026", "1.234,56", "T-1", "Ana", ""}, ""},
		"of a day alone":                      {[]string{"19/11/2026"}, BadAmount},
		"of nothing":                          {[]string{"", "", "", "", ""}, BadAmount},
		"with more cells than columns":        {[]string{"19/11/2026", "1,00", "T-1", "Ana", "", "y algo más"}, BadRow},
		"with empty cells behind":             {[]string{"19/11/2026", "1,00", "T-1", "Ana", "", "", " "}, ""},
		"an amount beyond 64 bits":            {[]string{"19/11/2026", "99999999999999999999999", "T-1", "", ""}, BadAmount},
		"an amount just beyond what is kept":  {[]string{"19/11/2026", "10.000.000.000.000,01", "T-1", "", ""}, BadAmount},
		"the greatest amount":                 {[]string{"19/11/2026", "10.000.000.000.000,00", "T-1", "", ""}, ""},
		"an amount with an exponent":          {[]string{"19/11/2026", "1e9", "T-1", "", ""}, BadAmount},
		"an amount of more decimals than are": {[]string{"19/11/2026", "1,001", "T-1", "", ""}, BadAmount},
		"a formula for an amount":             {[]string{"19/11/2026", "=1+1", "T-1", "", ""}, BadAmount},
		"money that goes out":                 {[]string{"19/11/2026", "-5,00", "T-1", "", ""}, Outgoing},
		"no money":                            {[]string{"19/11/2026", "0,00", "T-1", "", ""}, Outgoing},
		"a day of 1900":                       {[]string{"01/01/1900", "1,00", "T-1", "", ""}, BadDay},
		"a day to come":                       {[]string{"26/11/2026", "1,00", "T-1", "", ""}, BadDay},
		"a day far beyond":                    {[]string{"01/01/9999", "1,00", "T-1", "", ""}, BadDay},
		"a day that is none":                  {[]string{"30/02/2026", "1,00", "T-1", "", ""}, BadDay},
		"eight digits that are no day":        {[]string{"20261340", "1,00", "T-1", "", ""}, BadDay},
		"a currency that is none":             {[]string{"19/11/2026", "1,00", "T-1", "", "XXZ"}, BadCurrency},
		"the first fault of several":          {[]string{"30/02/2026", "=1+1", "T-1", "", "XXZ"}, BadCurrency},
	} {
		t.Run("[MO-12] "+name, func(t *testing.T) {
			require.Equal(t, c.fault, usual().parse(2, "", c.cells).Fault)
		})
	}
	t.Run("[MO-12] what is no text is left out, and a long text is cut", func(t *testing.T) {
		long := make([]byte, 2_000)
		for i := range long {
			long[i] = 'x'
		}
		e := usual().parse(2, "", []string{"19/11/2026", "1,00", "a\x00b\xff", "=HYPERLINK(\"http://x\")" + string(long), ""})
		require.Equal(t, "ab", e.Reference)
		require.Len(t, e.Payer, longest)
	})
	t.Run("[MO-12] a line of a fixed width that is cut off within its amount is no smaller amount", func(t *testing.T) {
		p := usual()
		p.Columns, p.MinorUnits = []Field{Day, Amount}, true
		p.Digits = Digits(p.Columns, tabular.Detection{Format: tabular.Format{Kind: tabular.Fixed}, Sample: [][]string{{"20261119", "000000105012"}, {"20261119", "000000000100"}}})
		require.Equal(t, BadRow, p.parse(2, "", []string{"20261119", "00000010"}).Fault)
		whole := p.parse(2, "", []string{"20261119", "000000105012"})
		require.Empty(t, whole.Fault)
		require.EqualValues(t, 105_012, whole.Amount)
	})
}
