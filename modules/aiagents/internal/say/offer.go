package say

import (
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Of an offer: paid at once, or in parts; with what is taken off.
var (
	whole = map[word.Language]string{
		word.ES: "{total} en un pago, hasta el {on}", word.EN: "{total} in one payment, by {on}", word.PT: "{total} à vista, até {on}",
	}
	parts = map[word.Language]string{
		word.ES: "{n} cuotas de {each}, la primera de {first} el {on}; en total {total}", word.EN: "{n} instalments of {each}, the first of {first} on {on}; {total} in all",
		word.PT: "{n} parcelas de {each}, a primeira de {first} em {on}; no total {total}",
	}
	off = map[word.Language]string{word.ES: " ({off} menos)", word.EN: " ({off} less)", word.PT: " ({off} a menos)"}
)

// In how many payments: one, or several.
var (
	once    = map[word.Language]string{word.ES: "un pago", word.EN: "one payment", word.PT: "um pagamento"}
	several = map[word.Language]string{word.ES: "{n} pagos", word.EN: "{n} payments", word.PT: "{n} pagamentos"}
)

// Payments is how many payments there are, in words.
func Payments(l word.Language, n int) string {
	if n == 1 {
		return once[l]
	}
	return strings.ReplaceAll(several[l], "{n}", number(n))
}

// line tells an offer in one line.
func (f Filler) line(o book.Offer) string {
	text := whole[f.Language]
	if o.Instalments > 1 {
		text = parts[f.Language]
	}
	if o.Discount > 0 {
		text += off[f.Language]
	}
	money := func(minor int64) string { return f.in(minor, o.Currency) }
	return strings.NewReplacer("{total}", money(o.Total), "{on}", Day(f.Language, o.FirstOn), "{n}", number(o.Instalments), "{each}", money(o.Each),
		"{first}", money(o.First), "{off}", money(o.Discount)).Replace(text)
}
