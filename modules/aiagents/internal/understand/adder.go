package understand

import "github.com/recobro/recobro/modules/aiagents/internal/word"

// adder adds up the terms of one number, each smaller than the last.
type adder struct {
	r             *reading
	from, at      int
	total, group  int64 // hundredths
	room, last    int64 // what the next term, and the next scale, must be smaller than
	terms         int
	scaled, words bool
	figures       string
}

// take takes one more term; none is left where it tells so.
func (a *adder) take() bool {
	i := a.at
	if a.terms > 0 && i < len(a.r.words) && a.r.words[i].Is("y", "e", "and") && a.r.words[i].Before == "" {
		i++
	}
	if i >= len(a.r.words) || a.terms > 0 && a.parted(i) {
		return false
	}
	return a.scale(i) || a.spelled(i) || a.figure(i)
}

// parted tells whether a mark parts a word from the number before; the hyphen of "seventy-five" does not.
func (a *adder) parted(i int) bool {
	w := a.r.words[i]
	return w.Before != "" && (w.Before != "-" || !a.words || w.Figure)
}

// scale multiplies what came before by a thousand or the like, and begins a thousand where nothing came before.
func (a *adder) scale(i int) bool {
	factor, ok := scaleOf(a.r.words[i])
	if !ok || a.terms == 0 && !a.alone(i, factor) {
		return false
	}
	if factor == 100 {
		return a.hundred(i)
	}
	if a.total > 0 && factor >= a.last {
		return false
	}
	a.total, a.group = a.total+max(a.group, 100)*factor, 0
	a.room, a.last, a.scaled = factor, factor, true
	if a.r.is(i+1, "y", "e") && a.r.is(i+2, "media", "medio", "meia", "meio") && a.r.words[i+1].Before == "" {
		a.total += 50 * factor
		i += 2
	}
	return a.took(i)
}

// hundred multiplies units: "five hundred", "fifteen hundred".
func (a *adder) hundred(i int) bool {
	if a.group >= 100*100 || a.terms > 0 && a.group == 0 {
		return false
	}
	a.group = max(a.group, 100) * 100
	a.room, a.scaled = 100, true
	return a.took(i)
}

// alone tells whether a scale stands for one of it: "mil", "a thousand", and "mil" in "mil gracias" does not.
func (a *adder) alone(i int, factor int64) bool {
	w := a.r.words[i]
	if factor == 1_000 && w.Is("mil") {
		return i+1 >= len(a.r.words) || !a.r.words[i+1].Is("gracias", "disculpas", "perdones", "desculpas", "perdoes", "veces", "vezes", "cosas", "coisas")
	}
	if _, more := isNumberWord(a.r, a.r.words[min(i+1, len(a.r.words)-1)]); more && factor == 100 && w.Is("hundred") {
		return true
	}
	if a.r.is(i+1, "y") && a.r.is(i+2, "media") && !w.Is("k") {
		return true
	}
	return i > 0 && a.r.words[i-1].Is("a", "un", "una", "um", "uma") && !w.Is("k")
}

// spelled takes a number word.
func (a *adder) spelled(i int) bool {
	n, ok := isNumberWord(a.r, a.r.words[i])
	if !ok || a.terms > 0 && !a.fits(n) && !a.loose(n) || (n == 1 || a.r.is(i, "couple")) && a.terms == 0 && !a.oneCounts(i) {
		return false
	}
	if a.loose(n) {
		a.group *= 100
	}
	a.group += n * 100
	a.room = magnitude(n)
	return a.took(i)
}

// oneCounts keeps articles from being numbers: "un amigo".
func (a *adder) oneCounts(i int) bool {
	if i+1 < len(a.r.words) {
		if factor, ok := scaleOf(a.r.words[i+1]); ok {
			return factor > 0
		}
	}
	return a.r.words[i].Is("uno", "one") || a.r.lang == word.PT && len(a.r.words) == 1
}

// fits tells whether a term may follow: "treinta y cinco" is one number, "dos tres" are two.
func (a *adder) fits(n int64) bool {
	if n >= a.room || n == 0 {
		return false
	}
	return a.room != 100 || n < 100
}

// loose tells whether hundreds are left out: "three fifty".
func (a *adder) loose(n int64) bool {
	return a.r.lang == word.EN && a.terms == 1 && a.words && a.group >= 100 && a.group < 1_000 && n >= 20 && n < 100 && n%10 == 0
}

// figure takes a figure: the first term, or three digits behind a thousand.
func (a *adder) figure(i int) bool {
	w := a.r.words[i]
	if !w.Figure || a.terms > 0 && (a.room < 1_000 || len(w.Text) > 3) {
		return false
	}
	n, ok := hundredths(w.Text)
	if !ok {
		return false
	}
	a.group += n
	a.room, a.words = 1, false
	if a.terms == 0 {
		a.figures = w.Text
	}
	return a.took(i)
}

func (a *adder) took(i int) bool {
	a.terms++
	a.at = i + 1
	return true
}

// magnitude is what a term behind this one must be smaller than: units behind tens, tens behind hundreds.
func magnitude(n int64) int64 {
	switch {
	case n >= 100:
		return 100
	case n >= 20 && n%10 == 0:
		return 10
	}
	return 1
}
