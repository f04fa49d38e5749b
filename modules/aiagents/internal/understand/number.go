package understand

import (
	"strconv"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/phrase"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// number is one that a text names, in hundredths, by the places of its words.
type number struct {
	hundredths int64
	from, to   int
	scaled     bool   // "mil", "k": it can be money alone
	words      bool   // written in words alone
	figures    string // as it is written, of figures
	ordinal    bool   // "5th"
}

// whole is the number, where it has no fraction.
func (n number) whole() (int64, bool) { return n.hundredths / 100, n.hundredths%100 == 0 }

// most is the longest figure that is a number; what is longer is an account or a telephone.
const most = 13

// numbers are all of a text.
func (r *reading) findNumbers() {
	for i := 0; i < len(r.words); {
		n, ok := r.numberAt(i)
		if !ok {
			i++
			continue
		}
		r.numbers = append(r.numbers, n)
		i = n.to
	}
}

// numberAt adds up the terms that stand at a word: "dos mil quinientos", "2 mil 500", "fifteen hundred".
func (r *reading) numberAt(i int) (number, bool) {
	if n, ok := r.ordinalAt(i); ok {
		return n, true
	}
	sum := adder{r: r, from: i, at: i, words: true, room: 1 << 40}
	for sum.take() {
	}
	if sum.terms == 0 {
		return number{}, false
	}
	n := number{hundredths: sum.total + sum.group, from: i, to: sum.at, scaled: sum.scaled, words: sum.words, figures: sum.figures}
	if sum.at < len(r.words) && r.words[sum.at].Glued && r.words[sum.at].Is("st", "nd", "rd", "th", "o", "a", "ro", "er", "do", "º", "ª") {
		n.ordinal, n.to = true, sum.at+1
	}
	return n, true
}

// ordinalAt is an English ordinal: "the twenty-third".
func (r *reading) ordinalAt(i int) (number, bool) {
	if r.lang != word.EN {
		return number{}, false
	}
	if n, ok := enOrdinals[r.words[i].Text]; ok {
		return number{hundredths: n * hundred, from: i, to: i + 1, words: true, ordinal: true}, true
	}
	if tens := enNumbers[r.words[i].Text]; (tens == 20 || tens == 30) && i+1 < len(r.words) {
		unit, ok := enOrdinals[r.words[i+1].Text]
		if r.is(i+1, "first") {
			unit, ok = 1, true
		}
		return number{hundredths: (tens + unit) * hundred, from: i, to: i + 2, words: true, ordinal: true}, ok && unit < 10
	}
	return number{}, false
}

// hundredths reads a figure. Two signs: the last begins the fraction; one sign and three digits behind it: it groups.
func hundredths(text string) (int64, bool) {
	at := strings.LastIndexAny(text, ".,'")
	whole, fraction := text, ""
	if at >= 0 && len(text)-at-1 < 3 && (strings.Count(text, text[at:at+1]) == 1) {
		whole, fraction = text[:at], text[at+1:]
	}
	digits := strings.NewReplacer(".", "", ",", "", "'", "").Replace(whole)
	if len(digits) > most {
		return 0, false
	}
	n, err := strconv.ParseInt(digits+(fraction + "00")[:2], 10, 64)
	return n, err == nil
}

func isNumberWord(r *reading, w phrase.Word) (int64, bool) {
	if n, ok := r.table[w.Text]; ok {
		return n, true
	}
	n, ok := r.table[w.Near]
	return n, ok
}

func scaleOf(w phrase.Word) (int64, bool) {
	if n, ok := scales[w.Text]; ok {
		return n, true
	}
	n, ok := scales[w.Near]
	return n, ok
}
