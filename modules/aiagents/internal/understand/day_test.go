package understand_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

func TestDays(t *testing.T) {
	for l, said := range map[word.Language]map[string]civil.Day{
		word.ES: {
			"hoy": "2026-11-26", "mañana": "2026-11-27", "manana": "2026-11-27", "pasado mañana": "2026-11-28", "el viernes": "2026-11-27", "viernes": "2026-11-27",
			"el viernes que viene": "2026-11-27", "el próximo lunes": "2026-11-30", "el viernes de la semana que viene": "2026-12-04", "el 5": "2026-12-05",
			"el 30": "2026-11-30", "el día 10": "2026-12-10", "10": "2026-12-10", "el quince": "2026-12-15", "el 5 de diciembre": "2026-12-05", "5 dic": "2026-12-05",
			"5/12": "2026-12-05", "05-12-2026": "2026-12-05", "5.12.2026": "2026-12-05", "2026-12-05": "2026-12-05", "el 3 de enero": "2027-01-03", "3/1": "2027-01-03",
			"a fin de mes": "2026-11-30", "fin de mes": "2026-11-30", "fin de mes que viene": "2026-12-31", "la quincena": "2026-11-30", "primera quincena": "2026-12-15",
			"cuando cobre el 10": "2026-12-10", "en dos semanas": "2026-12-10", "dentro de 10 días": "2026-12-06", "en un mes": "2026-12-26", "el primero": "2026-12-01",
			"el jueves": "2026-12-03", "viernss": "2026-11-27", "el 5 del mes que viene": "2026-12-05", "mañana a la mañana": "2026-11-27", "hoy no, el lunes": "2026-11-30",
			"el viernes no puedo, el martes sí": "2026-12-01", "no cobro hasta el 10": "2026-12-10", "de acá a 15 días": "2026-12-11", "el primero de diciembre": "2026-12-01",
			"el lunes en ocho": "2026-12-07", "el primer lunes del mes que viene": "2026-12-07", "mañana sin falta": "2026-11-27", "una semana": "2026-12-03", "el lunes 7": "2026-12-07", "en ocho días... el viernes 4": "2026-12-04", "a mediados de mes": "2026-12-15", "el miercoles 2 de diciembre": "2026-12-02",
		},
		word.EN: {
			"today": "2026-11-26", "tomorrow": "2026-11-27", "the day after tomorrow": "2026-11-28", "friday": "2026-11-27", "this friday": "2026-11-27",
			"next friday": "2026-12-04", "friday of next week": "2026-12-04", "on the 5th": "2026-12-05", "December 5": "2026-12-05", "Dec 5th": "2026-12-05",
			"the 5th of December": "2026-12-05", "12/5": "2026-12-05", "12/05/2026": "2026-12-05", "in two weeks": "2026-12-10", "two weeks from now": "2026-12-10",
			"in a week": "2026-12-03", "end of the month": "2026-11-30", "first of next month": "2026-12-01", "when I get paid on the 10th": "2026-12-10",
			"not friday, monday": "2026-11-30", "not before the 10th": "2026-12-10", "in a couple of days": "2026-11-28", "tmrw": "2026-11-27", "a week from friday": "2026-12-04", "two fridays from now": "2026-12-04", "by the 15th of next month": "2026-12-15", "the first friday of December": "2026-12-04", "next Tuesday, the 24th": "2026-12-24", "friday the 27th": "2026-11-27",
		},
		word.PT: {
			"hoje": "2026-11-26", "amanhã": "2026-11-27", "depois de amanhã": "2026-11-28", "sexta": "2026-11-27", "sexta-feira": "2026-11-27", "sexta que vem": "2026-11-27",
			"sexta da semana que vem": "2026-12-04", "segunda": "2026-11-30", "dia 10": "2026-12-10", "no dia 5": "2026-12-05", "dia 5 de dezembro": "2026-12-05",
			"5/12": "2026-12-05", "fim do mês": "2026-11-30", "daqui a 15 dias": "2026-12-11", "em uma semana": "2026-12-03", "quinto dia útil": "2026-12-07",
			"hoje não, amanhã": "2026-11-27", "dia 10 do mês que vem": "2026-12-10", "quando eu receber dia 7": "2026-12-07", "terça": "2026-12-01", "até dia 20": "2026-12-20",
			"segunda-feira que vem": "2026-11-30", "5º dia útil": "2026-12-07", "dia primeiro": "2026-12-01",
		},
	} {
		for text, want := range said {
			got := understand.Text(text, in(l, word.SlotDay)).Days
			if assert.NotEmpty(t, got, "%s: %q", l, text) {
				assert.Equal(t, want, got[0].On, "%s: %q", l, text)
			}
		}
	}
}

func TestNoDays(t *testing.T) {
	for text, l := range map[string]word.Language{
		"la semana que viene": word.ES, "cuando cobre": word.ES, "el 31/2": word.ES, "a la mañana": word.ES, "el 45": word.ES, "cobré el año pasado": word.ES, "el 50%": word.ES,
		"maybe someday": word.EN, "may I ask": word.EN, "semana que vem": word.PT, "quando eu puder": word.PT, "a segunda opção": word.PT,
	} {
		assert.Empty(t, understand.Text(text, in(l, word.SlotFree)).Days, "%q", text)
	}
}

func TestPastDays(t *testing.T) {
	for text, want := range map[string]civil.Day{"ya pagué el viernes": "2026-11-20", "pagué el 20": "2026-11-20", "deposité el 20/11": "2026-11-20"} {
		require.Equal(t, want, understand.Text(text, in(word.ES, word.SlotFree)).Days[0].On, text)
	}
}
