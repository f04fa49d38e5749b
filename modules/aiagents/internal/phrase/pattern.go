package phrase

import "strings"

// pattern is a phrase with room: `no (la|esa cosa)? deuda`, `pag*` for all that begins so, `..` for up to three words, `^` and `$` for the
// beginning and the end of the clause.
type pattern struct {
	parts      []part
	first, end bool
}

// part is one place of a pattern: any of some ways to fill it, each of one word or more.
type part struct {
	ways       [][]atom
	gap, maybe bool
}

// atom is a word, or the stem of many.
type atom struct {
	text string
	stem bool
}

func compile(text string) pattern {
	var p pattern
	for _, field := range fields(text) {
		switch field {
		case "^":
			p.first = true
		case "$":
			p.end = true
		case "..":
			p.parts = append(p.parts, part{gap: true})
		default:
			p.parts = append(p.parts, place(field))
		}
	}
	return p
}

func (a atom) takes(w Word) bool {
	if a.stem {
		return strings.HasPrefix(w.Text, a.text) || strings.HasPrefix(w.Near, a.text)
	}
	return a.text == w.Text || a.text == w.Near
}

// at is the word after the phrase, where it stands at the i-th word; -1 where it does not.
func (p pattern) at(words []Word, i int) int {
	if p.first && i > 0 && words[i-1].Clause == words[i].Clause {
		return -1
	}
	end := p.rest(words, i, 0, words[i].Clause)
	if end > 0 && p.end && !over(words, end, words[i].Clause) {
		return -1
	}
	return end
}

// over tells whether a clause says no more: a picture behind its words is none of them.
func over(words []Word, end, clause int) bool {
	for _, w := range words[end:] {
		if w.Clause == clause && !w.picture() {
			return false
		}
	}
	return true
}

func (p pattern) rest(words []Word, i, k, clause int) int {
	if k == len(p.parts) {
		return i
	}
	if p.parts[k].gap {
		return p.gap(words, i, k, clause)
	}
	best := -1
	for _, way := range p.parts[k].ways {
		if fills(way, words, i, clause) {
			best = max(best, p.rest(words, i+len(way), k+1, clause))
		}
	}
	if best < 0 && p.parts[k].maybe {
		return p.rest(words, i, k+1, clause)
	}
	return best
}

func fills(way []atom, words []Word, i, clause int) bool {
	if i+len(way) > len(words) {
		return false
	}
	for k, a := range way {
		if words[i+k].Clause != clause || !a.takes(words[i+k]) {
			return false
		}
	}
	return true
}

// gap tries the rest behind none to three words.
func (p pattern) gap(words []Word, i, k, clause int) int {
	for more := range 4 {
		if end := p.rest(words, i+more, k+1, clause); end >= 0 {
			return end
		}
		if i+more >= len(words) || words[i+more].Clause != clause {
			break
		}
	}
	return -1
}
