package bank

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func book() *Book {
	return &Book{
		Debts:     map[string][]string{"PR-2024-001": {"ana"}, "PR-2024-002": {"luz"}},
		Accounts:  map[string][]string{"001-334455": {"luz"}},
		Documents: map[string][]string{"12345672": {"ana"}, "45678903": {"ana", "eva"}},
		Names:     map[string][]string{"maria silva": {"ana"}, "luz gomez": {"luz", "eva"}},
		Sums:      map[Sum][]string{{"UYU", 77_700}: {"eva"}},
		Payments:  map[string][]Paid{"TRX-9": {{"p1", "luz", Sum{"UYU", 5_000}}}},
		Expected:  map[Sum][]Expected{{"UYU", 12_300}: {{"ana", "UYU", 12_300, "2026-11-25"}}, {"UYU", 45_600}: {{"ana", "UYU", 45_600, "2026-12-25"}}},
		Debtors: map[string]Owing{
			"ana": {"ana", "maria silva", "UYU", 100_000}, "luz": {"luz", "luz gomez", "UYU", 50_000}, "eva": {"eva", "luz gomez", "UYU", 77_700},
			"bo": {"bo", "bo", "UYU", 0},
		},
	}
}

func TestPropose(t *testing.T) {
	for name, c := range map[string]struct {
		line  Line
		who   string // chosen beforehand
		least int
		why   []Reason
	}{
		"a debt's number in its own column":           {Line{DebtRef: "PR-2024-001"}, "ana", 95, []Reason{ByDebt}},
		"a debt's number within a text":               {Line{Reference: "Pago cuota PR-2024-001, gracias"}, "ana", 95, []Reason{ByDebt}},
		"an account":                                  {Line{DebtRef: "001-334455"}, "luz", 90, []Reason{ByAccount}},
		"a document, however it is written":           {Line{Document: "1.234.567-2"}, "ana", 92, []Reason{ByDocument}},
		"a document that two have is nobody's":        {Line{Document: "4567890-3"}, "", 92, []Reason{ByDocument}},
		"a name, family names first":                  {Line{Payer: "SILVA, MARÍA"}, "ana", 70, []Reason{ByName}},
		"a name that two have is nobody's":            {Line{Payer: "Luz Gómez"}, "", 70, []Reason{ByName}},
		"a name that two have, and all that one owes": {Line{Payer: "Luz Gómez", Amount: 77_700}, "eva", 80, []Reason{ByName, ByBalance}},
		"an amount alone is not enough":               {Line{Amount: 77_700}, "", 40, []Reason{ByBalance}},
		"what is due about then":                      {Line{Amount: 12_300}, "ana", 60, []Reason{ByExpected}},
		"what is due much later":                      {Line{Amount: 45_600}, "", 0, nil},
		"a transfer that a till has taken":            {Line{Reference: "TRX-9", Amount: 5_000}, "luz", 100, []Reason{ByPayment}},
		"a transfer of another amount":                {Line{Reference: "TRX-9", Amount: 5_001}, "", 0, nil},
		"two numbers of two debtors":                  {Line{Reference: "PR-2024-001 PR-2024-002"}, "", 95, []Reason{ByDebt}},
		"nothing that is known":                       {Line{Reference: "X-1", Payer: "Nadie"}, "", 0, nil},
	} {
		t.Run("[MO-12] "+name, func(t *testing.T) {
			l := c.line
			l.Currency, l.Day = "UYU", "2026-11-20"
			l.Proposals = book().Propose(&l)
			l.choose()
			require.Equal(t, c.who, l.DebtorID)
			if c.least == 0 {
				require.Empty(t, l.Proposals)
				return
			}
			require.GreaterOrEqual(t, l.Proposals[0].Certainty, c.least)
			require.Equal(t, c.why, l.Proposals[0].Reasons)
		})
	}
	t.Run("who owes nothing is half as likely", func(t *testing.T) {
		b := book()
		b.Documents["777777"] = []string{"bo"}
		require.Equal(t, 46, b.Propose(&Line{Document: "777777", Currency: "UYU", Amount: 100})[0].Certainty)
	})
}

func TestFingerprint(t *testing.T) {
	l := Line{Day: "2026-11-20", Amount: 100, Currency: "UYU", Reference: "T-1"}
	same := l
	same.Line, same.Payer = 99, "Otra manera de escribirlo"
	require.Equal(t, l.fingerprint("brou", 0), same.fingerprint("brou", 0))
	require.NotEqual(t, l.fingerprint("brou", 0), l.fingerprint("brou", 1), "two that are alike in one file are two payments")
	require.NotEqual(t, l.fingerprint("brou", 0), l.fingerprint("itau", 0))
}
