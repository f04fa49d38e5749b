package errs

import (
	"strings"
	"unicode"
)

// unseen are letters by their kind that draw nothing.
const unseen = "\u115F\u1160\u2800\u3164\uFFA0"

// Visible tells whether a text shows something, and turns the direction of nothing beside it.
func Visible(text string) bool {
	shows := false
	for _, r := range text {
		if turns(r) {
			return false
		}
		shows = shows || (unicode.IsGraphic(r) && !unicode.IsSpace(r) && !strings.ContainsRune(unseen, r))
	}
	return shows
}

// turns tells whether a character embeds, overrides or isolates a direction.
func turns(r rune) bool { return (r >= 0x202A && r <= 0x202E) || (r >= 0x2066 && r <= 0x2069) }
