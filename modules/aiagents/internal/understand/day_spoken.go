package understand

import (
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// numbered is a day of the month by its number: "el 5", "dia 10", "on the 20th", and a number alone where a day is asked for.
func (r *reading) numbered(i int) (civil.Day, int) {
	day, end, ok := r.dayNumber(i)
	if !ok || end <= i || end < len(r.words) && r.words[end].Before == "/" {
		return "", i
	}
	if !r.dayArticle(i, end) && !r.onlyDay(i, end) {
		return "", i
	}
	if month, end, ok := r.ofMonth(end); ok {
		y, m, _ := r.date()
		return civilOf(y, m+month, day), end
	}
	_, _, today := r.date()
	if r.past(i) && day <= today {
		return r.monthly(day, true), end
	}
	return r.monthly(day, day >= today), end
}

// dayArticle tells whether the number is said to be a day.
func (r *reading) dayArticle(i, end int) bool {
	if !r.joined(i-1, i) || r.counts(end) || r.is(end, "%", "por") || isCoin(r, end) {
		return r.is(i-1, "dia") && r.joined(i-1, i)
	}
	n, _ := r.number(i)
	switch r.lang {
	case word.EN:
		return n.ordinal || r.is(i, "first") && r.is(i-1, "the") && r.dayBefore(i-2)
	case word.PT:
		return r.is(i-1, "dia", "dias", "d") || r.is(i-1, "ate") && !r.is(i, "um", "uma")
	default:
		return r.is(i-1, "el", "al", "dia", "pal", "pel", "dias") && !r.is(i, "primero") || r.is(i-1, "del") && r.is(i-2, "antes", "despues", "partir", "luego", "pasado") || r.is(i, "primero") && r.is(i-1, "el") && r.in.Asked != word.SlotOffer
	}
}

func (r *reading) dayBefore(i int) bool { return r.is(i, "on", "by", "until", "before", "till", "for") }

func isCoin(r *reading, i int) bool {
	if i >= len(r.words) {
		return false
	}
	_, ok := coinOf(r.words[i])
	return ok && r.words[i].Before == ""
}

// onlyDay tells whether a number without an article answers by which day.
func (r *reading) onlyDay(i, end int) bool {
	n, ok := r.number(i)
	return ok && r.in.Asked == word.SlotDay && !r.counts(end) && !isCoin(r, end) && (n.figures != "" || i == 0 && end == len(r.words)) && !r.is(i-1, "$", "r$")
}

// ofMonth: "of this month", "del mes que viene", "do próximo mês".
func (r *reading) ofMonth(i int) (ahead, end int, ok bool) {
	if !r.is(i, "de", "del", "do", "of", "d", "desse", "deste") {
		return 0, i, false
	}
	switch {
	case r.is(i+1, "mes") && r.is(i+2, "que"):
		return 1, i + 4, i+4 <= len(r.words)
	case r.is(i+1, "proximo", "otro", "outro") && r.is(i+2, "mes"), r.is(i+1, "next") && r.is(i+2, "month"), r.is(i+1, "mes") && r.is(i+2, "proximo", "entrante", "siguiente"):
		return 1, i + 3, true
	case r.is(i+1, "proximo", "entrante"):
		return 1, i + 2, true
	case r.is(i+1, "este", "this", "corriente") && r.is(i+2, "mes", "month"):
		return 0, i + 3, true
	case r.is(i, "desse", "deste", "del") && r.is(i+1, "mes", "corriente"):
		return 0, i + 2, true
	}
	return 0, i, false
}
