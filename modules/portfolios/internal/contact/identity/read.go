package identity

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// spoken are the digits as they are said.
var spoken = map[string]string{
	"cero": "0", "zero": "0", "oh": "0", "uno": "1", "una": "1", "one": "1", "um": "1", "uma": "1", "dos": "2", "two": "2", "dois": "2",
	"duas": "2", "tres": "3", "three": "3", "cuatro": "4", "four": "4", "quatro": "4", "cinco": "5", "five": "5", "seis": "6", "six": "6",
	"meia": "6", "siete": "7", "seven": "7", "sete": "7", "ocho": "8", "eight": "8", "oito": "8", "nueve": "9", "nine": "9", "nove": "9",
}

// plain writes the digits of every script as ours.
func plain(text string) string {
	return strings.Map(func(r rune) rune {
		if r < 0x80 || !unicode.IsDigit(r) {
			return r
		}
		first := r
		for unicode.IsDigit(first - 1) {
			first--
		}
		return '0' + (r-first)%10
	}, norm.NFKC.String(text))
}

// words are the words of an answer, in small letters without accents, its digits as ours.
func words(text string) []string { return strings.Fields(namekey.Of(plain(text))) }

// letters are the letters and digits of an answer, without what stands between them.
func letters(text string) string { return strings.Join(words(text), "") }

// digits are the digits of an answer; of one without any, those that are said as words.
func digits(text string) string {
	found := strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, letters(text))
	if found == "" {
		for _, word := range words(text) {
			found += spoken[word]
		}
	}
	return found
}
