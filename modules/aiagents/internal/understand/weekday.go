package understand

import (
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// weekday is the next one of a name, or that of another week.
func (r *reading) weekday(i int) (civil.Day, int) {
	from := i
	next := r.is(i, "next", "proximo", "proxima", "otro", "outra")
	if next || r.is(i, "este", "esta", "this", "coming", "essa") {
		i++
	}
	day, ok := r.weekdayName(i)
	if !ok {
		return "", from
	}
	end := i + 1
	if r.is(end, "feira") {
		end++
	}
	if on, end, ok := r.dated(day, end); ok && (r.joined(end-1, i) || !r.negated(from, 2)) {
		return on, end
	}
	return r.whichWeek(day, from, i, end)
}

// dated is the date behind the name of its day: "el lunes 7", "Friday the 27th", "sexta, dia 4 de dezembro".
func (r *reading) dated(day, at int) (civil.Day, int, bool) {
	for skip := 0; skip < 3 && at < len(r.words); skip++ {
		for _, way := range []func(int) (civil.Day, int){r.written, r.named, r.dayOfMonth} {
			if on, end := way(at); end > at && on != "" && int(on.In(time.UTC).Weekday()) == day {
				return on, end, true
			}
		}
		if !r.is(at, "dia", "the", "el", "on", "agora", "no", "o", "de") {
			break
		}
		at++
	}
	return "", at, false
}

// dayOfMonth is the next day of that number, whatever leads to it.
func (r *reading) dayOfMonth(i int) (civil.Day, int) {
	day, end, ok := r.dayNumber(i)
	if !ok || r.counts(end) || end < len(r.words) && isCoin(r, end) {
		return "", i
	}
	if ahead, end, ok := r.ofMonth(end); ok {
		y, m, _ := r.date()
		return civilOf(y, m+ahead, day), end
	}
	_, _, today := r.date()
	return r.monthly(day, day >= today), end
}

func (r *reading) weekdayName(i int) (int, bool) {
	if i >= len(r.words) {
		return 0, false
	}
	for _, name := range []string{r.words[i].Text, r.words[i].Near} {
		if d, ok := weekdays[name]; ok {
			return d, true
		}
		if d, ok := ptWeekdays[name]; ok && (r.lang == word.PT || r.is(i+1, "feira")) && !r.ordinal(i) {
			return d, true
		}
		if d, ok := shortWeekdays[name]; ok && (r.is(i-1, "on", "by", "this", "next", "el", "until", "before") || r.lang == word.EN && r.closes(i)) {
			return d, true
		}
	}
	return 0, false
}

// closes tells whether a word ends its clause or stands before a day: "100 fri", "tues the 24th".
func (r *reading) closes(i int) bool {
	return !r.joined(i, i+1) || r.is(i+1, "the", "morning", "night")
}

// ordinal tells whether "segunda" chooses an offer.
func (r *reading) ordinal(i int) bool {
	return r.is(i+1, "opcao", "opcion", "proposta", "parcela", "oferta", "alternativa", "quincena", "quinzena", "via", "vez", "cuota", "propuesta") || r.in.Asked == word.SlotOffer && !r.is(i+1, "feira")
}

// whichWeek: "el viernes que viene" is the next one, "el viernes de la semana que viene" and "next Friday" that of the next week.
func (r *reading) whichWeek(day, from, i, end int) (civil.Day, int) {
	coming := r.comingWeekday(day)
	if weeks := r.weeksMore(from, end); weeks > 0 {
		return coming.Add(7 * weeks), end
	}
	if r.past(i) || r.is(end, "pasado", "passada", "passado") || r.is(from-1, "last") {
		return coming.Add(-7), end
	}
	if r.is(end, "que") && r.is(end+1, "viene", "vem", "entra") {
		return coming, end + 2
	}
	if n := r.nextWeekBehind(end); n > 0 {
		return r.ofNextWeek(day), n
	}
	if r.is(end, "en") && r.is(end+1, "ocho", "8") {
		return coming.Add(7), end + 2
	}
	if r.is(from, "next", "otro", "outra") {
		return r.ofNextWeek(day), end
	}
	if r.is(end, "proximo", "proxima") {
		return coming, end + 1
	}
	return coming, end
}

// weeksMore: "a week from Friday" is one week after the next, "two Fridays from now" too.
func (r *reading) weeksMore(from, end int) int {
	if r.is(from-1, "from") && r.is(from-2, "week", "weeks") {
		if count, _, ok := r.countAt(from - 3); ok {
			return count
		}
	}
	if r.is(end, "from") && r.is(end+1, "now") {
		if count, _, ok := r.countAt(from - 1); ok {
			return count - 1
		}
	}
	return 0
}
