package understand

import (
	_ "embed"

	"github.com/recobro/recobro/modules/aiagents/internal/phrase"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

//go:embed tables/shares.tsv
var sharesText string

var shareTable = phrase.Parse(sharesText)

// shares are amounts that are told as a part of what is owed; they need it known.
func (r *reading) shares() {
	if r.in.Owed <= 0 {
		return
	}
	rest := r.in.Owed
	for _, a := range r.m.Amounts {
		rest -= a.Minor
	}
	for _, hit := range longest(shareTable.Find(r.words)) {
		if r.free(hit.From, hit.To) && !r.otherShare(hit) {
			r.share(r.part(hit.Tag, rest), hit.From, hit.To)
		}
	}
	if r.in.Asked == word.SlotAmount && len(r.m.Amounts) == 0 && len(r.words) <= 3 {
		r.everything()
	}
}

// part is the share in minor units.
func (r *reading) part(tag string, rest int64) int64 {
	switch tag {
	case "half":
		return r.in.Owed / 2
	case "third":
		return r.in.Owed / 3
	case "quarter":
		return r.in.Owed / 4
	case "rest":
		if rest == r.in.Owed {
			return 0
		}
		return rest
	}
	return r.in.Owed
}

// otherShare tells whether it is half of something else: of an hour, of the month.
func (r *reading) otherShare(hit phrase.Hit) bool {
	return r.is(hit.To, "hora", "hour", "mes", "month", "del", "do", "an", "ano", "year", "day", "past", "million", "millon") && !r.is(hit.To+1, "total", "saldo", "valor", "dinero", "dinheiro", "monto") ||
		r.is(hit.To, "de") && r.is(hit.To+1, "mes", "diciembre", "enero", "ano", "semana") || r.is(hit.To, "of") && r.is(hit.To+1, "the") && r.is(hit.To+2, "month", "year")
}

// everything is "todo" alone, where it is asked how much.
func (r *reading) everything() {
	for i, w := range r.words {
		if !r.taken[i] && w.Is("todo", "tudo", "total", "all", "everything", "completo", "toda") {
			r.share(r.in.Owed, i, i+1)
			return
		}
	}
}

func (r *reading) share(minor int64, from, to int) {
	if minor <= 0 {
		return
	}
	r.take(from, to)
	at := r.span(from, to)
	r.spans[at] = from
	r.m.Amounts = append(r.m.Amounts, Amount{Minor: minor, Span: at})
}

// percent is a share in hundredths; of a discount it is none.
func (r *reading) percent(n number) {
	end := n.to + 1
	if r.is(n.to, "por", "per") {
		end++
	}
	r.take(n.from, end)
	for i := n.from - 3; i < end+4; i++ {
		if r.joined(i, n.from) && r.is(i, "descuento", "quita", "off", "desconto", "discount", "rebaja", "interes", "juros", "interest", "bonificacion", "less") {
			return
		}
	}
	if r.in.Owed > 0 && n.hundredths <= 100*hundred {
		r.share(r.in.Owed/hundred*n.hundredths/hundred, n.from, end)
	}
}
