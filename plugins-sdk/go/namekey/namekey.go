// Package namekey writes names as they are sorted and searched.
package namekey

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Of is a name as it is sorted and searched: small letters and digits without accents, one space between words.
func Of(name string) string {
	if key, ok := plainKey(name); ok {
		return key
	}
	var b strings.Builder
	b.Grow(len(name))
	gap := false
	for _, r := range norm.NFKD.String(name) {
		switch {
		case unicode.Is(unicode.Mn, r):
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			if gap && b.Len() > 0 {
				b.WriteByte(' ')
			}
			gap = false
			b.WriteRune(unicode.ToLower(r))
		default:
			gap = true
		}
	}
	return b.String()
}

// plainKey is the quick way for names of ASCII letters, which most rows of an import are.
func plainKey(name string) (string, bool) {
	var b strings.Builder
	b.Grow(len(name))
	gap := false
	for i := 0; i < len(name); i++ {
		c := name[i]
		switch {
		case c >= 0x80:
			return "", false
		case c >= 'A' && c <= 'Z':
			c += 'a' - 'A'
		case c >= 'a' && c <= 'z', c >= '0' && c <= '9':
		default:
			gap = true
			continue
		}
		if gap && b.Len() > 0 {
			b.WriteByte(' ')
		}
		gap = false
		b.WriteByte(c)
	}
	return b.String(), true
}
