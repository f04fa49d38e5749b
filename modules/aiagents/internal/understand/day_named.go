package understand

import (
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// named is a day with the name of its month: "5 de diciembre", "December 5th", "el primero de enero".
func (r *reading) named(i int) (civil.Day, int) {
	if day, at, ok := r.dayNumber(i); ok {
		if r.is(at, "de", "of", "del", "d", "do") {
			at++
		}
		if month, ok := r.month(at, true); ok {
			year, end := r.yearAt(at + 1)
			return r.ofDate(year, month, day), end
		}
		return "", i
	}
	if month, ok := r.month(i, true); ok {
		at := i + 1
		if r.is(at, "the") {
			at++
		}
		if day, end, ok := r.dayNumber(at); ok && r.lang == word.EN {
			year, end := r.yearAt(end)
			return r.ofDate(year, month, day), end
		}
	}
	return "", i
}

func (r *reading) month(i int, short bool) (int, bool) {
	if i >= len(r.words) {
		return 0, false
	}
	if m, ok := months[r.words[i].Text]; ok {
		return m, true
	}
	if m, ok := months[r.words[i].Near]; ok {
		return m, true
	}
	m, ok := shortMonths[r.words[i].Text]
	return m, ok && short
}

// dayNumber is a number that can be a day of a month.
func (r *reading) dayNumber(i int) (day, end int, ok bool) {
	if r.is(i, "primero", "primeiro", "first") {
		return 1, i + 1, true
	}
	n, found := r.number(i)
	whole, even := n.whole()
	if !found || !even || n.scaled || whole < 1 || whole > 31 {
		return 0, i, false
	}
	return int(whole), n.to, true
}

func (r *reading) yearAt(i int) (year, end int) {
	at := i
	if r.is(at, "de", "del", "of") {
		at++
	}
	if n, ok := r.number(at); ok && r.joined(i-1, i) {
		if y, even := n.whole(); even && y > 1900 && y < 2100 {
			return int(y), n.to
		}
	}
	return 0, i
}
