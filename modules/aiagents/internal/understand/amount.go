package understand

import (
	"cmp"
	"slices"

	"github.com/recobro/recobro/modules/aiagents/internal/phrase"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

// findAmounts finds money: numbers that are of nothing else, and shares of what is owed.
func (r *reading) findAmounts() {
	for _, n := range r.numbers {
		if !r.free(n.from, n.to) || n.ordinal {
			continue
		}
		if r.is(n.to, "%", "percent") || r.is(n.to, "por", "per") && r.is(n.to+1, "ciento", "cento", "cent") {
			r.percent(n)
			continue
		}
		code, from, to, marked := r.coin(n)
		if r.saved(from) && !r.all {
			continue
		}
		if marked || n.scaled || r.bare(n) {
			r.amount(r.thousands(n, marked), code, from, to)
		}
	}
	r.shares()
	slices.SortStableFunc(r.m.Amounts, func(a, b Amount) int { return cmp.Compare(a.Span.From, b.Span.From) })
}

// saved tells whether it is money that they need not pay.
func (r *reading) saved(from int) bool {
	for i := from - 1; i >= from-2 && r.joined(i, from); i-- {
		if r.is(i, "ahorra", "ahorras", "ahorro", "descuento", "quita", "save", "saves", "saving", "discount", "economiza", "desconto", "rebaja", "bonificamos") {
			return true
		}
	}
	return false
}

// thousands reads "te doy 40" as forty thousand where nothing costs less than a thousand.
func (r *reading) thousands(n number, marked bool) int64 {
	switch r.in.Currency {
	case "ARS", "COP", "CLP", "PYG":
		if !marked && !n.scaled && n.hundredths < 1_000*hundred {
			return n.hundredths * 1_000
		}
	}
	return n.hundredths
}

// coin is the currency that stands beside a number, and how far it reaches.
func (r *reading) coin(n number) (code string, from, to int, marked bool) {
	from, to = n.from, n.to
	if r.joined(from-1, from) {
		if c, ok := coins[r.words[from-1].Text]; ok && r.words[from-1].Text[len(r.words[from-1].Text)-1] == '$' || ok && len(c) > 0 && len(r.words[from-1].Text) == 3 {
			code, from, marked = c, from-1, true
		}
	}
	behind := to
	if r.is(behind, "de") {
		behind++
	}
	if behind < len(r.words) && r.joined(n.from, behind) {
		if c, ok := coinOf(r.words[behind]); ok {
			code, to, marked = cmp.Or(code, c), behind+1, true
		}
	}
	return code, from, to, marked
}

func coinOf(w phrase.Word) (string, bool) {
	if c, ok := coins[w.Text]; ok {
		return c, true
	}
	c, ok := coins[w.Near]
	return c, ok && w.Text != w.Near
}

// amount notes money, in minor units of its currency.
func (r *reading) amount(hundredths int64, code string, from, to int) {
	currency, ok := money.Lookup(cmp.Or(code, r.in.Currency))
	minor := hundredths
	if ok && currency.Digits == 0 {
		minor = hundredths / hundred
	}
	if minor <= 0 || minor > mostMoney {
		return
	}
	r.take(from, to)
	at := r.span(from, to)
	r.spans[at] = from
	r.m.Amounts = append(r.m.Amounts, Amount{Minor: minor, Currency: code, Span: at})
}
