package understand

import (
	"strconv"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// ordinals are the places of offers in a list, in the three languages.
var ordinals = map[string]int{
	"primera": 1, "primero": 1, "primer": 1, "segunda": 2, "segundo": 2, "tercera": 3, "tercero": 3, "tercer": 3, "cuarta": 4, "cuarto": 4, "quinta": 5, "quinto": 5,
	"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "1st": 1, "2nd": 2, "3rd": 3,
	"primeira": 1, "primeiro": 1, "terceira": 3, "terceiro": 3, "quarta": 4, "quarto": 4,
}

// findChoice is the offer that they chose, and the instalments that they speak of.
func (r *reading) findChoice() {
	r.findParts()
	for i := range r.words {
		if n, end := r.choiceAt(i); n > 0 && (r.in.Offers == 0 || n <= r.in.Offers) && r.free(i, end) && !r.unwanted(i, end) {
			r.take(i, end)
			r.m.Choice = n
			return
		}
	}
}

// unwanted: "la primera no".
func (r *reading) unwanted(i, end int) bool {
	return r.negated(i, 3) || r.joined(i, end) && r.negates(end)
}

func (r *reading) choiceAt(i int) (choice, end int) {
	offered := r.in.Asked == word.SlotOffer
	if r.offerWord(i) {
		at := i + 1
		for r.is(at, "numero", "number", "nro", "la", "the", "a", "n") {
			at++
		}
		if n, ok := r.place(at); ok && !r.counts(at+1) {
			return n, at + 1
		}
	}
	n, ok := r.place(i)
	switch {
	case ok && r.offerWord(i+1):
		return n, i + 2
	case offered && ok && !r.counts(i+1) && !isCoin(r, i+1):
		return n, i + 1
	case offered && r.is(i, "ultima", "ultimo", "last") && r.in.Offers > 0:
		return r.in.Offers, i + 1
	case offered && r.in.Offers == 3 && r.is(i, "medio", "meio", "middle"):
		return 2, i + 1
	}
	return 0, i
}

func (r *reading) offerWord(i int) bool {
	return r.is(i, "opcion", "opcao", "option", "propuesta", "proposta", "oferta", "offer", "alternativa", "plan", "plano", "choice", "op", "opc")
}

// place is a number or an ordinal that can be the place in a list.
func (r *reading) place(i int) (int, bool) {
	if i >= len(r.words) {
		return 0, false
	}
	if n, ok := ordinals[r.words[i].Near]; ok {
		return n, true
	}
	if r.is(i, "one") && (r.is(i-1, "the", "that", "which") || r.is(i+1, "with", "of", "that")) {
		return 0, false
	}
	n, ok := r.number(i)
	whole, even := n.whole()
	if ok && even && !n.scaled && whole >= 1 && whole <= 9 && n.to == i+1 {
		return int(whole), true
	}
	return 0, false
}

// findParts: "en tres cuotas", "3x", "3 parcelas", "four payments".
func (r *reading) findParts() {
	for _, n := range r.numbers {
		whole, even := n.whole()
		if !even || n.scaled || whole < 1 || whole > 99 || !r.partsAt(n.to) || !r.free(n.from, n.to) {
			continue
		}
		r.take(n.from, n.to+1)
		if r.m.Parts == 0 { // the first is theirs; what is named besides is no amount either
			r.m.Parts = int(whole)
		}
	}
}

func (r *reading) partsAt(i int) bool {
	if r.is(i, "x") && r.words[i].Glued || r.is(i, "vezes", "veces") && r.is(i-2, "en", "em") {
		return true
	}
	return r.is(i, "cuotas", "cuota", "parcelas", "parcela", "pagos", "pagamentos", "installments", "installment", "instalments", "payments", "partes", "mensualidades", "plazos", "abonos", "prestacoes", "parts", "quincenas", "parcelinhas", "cuotitas")
}

// mostDigits is how long a fact is that somebody tells by figures.
const mostDigits = 14

// findDigits are figures alone, written together, apart or in words.
func (r *reading) findDigits() {
	var b strings.Builder
	others := 0
	for i := 0; i < len(r.words); {
		n, ok := r.number(i)
		if !ok || n.scaled {
			others++
			i++
			continue
		}
		if n.figures != "" {
			b.WriteString(strings.NewReplacer(".", "", ",", "", "'", "").Replace(n.figures))
		} else if whole, even := n.whole(); even && !n.scaled {
			b.WriteString(strconv.FormatInt(whole, 10))
		}
		i = n.to
	}
	if digits := b.String(); len(digits) <= mostDigits && (r.in.Asked == word.SlotIdentity || others == 0) {
		r.m.Digits = digits
	}
}
