package understand_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// thursday is when everything here is said: the 26th of November 2026, noon in Montevideo, who owes 5,400.
var thursday = time.Date(2026, 11, 26, 15, 0, 0, 0, time.UTC)

func in(l word.Language, asked word.Slot) understand.Context {
	currency := map[word.Language]string{word.ES: "UYU", word.EN: "USD", word.PT: "BRL"}[l]
	return understand.Context{Language: l, Now: thursday, Zone: sdktest.Zone("America/Montevideo"), Currency: currency, Owed: 540000, Offers: 3, Asked: asked}
}

func TestAmounts(t *testing.T) {
	for l, said := range map[word.Language]map[string]int64{
		word.ES: {
			"1500": 150000, "1.500": 150000, "1.500,50": 150050, "$ 1500": 150000, "$1.500,00": 150000, "1500 pesos": 150000, "mil quinientos": 150000,
			"dos mil": 200000, "dos mil quinientos pesos": 250000, "2 mil": 200000, "2mil": 200000, "2 mil 500": 250000, "2k": 200000, "1,5k": 150000, "una luca": 100000,
			"tres lucas": 300000, "quinientos": 50000, "treinta y cinco mil": 3500000, "un palo": 100000000, "luca y media": 150000, "dos mil y medio": 250000, "60... 65": 6500, "la mitad": 270000, "puedo pagar todo": 540000, "todo": 540000,
			"el 50%": 270000, "el total": 540000, "puedo poner unos 800": 80000, "te doy 50": 5000, "quinietos pesos": 50000, "ciento cincuenta mangos": 15000,
			"no más de 700": 70000, "no puedo 2000, te doy 1000": 100000, "2000 es mucho, 900 sí": 90000, "1000, no, mejor 800": 80000, "digo 300": 30000,
		},
		word.EN: {
			"1500": 150000, "$1,500.50": 150050, "1,500": 150000, "fifteen hundred": 150000, "two thousand five hundred": 250000, "a hundred bucks": 10000, "2 grand": 200000,
			"half of it": 270000, "the full amount": 540000, "twenty five dollars": 2500, "I can do 50": 5000, "three fifty": 35000, "hundred ninety": 19000, "seventy-five": 7500, "I can't do 500, maybe 200": 20000,
			"300, sorry, I mean 200": 20000, "pay in full": 540000, "five hundred fifty": 55000, "25%": 135000,
		},
		word.PT: {
			"1500": 150000, "R$ 1.500,00": 150000, "R$500": 50000, "quinhentos reais": 50000, "mil e duzentos": 120000, "dois mil": 200000, "cem reais": 10000,
			"50 contos": 5000, "a metade": 270000, "quero quitar tudo": 540000, "o valor total": 540000, "trezentos e cinquenta": 35000, "não consigo 500, só 200": 20000,
			"500 é muito, consigo 300": 30000, "2 mil reais": 200000, "mil": 100000,
		},
	} {
		for text, want := range said {
			got := understand.Text(text, in(l, word.SlotAmount)).Amounts
			if assert.NotEmpty(t, got, "%s: %q", l, text) {
				assert.Equal(t, want, got[0].Minor, "%s: %q", l, text)
			}
		}
	}
}

func TestNoAmounts(t *testing.T) {
	for text, l := range map[string]word.Language{
		"mi cédula es 45678901": word.ES, "vivo en 18 de julio desde hace 3 años": word.ES, "tengo 2 hijos": word.ES, "llamame a las 15:30": word.ES, "el 15/12": word.ES,
		"mil gracias": word.ES, "todo bien": word.ES, "con un 30% de descuento": word.ES, "en tres cuotas": word.ES, "a mitad de mes": word.ES, "una persona": word.ES,
		"call me in half an hour": word.EN, "I have 3 kids": word.EN, "on the 15th": word.EN, "since 2019": word.EN, "tenho 3 filhos": word.PT, "dia 10": word.PT, "às 15h": word.PT,
		"em 3x": word.PT, "tudo bem": word.PT,
	} {
		assert.Empty(t, understand.Text(text, in(l, word.SlotFree)).Amounts, "%q", text)
	}
}

func TestRefusedAmounts(t *testing.T) {
	m := understand.Text("no puedo pagar 2000, pero 1200 sí", in(word.ES, word.SlotAmount))
	require.Equal(t, int64(120000), m.Amounts[0].Minor)
	require.Equal(t, int64(200000), m.NotAmounts[0].Minor, "what they refuse is told apart")
	require.Equal(t, understand.Span{From: 15, To: 19}, m.NotAmounts[0].Span)
}

func TestNamed(t *testing.T) {
	amounts, days := understand.Named("No aceptamos $ 4.800,00 el 30; si paga hoy ahorra $ 600,00.", in(word.ES, word.SlotFree))
	require.Len(t, amounts, 2, "what is refused or spared is named")
	require.Len(t, days, 2)
}

func TestCurrencies(t *testing.T) {
	for text, want := range map[string]string{"u$s 200": "USD", "200 dólares": "USD", "US$ 200": "USD", "200 reales": "BRL", "200 pesos": "", "200 USD": "USD"} {
		require.Equal(t, want, understand.Text(text, in(word.ES, word.SlotAmount)).Amounts[0].Currency, text)
	}
	chile := in(word.ES, word.SlotAmount)
	chile.Currency = "CLP"
	require.Equal(t, int64(50000), understand.Text("50 lucas", chile).Amounts[0].Minor, "a currency without a minor unit")
}
