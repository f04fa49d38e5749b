package rows_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/rows"
	"github.com/recobro/recobro/modules/portfolios/internal/book/mapping"
	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

func latin() tabular.Format {
	return tabular.Format{Kind: tabular.CSV, Encoding: tabular.UTF8, Delimiter: ";", Decimal: tabular.Comma, Date: tabular.DMY, HasHeader: true}
}

func today() time.Time { return time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC) }

func columns() mapping.Mapping {
	return mapping.Mapping{
		mapping.NationalID, mapping.Name, mapping.Phone, mapping.DebtRef, mapping.Balance, mapping.Currency, mapping.OriginalDue,
		mapping.Email, mapping.ExternalRef, mapping.Ignored,
	}
}

func parse(fields ...string) rows.Row {
	parser := rows.NewParser(latin(), columns(), nil, "UY", "UYU", today())
	return parser.Parse(tabular.Record{Line: 7}, fields)
}

// sound is a row without a fault; change gives it one value more.
func sound(change map[int]string) []string {
	fields := []string{"1.234.567-2", "Ana Pérez", "099 123 456", "A-1", "1.234,56", "UYU", "31/12/2025", "a@b.uy", "C-9", "x"}
	for i, value := range change {
		fields[i] = value
	}
	return fields
}

func TestParse(t *testing.T) {
	t.Run("a sound row", func(t *testing.T) {
		row := parse(sound(nil)...)
		require.Empty(t, row.Faults)
		assert.Equal(t, "doc:uy_ci:12345672", row.Key)
		assert.Equal(t, int64(123456), row.Balance)
		assert.EqualValues(t, "2025-12-31", row.OriginalDue)
		require.Len(t, row.Phones, 1)
		assert.Equal(t, phonenumber.Number{E164: "+59899123456", Country: "UY", Line: phonenumber.Mobile}, row.Phones[0].Number)
		assert.Equal(t, debtor.Natural, row.Kind)
	})
	t.Run("a company's number makes a company", func(t *testing.T) {
		assert.Equal(t, debtor.Legal, parse(sound(map[int]string{0: "211003420017"})...).Kind)
	})
	t.Run("without a national id the creditor's own number is the key", func(t *testing.T) {
		row := parse(sound(map[int]string{0: ""})...)
		require.Empty(t, row.Faults)
		assert.Equal(t, "ref:C-9", row.Key)
	})
	t.Run("several numbers in one cell are several phones, and the same one twice is one", func(t *testing.T) {
		assert.Len(t, parse(sound(map[int]string{2: "099123456 / 2900 1234;099-123-456"})...).Phones, 2)
	})
	t.Run("signs of currencies are read", func(t *testing.T) {
		for sign, code := range map[string]string{"U$S": "USD", "$": "UYU", "r$": "BRL", "": "UYU", "usd": "USD"} {
			assert.Equal(t, code, parse(sound(map[int]string{5: sign})...).Currency)
		}
	})
	t.Run("a debt without a number keeps its made-up one from file to file, whatever its balance", func(t *testing.T) {
		one, two := parse(sound(map[int]string{3: ""})...), parse(sound(map[int]string{3: "", 4: "5"})...)
		require.NotEmpty(t, one.Ref)
		assert.Equal(t, one.Ref, two.Ref)
		assert.NotEqual(t, one.Ref, parse(sound(map[int]string{3: "", 6: "30/12/2025"})...).Ref)
	})
	t.Run("fewer columns than the header are empty values", func(t *testing.T) {
		assert.Empty(t, parse(sound(nil)[:6]...).Faults)
	})
}

func TestFaults(t *testing.T) {
	for _, c := range []struct {
		fact   string
		column int
		value  string
		code   rows.Code
	}{
		{"a mistyped national id", 0, "1.234.567-3", rows.CheckDigit},
		{"a national id with letters", 0, "ABC", rows.NationalIDForm},
		{"no name", 1, "", rows.Required},
		{"a name longer than is kept", 1, strings.Repeat("a", 241), rows.TooLong},
		{"a phone that the country's plan does not have", 2, "12", rows.PhoneForm},
		{"a phone of letters", 2, "no tiene", rows.PhoneForm},
		{"no balance", 4, "", rows.Required},
		{"an amount of letters", 4, "mucho", rows.AmountForm},
		{"a negative amount", 4, "-5,00", rows.AmountNegative},
		{"an amount in accountants' parentheses", 4, "(5,00)", rows.AmountNegative},
		{"an amount of twenty trillion", 4, "20.000.000.000.000,00", rows.AmountAbsurd},
		{"an amount beyond counting", 4, "99999999999999999999", rows.AmountAbsurd},
		{"an amount with a third decimal", 4, "1,2345", rows.AmountDecimals},
		{"an unknown currency", 5, "XXX", rows.CurrencyName},
		{"a day that is not in the calendar", 6, "31/02/2025", rows.DateForm},
		{"month first in a day-first file", 6, "12/31/2025", rows.DateForm},
		{"an e-mail without a host", 7, "ana@", rows.EmailForm},
	} {
		t.Run(c.fact, func(t *testing.T) {
			row := parse(sound(map[int]string{c.column: c.value})...)
			require.Len(t, row.Faults, 1)
			assert.Equal(t, c.code, row.Faults[0].Code)
			assert.Equal(t, c.column, row.Faults[0].Column)
		})
	}
	t.Run("neither national id nor number of the creditor", func(t *testing.T) {
		row := parse(sound(map[int]string{0: "", 8: ""})...)
		require.Len(t, row.Faults, 1)
		assert.Equal(t, rows.Required, row.Faults[0].Code)
	})
	t.Run("every fault of a row is told, not the first alone", func(t *testing.T) {
		assert.Len(t, parse(sound(map[int]string{0: "1", 2: "1", 4: "-1", 6: "1"})...).Faults, 4)
	})
	t.Run("more columns than the header", func(t *testing.T) {
		row := parse(append(sound(nil), "one more")...)
		require.Len(t, row.Faults, 1)
		assert.Equal(t, rows.Ragged, row.Faults[0].Code)
		assert.Empty(t, parse(append(sound(nil), "", " ")...).Faults)
	})
	t.Run("broken quotes, bytes and lengths are the whole row's fault", func(t *testing.T) {
		parser := rows.NewParser(latin(), columns(), nil, "UY", "UYU", today())
		for problem, code := range map[tabular.Problem]rows.Code{tabular.BadQuotes: rows.Quotes, tabular.BadEncoding: rows.Encoding, tabular.TooLong: rows.TooLong} {
			row := parser.Parse(tabular.Record{Problem: problem}, sound(nil))
			require.Len(t, row.Faults, 1)
			assert.Equal(t, code, row.Faults[0].Code)
		}
	})
	t.Run("a stated kind of document decides how it is judged", func(t *testing.T) {
		m := mapping.Mapping{mapping.NationalIDType, mapping.NationalID, mapping.Name}
		parser := rows.NewParser(latin(), m, nil, "UY", "UYU", today())
		row := parser.Parse(tabular.Record{}, []string{"Pasaporte", "ab123456", "Ana"})
		require.Empty(t, row.Faults)
		assert.Equal(t, nationalid.Passport, row.IDType)
		assert.False(t, row.HasDebt)
		row = parser.Parse(tabular.Record{}, []string{"RUT", "1.234.567-2", "Ana"})
		assert.Len(t, row.Faults, 1)
	})
}

func TestParseProperties(t *testing.T) {
	t.Run("no row makes it panic, and a row without faults has a key and a name", rapid.MakeCheck(func(t *rapid.T) {
		row := parse(rapid.SliceOfN(rapid.String(), 0, 12).Draw(t, "fields")...)
		if len(row.Faults) == 0 {
			require.NotEmpty(t, row.Key)
			require.NotEmpty(t, row.Name)
			require.NotEmpty(t, row.Ref)
		}
	}))
}
