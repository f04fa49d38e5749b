package understand_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

func TestYesNo(t *testing.T) {
	for l, said := range map[word.Language]map[string]understand.YesNo{
		word.ES: {
			"sí": understand.Yes, "SI": understand.Yes, "siiii": understand.Yes, "si, dale": understand.Yes, "dale": understand.Yes, "bueno": understand.Yes, "👍": understand.Yes,
			"de acuerdo": understand.Yes, "está bien": understand.Yes, "órale": understand.Yes, "de una": understand.Yes, "ta": understand.Yes, "no hay problema": understand.Yes,
			"por supuesto": understand.Yes, "me sirve": understand.Yes, "soy yo": understand.Yes, "claro que sí": understand.Yes, "sí señor": understand.Yes, "¿por qué no?": understand.Yes,
			"no": understand.No, "no 😅": understand.No, "noooo": understand.No, "para nada": understand.No, "todavía no": understand.No, "no puedo": understand.No, "ni loco": understand.No,
			"claro que no": understand.No, "👎": understand.No, "no me sirve": understand.No, "sí pero no puedo": understand.No, "imposible": understand.No, "no, mejor el lunes": understand.No,
			"si me hacen descuento": understand.Unsaid, "no sé": understand.Unsaid, "¿dónde se puede pagar? 👍": understand.Unsaid, "sí, ¿dónde pago? 👍": understand.Yes, "mil quinientos": understand.Unsaid, "ninguna me sirve": understand.No, "creo que sí": understand.Yes, "obviamente no": understand.No, "el viernes": understand.Unsaid,
		},
		word.EN: {
			"yes": understand.Yes, "yeah": understand.Yes, "yep sure": understand.Yes, "sounds good": understand.Yes, "ok": understand.Yes, "that works for me": understand.Yes,
			"of course": understand.Yes, "no problem": understand.Yes, "deal": understand.Yes, "I agree": understand.Yes, "no": understand.No, "nope": understand.No,
			"not today": understand.No, "no way": understand.No, "I can't do that": understand.No, "yes but I can't": understand.No, "that doesn't work": understand.No,
			"five hundred": understand.Unsaid,
		},
		word.PT: {
			"sim": understand.Yes, "pode ser": understand.Yes, "tá bom": understand.Yes, "fechado": understand.Yes, "beleza": understand.Yes, "combinado": understand.Yes,
			"isso mesmo": understand.Yes, "sem problema": understand.Yes, "não": understand.No, "nao": understand.No, "n": understand.No, "ainda não": understand.No,
			"de jeito nenhum": understand.No, "não posso": understand.No, "no dia 10": understand.Unsaid, "sim, mas não posso": understand.No,
		},
	} {
		for text, want := range said {
			assert.Equal(t, want, understand.Text(text, in(l, word.SlotYesNo)).YesNo, "%s: %q", l, text)
		}
	}
}

func TestChoices(t *testing.T) {
	for text, want := range map[string]int{"la segunda": 2, "opción 2": 2, "2": 2, "la uno": 1, "la última": 3, "la tercera opción": 3, "second one": 2, "option 3": 3, "a primeira": 1, "a segunda": 2, "la primera por favor": 1, "9": 0, "ninguna": 0, "la primera no, la segunda": 2, "the one with 3 payments": 0} {
		assert.Equal(t, want, understand.Text(text, in(word.ES, word.SlotOffer)).Choice, text)
	}
	for text, want := range map[string]int{"la de tres cuotas": 3, "a de 6 parcelas": 6, "em 3x": 3, "in four payments": 4, "en 12 cuotas": 12} {
		m := understand.Text(text, in("", word.SlotOffer))
		assert.Equal(t, want, m.Parts, text)
		assert.Zero(t, m.Choice, text)
	}
}

func TestDigits(t *testing.T) {
	for text, want := range map[string]string{"1234": "1234", "12-34": "1234", "1 2 3 4": "1234", "uno dos tres cuatro": "1234", "termina en 4567": "4567", "12/05/1980": "12051980"} {
		assert.Equal(t, want, understand.Text(text, in(word.ES, word.SlotIdentity)).Digits, text)
	}
	assert.Empty(t, understand.Text("puedo pagar 1500", in(word.ES, word.SlotAmount)).Digits)
}

func TestMoments(t *testing.T) {
	for l, said := range map[word.Language]map[string]string{
		word.ES: {
			"mañana a las 3 de la tarde": "2026-11-27 15:00", "a las 17:30": "2026-11-26 17:30", "el lunes a las 10": "2026-11-30 10:00", "mañana por la mañana": "2026-11-27 10:00",
			"en una hora": "2026-11-26 13:00", "en media hora": "2026-11-26 12:30", "a las tres y media": "2026-11-26 15:30", "el viernes": "2026-11-27 10:00", "mañana al mediodía": "2026-11-27 12:00",
			"a las 9 de la mañana": "2026-11-27 09:00", "hoy a la tarde": "2026-11-26 16:00", "18hs": "2026-11-26 18:00",
		},
		word.EN: {"tomorrow at 5:30 pm": "2026-11-27 17:30", "at 3": "2026-11-26 15:00", "in 20 minutes": "2026-11-26 12:20", "monday morning at 9 am": "2026-11-30 09:00", "in the evening": "2026-11-26 19:00"},
		word.PT: {"amanhã às 15h": "2026-11-27 15:00", "às 14h30": "2026-11-26 14:30", "daqui a duas horas": "2026-11-26 14:00", "segunda de manhã": "2026-11-30 10:00", "ao meio-dia de amanhã": "2026-11-27 12:00"},
	} {
		for text, want := range said {
			got := understand.Text(text, in(l, word.SlotMoment)).Moments
			if assert.NotEmpty(t, got, "%s: %q", l, text) {
				assert.Equal(t, want, got[len(got)-1].At.In(in(l, "").Zone).Format("2006-01-02 15:04"), "%s: %q", l, text)
			}
		}
	}
}

func TestLanguages(t *testing.T) {
	for text, want := range map[string]word.Language{
		"hola, quiero saber cuánto debo": word.ES, "how much do I owe you": word.EN, "bom dia, quanto eu devo?": word.PT, "no puedo pagar hoy": word.ES, "não posso pagar hoje": word.PT,
		"I can't pay today": word.EN, "obrigado": word.PT, "gracias": word.ES, "thank you": word.EN, "1500": "", "👍": "",
	} {
		assert.Equal(t, want, understand.Text(text, understand.Context{}).Language, text)
	}
}
