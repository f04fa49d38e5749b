package understand

import (
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

// The bounds of figures that are money without a sign of it.
const (
	leastBare = 100        // below, they must be asked for, or stand beside a word of paying
	longBare  = 7          // digits without a separator: a telephone, a document
	mostAsked = 10         // the same, where money is asked for
	yearFrom  = 1900 * 100 // what may be a year
	yearTo    = 2100 * 100 //
	leastPaid = 5          // "pago 5" says nothing
	hundred   = int64(100) //
	mostMoney = money.Most //
)

// bare tells whether a number is money though nothing says so.
func (r *reading) bare(n number) bool {
	if r.in.Asked == word.SlotAmount {
		return n.hundredths > 0 && !r.telephone(n)
	}
	if r.in.Asked == word.SlotIdentity || len(n.figures) >= longBare && r.wholeFigure(n) || r.counts(n.to) {
		return false
	}
	if n.hundredths >= leastBare*hundred {
		return !r.year(n)
	}
	return n.hundredths >= leastPaid*hundred && (r.paysBefore(n.from) || len(r.m.Days) > 0 && n.hundredths >= 2*leastPaid*hundred)
}

// telephone tells whether a figure is no money even where money is asked for.
func (r *reading) telephone(n number) bool {
	return r.wholeFigure(n) && (len(n.figures) > mostAsked || len(n.figures) >= longBare && n.figures[0] == '0')
}

func (r *reading) wholeFigure(n number) bool {
	for _, c := range n.figures {
		if c < '0' || c > '9' {
			return false
		}
	}
	return n.to == n.from+1
}

// counts tells whether the word counts something else than money.
func (r *reading) counts(i int) bool {
	return r.is(i, "dias", "dia", "semanas", "semana", "meses", "mes", "anos", "ano", "days", "day", "weeks", "week", "months", "month", "years", "year", "horas", "hora", "hours",
		"hour", "minutos", "minutes", "min", "veces", "vezes", "times", "hijos", "filhos", "kids", "hs", "h", "am", "pm", "personas", "pessoas", "llamadas", "calls", "mensajes", "mensagens",
		"cuadras", "cuotas", "cuota", "parcelas", "parcela", "pagos", "installments", "payments") || r.is(i, "x") && r.words[i].Glued
}

func (r *reading) year(n number) bool {
	return n.hundredths >= yearFrom && n.hundredths < yearTo && len(n.figures) == 4 && r.is(n.from-1, "en", "de", "del", "in", "since", "desde", "em", "of")
}

func (r *reading) paysBefore(i int) bool {
	for back := 1; back <= 4 && r.joined(i-back, i); back++ {
		if pays(r.words[i-back]) {
			return true
		}
	}
	return false
}
