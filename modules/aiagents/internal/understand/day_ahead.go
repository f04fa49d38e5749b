package understand

import (
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// comingWeekday is the next day of that name, today never.
func (r *reading) comingWeekday(day int) civil.Day {
	now := int(r.in.Now.In(r.zone).Weekday())
	return r.today.Add((day-now+6)%7 + 1)
}

// ofNextWeek is the day of that name in the week after this one; weeks begin on Monday.
func (r *reading) ofNextWeek(day int) civil.Day {
	now := (int(r.in.Now.In(r.zone).Weekday()) + 6) % 7
	return r.today.Add(7 - now + (day+6)%7)
}

// nextWeekBehind is the word behind "de la semana que viene", "of next week", "da semana que vem"; 0 where it is not said.
func (r *reading) nextWeekBehind(i int) int {
	if r.is(i, "de", "da", "of") {
		i++
	} else if !r.is(i, "next") {
		return 0
	}
	if r.is(i, "la", "a") {
		i++
	}
	switch {
	case r.is(i, "semana") && r.is(i+1, "que") && r.is(i+2, "viene", "vem", "entra"):
		return i + 3
	case r.is(i, "next", "proxima", "otra", "outra") && r.is(i+1, "week", "semana"), r.is(i, "semana") && r.is(i+1, "proxima", "entrante", "siguiente"):
		return i + 2
	}
	return 0
}

// ahead is a day by how far it is: "en dos semanas", "daqui a 15 dias", "ten days from now", "in a week".
func (r *reading) ahead(i int) (civil.Day, int) {
	at, led := r.aheadWord(i)
	count, end, ok := r.countAt(at)
	if !ok {
		return "", i
	}
	unit, ok := r.unit(end)
	if !ok {
		return "", i
	}
	end++
	switch {
	case r.is(end, "from") && r.is(end+1, "now", "today"):
		end += 2
	case r.is(end, "mas"):
		end++
	case !led && !r.soon(i, end):
		return "", i
	}
	return r.after(count, unit), end
}

// soon tells whether days without more are told as how far: "dame 10 días".
func (r *reading) soon(i, end int) bool {
	if r.in.Asked == word.SlotDay && !r.joined(end-1, end) && !r.is(i-1, "hace", "faz", "ha", "for", "since") {
		return true
	}
	return r.is(i-1, "dame", "deme", "denme", "me", "give", "need", "preciso", "necesito", "otros", "unos", "another", "mais")
}

func (r *reading) aheadWord(i int) (int, bool) {
	switch {
	case r.is(i, "dentro") && r.is(i+1, "de"), r.is(i, "daqui") && r.is(i+1, "a", "uns", "umas"):
		return i + 2, true
	case r.is(i, "de") && r.is(i+1, "aca", "aqui") && r.is(i+2, "a", "en"):
		return i + 3, true
	case r.is(i, "daqui"):
		return i + 1, true
	case r.is(i, "en", "in", "em", "within"):
		return i + 1, true
	}
	return i, false
}

func (r *reading) countAt(i int) (count, end int, ok bool) {
	if r.is(i, "unos", "unas", "about", "uns", "umas", "the", "like") {
		i++
	}
	if n, found := r.number(i); found {
		whole, even := n.whole()
		return int(whole), n.to, even && whole > 0 && whole <= 366
	}
	if r.is(i, "a", "un") && r.is(i+1, "couple", "par") && r.is(i+2, "of", "de") {
		return 2, i + 3, true
	}
	if r.is(i, "a", "un", "una", "um", "uma", "one") {
		return 1, i + 1, true
	}
	return 0, i, false
}

// unit is a stretch of the calendar: days, or months below zero.
func (r *reading) unit(i int) (int, bool) {
	switch {
	case r.is(i, "dia", "dias", "day", "days", "diitas"):
		return 1, true
	case r.is(i, "semana", "semanas", "week", "weeks", "semanita"):
		return 7, true
	case r.is(i, "quincena", "quincenas", "quinzena", "fortnight"):
		return 15, true
	case r.is(i, "mes", "meses", "month", "months"):
		return -1, true
	}
	return 0, false
}

func (r *reading) after(count, unit int) civil.Day {
	if unit > 0 {
		return r.today.Add(count * unit)
	}
	y, m, d := r.date()
	last := time.Date(y, time.Month(m+count+1), 0, 12, 0, 0, 0, time.UTC).Day()
	return civilOf(y, m+count, min(d, last))
}

// past tells whether what is said before a word in its clause is over: "pagué el viernes".
func (r *reading) past(at int) bool {
	for back := 1; back <= 6 && r.joined(at-back, at); back++ {
		if r.is(at-back, "pague", "pagamos", "pagaron", "deposite", "transferi", "abone", "cancele", "paid", "paguei", "fiz", "hice", "mande", "sent", "transferred", "depositei", "mandei", "fui", "went", "murio", "fallecio", "died",
			"llamaron", "ligaram", "called", "perdi", "lost") && !r.is(at-back-1, "get", "gets", "getting", "be", "im", "got") {
			return true
		}
	}
	return false
}
