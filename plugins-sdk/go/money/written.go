package money

import (
	"strconv"
	"strings"

	"golang.org/x/text/language"
	"golang.org/x/text/message"
)

// In is the amount as a language writes it, "UYU 19.064,01": currencies stand for themselves, so that no sign has to be guessed.
func (a Amount) In(tag language.Tag) string {
	digits, negative := strings.CutPrefix(a.Decimal(), "-")
	whole, fraction, cents := strings.Cut(digits, ".")
	n, err := strconv.ParseInt(whole, 10, 64)
	if err != nil {
		return a.String() // no amount is that large
	}
	text := message.NewPrinter(tag).Sprint(n)
	if cents {
		text += mark(tag) + fraction
	}
	if negative {
		text = "-" + text
	}
	return a.Currency + " " + text
}

// Read is the amount that String wrote.
func Read(text string) (Amount, bool) {
	decimal, currency, _ := strings.Cut(text, " ")
	minor, err := strconv.ParseInt(strings.Replace(decimal, ".", "", 1), 10, 64)
	return Amount{Minor: minor, Currency: currency}, err == nil
}

// mark stands between a number and its fraction.
func mark(tag language.Tag) string {
	if base, _ := tag.Base(); base.String() == "en" {
		return "."
	}
	return ","
}
