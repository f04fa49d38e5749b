package redact

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// atom is a piece of a text: a word, or a number, which may be written in words.
type atom struct {
	from, to int
	word     string // without accents, in small letters; of a word
	digits   string // of a number
	spoken   bool   // the number is written in words
}

// tokens are the words of a text, and its numbers in digits of whatever script; what lies between them is left out.
func tokens(text string) (all []atom) {
	for at := 0; at < len(text); {
		r, size := utf8.DecodeRuneInString(text[at:])
		switch {
		case unicode.Is(unicode.Nd, r):
			at = number(text, at, &all)
		case unicode.IsLetter(r):
			at = letters(text, at, &all)
		default:
			at += size
		}
	}
	return all
}

func number(text string, from int, all *[]atom) int {
	var b strings.Builder
	at := from
	for at < len(text) {
		r, size := utf8.DecodeRuneInString(text[at:])
		if !unicode.Is(unicode.Nd, r) {
			break
		}
		b.WriteByte(digit(r))
		at += size
	}
	*all = append(*all, atom{from: from, to: at, digits: b.String()})
	return at
}

func letters(text string, from int, all *[]atom) int {
	at := from
	for at < len(text) {
		r, size := utf8.DecodeRuneInString(text[at:])
		if !unicode.IsLetter(r) && !unicode.Is(unicode.Mn, r) {
			break
		}
		at += size
	}
	*all = append(*all, atom{from: from, to: at, word: namekey.Of(text[from:at])})
	return at
}

// digit is a digit of any script, as ours: the digits of a script stand in a row.
func digit(r rune) byte {
	for _, block := range unicode.Nd.R16 {
		if rune(block.Lo) <= r && r <= rune(block.Hi) {
			return byte('0' + (r-rune(block.Lo))%10)
		}
	}
	for _, block := range unicode.Nd.R32 {
		if rune(block.Lo) <= r && r <= rune(block.Hi) {
			return byte('0' + (r-rune(block.Lo))%10)
		}
	}
	return '0'
}
