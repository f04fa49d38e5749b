package guard_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/guard"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// reads finds one amount wherever a text has a figure.
type reads struct{}

func (reads) Amounts(text string) (all []int64) {
	for _, r := range text {
		if r >= '0' && r <= '9' {
			return []int64{15000}
		}
	}
	return nil
}

func (reads) Days(string) []civil.Day { return nil }

func TestFiguresAndLinksOfAnArticleAreSaidWithItsSentenceAlone(t *testing.T) { // [AI-12]
	quotes := guard.Sentences("El duplicado cuesta $150 en cada sucursal. Llame al 0800 1234567 o vea www.banco.com.uy/ayuda. Nada.")
	require.Equal(t, []string{"El duplicado cuesta $150 en cada sucursal.", "Llame al 0800 1234567 o vea www.banco.com.uy/ayuda.", "Nada."}, quotes)
	k := guard.Known{Quotes: quotes}
	require.Empty(t, guard.Check("El duplicado cuesta $150 en cada sucursal. (Ayuda)", k, reads{}))
	require.Empty(t, guard.Check("Llame al 0800 1234567 o vea www.banco.com.uy/ayuda.", k, reads{}))
	for text, rule := range map[string]guard.Rule{
		"Puede pagar $150 y listo.":        guard.Amount,
		"Vea www.banco.com.uy/ayuda ahora": guard.Link,
		"Es el 0800 1234567":               guard.Amount,
		"Nada. $150":                       guard.Amount, // a short sentence is no quotation
	} {
		faults := guard.Check(text, k, reads{})
		require.NotEmpty(t, faults, text)
		rules := []guard.Rule{}
		for _, f := range faults {
			rules = append(rules, f.Rule)
		}
		require.Contains(t, rules, rule, text)
	}
}
