// Package phrase finds set phrases in what people write: words without accents and capitals, slips of a letter forgiven, places kept.
package phrase

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Word is one word of a text, a figure, or a picture.
type Word struct {
	Text     string // small letters without accents
	Near     string // the known word that it is a slip of; else Text
	From, To int    // runes
	Before   string // marks between it and the word before
	Glued    bool   // nothing is between it and the word before
	Clause   int    // words of one clause have one number
	Asked    bool   // its sentence is a question
	Figure   bool
}

// Is tells whether a word is one of those.
func (w Word) Is(words ...string) bool {
	for _, word := range words {
		if w.Text == word || w.Near == word {
			return true
		}
	}
	return false
}

// picture tells whether a word is none, but a picture.
func (w Word) picture() bool {
	r, _ := utf8.DecodeRuneInString(w.Text)
	return unicode.Is(unicode.So, r)
}

// Words are the words of a text.
func Words(text string) []Word {
	l := lexer{runes: []rune(text)}
	for l.at < len(l.runes) {
		l.step()
	}
	l.sentence(strings.HasSuffix(strings.TrimSpace(text), "?"))
	return l.words
}

// Split begins a new clause at each of those words: "but", "pero".
func Split(words []Word, at func(Word) bool) {
	more := 0
	for i := range words {
		if i > 0 && at(words[i]) {
			more++
		}
		words[i].Clause += more
	}
}
