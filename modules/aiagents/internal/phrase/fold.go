package phrase

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// fold writes a word in small letters without accents; what is drawn out, "siiii", is written once.
func fold(runes []rune) string { return once(strings.ToLower(string(plain(runes)))) }

// plain are the letters alone.
func plain(runes []rune) []rune {
	out := make([]rune, 0, len(runes))
	for _, r := range runes {
		switch {
		case r < 0x80:
			if r != '\'' || len(runes) == 1 {
				out = append(out, r)
			}
		case hidden(r) || unicode.Is(unicode.Mn, r) || r == '’' || unicode.Is(unicode.Sk, r):
		default:
			out = append(out, []rune(bare(r))...)
		}
	}
	return out
}

func bare(r rune) string {
	return strings.Map(func(part rune) rune {
		if unicode.Is(unicode.Mn, part) {
			return -1
		}
		return part
	}, norm.NFKD.String(string(r)))
}

// once writes three of a letter and more as one.
func once(word string) string {
	var b strings.Builder
	for i := 0; i < len(word); {
		j := i
		for j < len(word) && word[j] == word[i] {
			j++
		}
		if n := j - i; n > 2 && word[i] >= 'a' && word[i] <= 'z' {
			b.WriteByte(word[i])
		} else {
			b.WriteString(word[i:j])
		}
		i = j
	}
	return b.String()
}
