package understand

import (
	_ "embed"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/phrase"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

//go:embed tables/turns.tsv
var turnsText string

// turnTable are phrases that change what stands beside them: take it back, refuse it, put it right.
var turnTable = phrase.Parse(turnsText)

// part what is named into what holds and what they refuse or put right.
func (r *reading) sift() {
	hits := turnTable.Find(r.words)
	amounts, days := r.m.Amounts, r.m.Days
	r.m.Amounts, r.m.Days = nil, nil
	for i, a := range amounts {
		if r.refused(r.spans[a.Span], hits) || i+1 < len(amounts) && r.mended(a.Span, amounts[i+1].Span, hits) {
			r.m.NotAmounts = append(r.m.NotAmounts, a)
		} else {
			r.m.Amounts = append(r.m.Amounts, a)
		}
	}
	for i, d := range days {
		if r.refused(r.spans[d.Span], hits) || i+1 < len(days) && r.mended(d.Span, days[i+1].Span, hits) {
			r.m.NotDays = append(r.m.NotDays, d)
		} else {
			r.m.Days = append(r.m.Days, d)
		}
	}
}

// mended tells whether they put the first right by the second: "mil, no, mejor ochocientos".
func (r *reading) mended(first, second Span, hits []phrase.Hit) bool {
	if r.repaired(first, second) {
		return true
	}
	for _, hit := range hits {
		if hit.Tag == "had" && r.joined(hit.To-1, r.spans[first]) && r.words[hit.To-1].To <= first.From && r.words[hit.To-1].To+6 >= first.From {
			return true
		}
		if at := r.words[hit.From].From; hit.Tag == "mend" && at >= first.To && at < second.From {
			return true
		}
	}
	return false
}

// repaired tells whether they broke off and began again: "60... 65".
func (r *reading) repaired(first, second Span) bool {
	if second.From <= first.To {
		return false
	}
	between := string([]rune(r.text)[first.To:second.From])
	rest, broke := strings.CutPrefix(strings.ReplaceAll(between, "…", ".."), "..")
	switch strings.Trim(rest, ". ") {
	case "", "el", "la", "the", "o", "dia", "a":
		return broke
	}
	return false
}

// reach is how many words before something a "no" refuses it.
const reach = 4

// refused tells whether what stands at a word is refused, before it or right behind it.
func (r *reading) refused(at int, hits []phrase.Hit) bool {
	for _, hit := range hits {
		if !r.joined(hit.From, at) {
			continue
		}
		before, behind := hit.To <= at, hit.From > at
		if hit.Tag == "holds" && hit.From <= at {
			return false
		}
		if hit.Tag == "was" && before && at-hit.To < 3 {
			return true
		}
		if hit.Tag == "much" && (before && at-hit.To < 3 || behind && hit.From-at <= 6) {
			return true
		}
	}
	return r.negated(at, reach) || r.negatedBehind(at)
}

// negated tells whether a "no" stands before a word, in its clause.
func (r *reading) negated(at, reach int) bool {
	for back := 1; back <= reach && r.joined(at-back, at); back++ {
		if i := at - back; r.negates(i) && !r.idiom(i) {
			return !r.atMost(i+1, at)
		}
	}
	return false
}

// atMost tells whether a "no" is one of "not more than", "not before", which hold what they name.
func (r *reading) atMost(from, to int) bool {
	for i := from; i < to; i++ {
		if r.is(i, "mas", "mais", "more", "antes", "before", "hasta", "until", "till", "ate", "over", "solo", "only") && !r.is(i, "todo") {
			return true
		}
	}
	return false
}

// negatedBehind: "hoy no puedo", "el viernes no".
func (r *reading) negatedBehind(at int) bool {
	for i := at + 1; i <= at+5 && r.joined(at, i); i++ {
		if r.negates(i) {
			next := r.joined(i, i+1) && r.taken[i+1] // "200 not 250"
			return !next && !r.idiom(i) && !r.atMost(i+1, min(i+4, len(r.words)))
		}
		if !r.taken[i] && !r.is(i, "i", "we", "eu", "yo", "ahi", "todavia", "ainda", "pesos", "that", "si", "es", "is") {
			return false
		}
	}
	return false
}

func (r *reading) negates(i int) bool {
	if r.is(i, "nao", "nunca", "jamas", "jamais", "tampoco", "not", "never", "dont", "cant", "cannot", "wont", "couldnt", "isnt", "didnt", "doesnt", "wouldnt", "imposible", "impossible", "impossivel", "nem") {
		return true
	}
	return r.words[i].Text == "no" && r.lang != word.PT || r.lang == word.PT && r.words[i].Text == "n" || r.lang == word.ES && r.is(i, "ni", "sin")
}

// idiom tells whether a "no" refuses nothing: "no problem", "no te preocupes".
func (r *reading) idiom(i int) bool {
	if r.is(i+1, "te", "se", "le", "hay", "ha", "tem", "es", "sea", "you", "vai") && r.is(i+2, "preocupes", "preocupe", "problema", "drama", "falta", "falla", "worry", "fallar", "fallo", "falho") {
		return true
	}
	return r.is(i+1, "problem", "problema", "worry", "worries", "preocupes", "preocupe", "hay", "mames", "drama", "prob", "mas", "sooner", "later", "falta", "falla", "fail", "duda", "dudas", "demora", "excusas", "vueltas")
}
