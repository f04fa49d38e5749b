package password

import (
	"strings"
	"unicode/utf8"
)

// Judge says which new passwords are good enough. It is immutable and safe for concurrent use.
type Judge struct{ known list }

// NewJudge reads the list of well-known passwords, once: it stays in memory as one text of about a megabyte.
func NewJudge() (*Judge, error) {
	known, err := readList()
	return &Judge{known: known}, err
}

// Check says why a new password is refused, naming field; nil if it can. It is asked when a password is chosen,
// never when one is proved: who has a weak one already gets in.
func (j *Judge) Check(field, plain string, around Surroundings) error {
	length := utf8.RuneCountInString(plain)
	switch {
	case length < MinLength:
		return ErrWeak.WithField(field, "field.min_length", "min", MinLength)
	case length > MaxLength:
		return ErrWeak.WithField(field, "field.max_length", "max", MaxLength)
	}
	read := readingsOf(plain)
	if j.common(read) {
		return ErrWeak.WithField(field, "identityprovider.password_common")
	}
	if code := around.within(read); code != "" {
		return ErrWeak.WithField(field, code)
	}
	return nil
}

// common says whether a password is one that guessers try first: a piece over and over, a run along the keyboard or the
// alphabet, or a well-known password or word, whatever digits and signs stand before and behind it.
func (j *Judge) common(read readings) bool {
	plain := read[0]
	return repeats(plain) || runs(plain) || core(plain) == "" || j.knows(read)
}

// mostCut is how many of the digits and signs behind a word are tried as part of it.
const mostCut = 12

// leastWord is the length from which a word within digits and signs counts: shorter ones stand in any random text.
const leastWord = 3

// knows looks every reading up: whole, without what stands before it, and with ever less of what stands behind it.
func (j *Judge) knows(read readings) bool {
	plain := read[0]
	start := len(plain) - len(strings.TrimLeftFunc(plain, isFiller))
	end := len(strings.TrimRightFunc(plain, isFiller))
	for _, text := range read {
		if j.known.has(text) || j.known.has(text[start:]) || j.known.has(piece(text[start:end])) {
			return true
		}
		for cut := end; cut <= min(len(text), end+mostCut); cut++ {
			if long(cut) && j.known.has(text[:cut]) || long(cut-start) && j.known.has(text[start:cut]) {
				return true
			}
		}
	}
	return false
}

func long(length int) bool { return length >= leastWord }

// piece is what a text repeats, at least twice; else the empty text.
func piece(text string) string {
	if len(text) < 2*leastWord {
		return ""
	}
	size := strings.Index((text + text)[1:], text) + 1
	if size == len(text) || size < leastWord {
		return ""
	}
	return text[:size]
}

// repeats finds a whole password made of one piece of at most four characters.
func repeats(s string) bool {
	for size := 1; size <= 4; size++ {
		if len(s) >= 2*size && strings.Repeat(s[:size], len(s)/size+1)[:len(s)] == s {
			return true
		}
	}
	return false
}

func runs(s string) bool {
	const lines = "01234567890 abcdefghijklmnopqrstuvwxyz qwertyuiopasdfghjklzxcvbnm 1qaz2wsx3edc4rfv5tgb6yhn"
	return strings.Contains(lines, s) || strings.Contains(lines, reversed(s))
}

func reversed(s string) string {
	runes := []rune(s)
	for i, j := 0, len(runes)-1; i < j; i, j = i+1, j-1 {
		runes[i], runes[j] = runes[j], runes[i]
	}
	return string(runes)
}
