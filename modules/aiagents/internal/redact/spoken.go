package redact

import (
	"strconv"
	"strings"
)

// numbers are atoms with the numbers that are written in words as numbers: "treinta y cuatro" is 34, "tres cuatro" are 3 and 4.
func numbers(all []atom) (out []atom) {
	for at := 0; at < len(all); {
		taken, digits := spoken(all[at:])
		if taken == 0 {
			out = append(out, all[at])
			at++
			continue
		}
		out = append(out, atom{from: all[at].from, to: all[at+taken-1].to, digits: digits, spoken: true})
		at += taken
	}
	return out
}

// spoken is the number that begins here in words, and how many of them it has.
func spoken(all []atom) (taken int, digits string) {
	if n := times(all[0].word); n > 0 && len(all) > 1 {
		if value, ok := values[all[1].word]; ok && value < 10 {
			return 2, strings.Repeat(strconv.Itoa(value), n)
		}
		if len(all[1].digits) == 1 {
			return 2, strings.Repeat(all[1].digits, n)
		}
	}
	r := reading{}
	for i, a := range all {
		if i > 0 && connectors[a.word] && i+1 < len(all) && r.room() > 0 {
			if value, ok := values[all[i+1].word]; ok && value < r.room() {
				continue
			}
		}
		if a.word == "" || !r.take(a.word) {
			break
		}
		taken = i + 1
	}
	if taken == 0 {
		return 0, ""
	}
	return taken, strconv.Itoa(r.whole + r.part)
}

func times(word string) int {
	switch {
	case twice[word]:
		return 2
	case thrice[word]:
		return 3
	}
	return 0
}

// reading is a number as far as it has been read.
type reading struct {
	whole, part int // thousands and above; below
	begun       bool
	least       int // the part may still get a number below this; 0 for none
}

// room is what may still follow: after "treinta" a number below ten.
func (r *reading) room() int { return r.least }

// take reads one more word, and tells whether it belongs to the number.
func (r *reading) take(word string) bool {
	switch {
	case r.begun && word == "hundred" && r.part > 0 && r.part < 10:
		r.part, r.least = r.part*100, 100
		return true
	case thousands[word] && (r.begun || word == "mil") && r.part < 1000 && r.whole%million == 0:
		r.whole, r.part, r.least, r.begun = r.whole+max(r.part, 1)*1000, 0, 1000, true
		return true
	case r.begun && millions[word] && r.whole < million:
		r.whole, r.part, r.least = (r.whole+r.part)*million, 0, million
		return true
	}
	value, ok := values[word]
	if !ok || r.begun && (value == 0 || value >= r.least) {
		return false
	}
	r.part, r.begun = r.part+value, true
	r.least = below(value)
	return true
}

const million = 1_000_000

// below is what may follow a number as its part: tens are followed by ones, hundreds by tens.
func below(value int) int {
	switch {
	case value >= 100:
		return 100
	case value >= 20 && value%10 == 0:
		return 10
	default:
		return 0
	}
}
