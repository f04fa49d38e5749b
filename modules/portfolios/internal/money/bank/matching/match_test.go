package matching

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/statement"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

func uyu(minor int64) money.Amount { return money.Amount{Minor: minor, Currency: "UYU"} }

func book() *Book {
	return &Book{
		Debts:     map[string][]string{"PR-2024-001": {"ana"}, "PR-2024-002": {"luz"}},
		Accounts:  map[string][]string{"001-334455": {"luz"}},
		Documents: map[string][]string{"12345672": {"ana"}, "45678903": {"ana", "eva"}},
		Names:     map[string][]string{"maria silva": {"ana"}, "luz gomez": {"luz", "eva"}},
		Sums:      map[money.Amount][]string{{Minor: 77_700, Currency: "UYU"}: {"eva"}},
		Payments:  map[string][]Paid{"TRX-9": {{"p1", "luz", uyu(5_000)}}},
		Expected:  map[money.Amount][]Expected{{Minor: 12_300, Currency: "UYU"}: {{uyu(12_300), "ana", "2026-11-25"}}, {Minor: 45_600, Currency: "UYU"}: {{uyu(45_600), "ana", "2026-12-25"}}},
		Debtors: map[string]Owing{
			"ana": {"ana", "maria silva", "UYU", 100_000, 0}, "luz": {"luz", "luz gomez", "UYU", 50_000, 0}, "eva": {"eva", "luz gomez", "UYU", 77_700, 0},
			"bo": {"bo", "bo", "UYU", 0, 0},
		},
	}
}

func TestPropose(t *testing.T) {
	for name, c := range map[string]struct {
		line  statement.Entry
		who   string // chosen beforehand
		least int
		why   []Reason
	}{
		"a debt's number in its own column":           {statement.Entry{DebtRef: "PR-2024-001"}, "ana", 95, []Reason{ByDebt}},
		"a debt's number within a text":               {statement.Entry{Reference: "Pago cuota PR-2024-001, gracias"}, "ana", 95, []Reason{ByDebt}},
		"an account":                                  {statement.Entry{DebtRef: "001-334455"}, "luz", 90, []Reason{ByAccount}},
		"a document, however it is written":           {statement.Entry{Document: "1.234.567-2"}, "ana", 92, []Reason{ByDocument}},
		"a document that two have is nobody's":        {statement.Entry{Document: "4567890-3"}, "", 92, []Reason{ByDocument}},
		"a name, family names first":                  {statement.Entry{Payer: "SILVA, MARÍA"}, "ana", 70, []Reason{ByName}},
		"a name that two have is nobody's":            {statement.Entry{Payer: "Luz Gómez"}, "", 70, []Reason{ByName}},
		"a name that two have, and all that one owes": {statement.Entry{Payer: "Luz Gómez", Amount: 77_700}, "eva", 80, []Reason{ByName, ByBalance}},
		"an amount alone is not enough":               {statement.Entry{Amount: 77_700}, "", 40, []Reason{ByBalance}},
		"what is due about then":                      {statement.Entry{Amount: 12_300}, "ana", 60, []Reason{ByExpected}},
		"what is due much later":                      {statement.Entry{Amount: 45_600}, "", 0, nil},
		"a transfer that a till has taken":            {statement.Entry{Reference: "TRX-9", Amount: 5_000}, "luz", 100, []Reason{ByPayment}},
		"a transfer of another amount":                {statement.Entry{Reference: "TRX-9", Amount: 5_001}, "", 0, nil},
		"two numbers of two debtors":                  {statement.Entry{Reference: "PR-2024-001 PR-2024-002"}, "", 95, []Reason{ByDebt}},
		"nothing that is known":                       {statement.Entry{Reference: "X-1", Payer: "Nadie"}, "", 0, nil},
	} {
		t.Run("[MO-12] "+name, func(t *testing.T) {
			l := c.line
			l.Currency, l.Day = "UYU", "2026-11-20"
			all := book().Propose(&l)
			first, _ := Choose(all)
			require.Equal(t, c.who, first.DebtorID)
			if c.least == 0 {
				require.Empty(t, all)
				return
			}
			require.GreaterOrEqual(t, all[0].Certainty, c.least)
			require.Equal(t, c.why, all[0].Reasons)
		})
	}
	t.Run("who owes nothing is half as likely", func(t *testing.T) {
		b := book()
		b.Documents["777777"] = []string{"bo"}
		require.Equal(t, 46, b.Propose(&statement.Entry{Document: "777777", Currency: "UYU", Amount: 100})[0].Certainty)
	})
}
