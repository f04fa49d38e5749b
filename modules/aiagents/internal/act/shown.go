package act

import (
	"regexp"
	"strings"
	"unicode"
)

// markup is what no reader sees: comments, and what is left of elements.
var markup = regexp.MustCompile(`(?s)<!--.*?(-->|$)|<[^>]*>`)

// shown is a text as readers see it: in one line, without comments and signs that are not seen.
func shown(text string) string {
	seen := strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Cf, r) || unicode.Is(unicode.Co, r) {
			return -1
		}
		return r
	}, markup.ReplaceAllString(text, " "))
	return strings.Join(strings.Fields(seen), " ")
}
