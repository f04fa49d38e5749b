package say

import (
	"strconv"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

// Aloud is an amount as it is spoken: "9000 pesos", "1500 reales con 50".
func Aloud(l word.Language, minor int64, currency string) string {
	whole, fraction, _ := strings.Cut(money.Amount{Minor: minor, Currency: currency}.Decimal(), ".")
	text := whole + " " + named(l, currency)
	if cents, err := strconv.Atoi(fraction); err == nil && cents > 0 {
		text += with[l] + fraction
	}
	return text
}

var with = map[word.Language]string{word.ES: " con ", word.EN: " and ", word.PT: " e "}

// named is what people call a currency where it is the only one of its kind; else its code.
func named(l word.Language, currency string) string {
	if name := currencies[l][currency]; name != "" {
		return name
	}
	return currency
}

var currencies = map[word.Language]map[string]string{
	word.ES: {
		"UYU": "pesos", "ARS": "pesos", "MXN": "pesos", "COP": "pesos", "CLP": "pesos", "DOP": "pesos", "BRL": "reales", "USD": "dólares", "PEN": "soles",
		"PYG": "guaraníes", "BOB": "bolivianos", "EUR": "euros", "CRC": "colones", "GTQ": "quetzales",
	},
	word.EN: {
		"UYU": "pesos", "ARS": "pesos", "MXN": "pesos", "COP": "pesos", "CLP": "pesos", "DOP": "pesos", "BRL": "reais", "USD": "dollars", "PEN": "soles",
		"PYG": "guaranis", "BOB": "bolivianos", "EUR": "euros", "CRC": "colones", "GTQ": "quetzales",
	},
	word.PT: {
		"UYU": "pesos", "ARS": "pesos", "MXN": "pesos", "COP": "pesos", "CLP": "pesos", "DOP": "pesos", "BRL": "reais", "USD": "dólares", "PEN": "sóis",
		"PYG": "guaranis", "BOB": "bolivianos", "EUR": "euros", "CRC": "colones", "GTQ": "quetzais",
	},
}
