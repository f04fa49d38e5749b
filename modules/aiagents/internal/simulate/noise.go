package simulate

import (
	"math/rand/v2"
	"strings"
	"unicode"

	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"
)

// Noise is how somebody types.
type Noise string

// The kinds of noise.
const (
	Clean Noise = "none"
	Light Noise = "light" // without accents, in capitals or none, with a picture
	Heavy Noise = "heavy" // letters change places, too
)

// Enum are all of them.
func (Noise) Enum() []Noise { return []Noise{Clean, Light, Heavy} }

var pictures = []string{" 🙏", " 😅", " 👍", "!!", "...", " 😔"}

// over is a text as somebody types it in haste.
func (n Noise) over(text string, r *rand.Rand) string {
	if n == Clean || n == "" || text == "" {
		return text
	}
	text = casing(text, r)
	if r.IntN(2) == 0 {
		text = plain(text)
	}
	if n == Heavy {
		text = swapped(text, r)
	}
	if r.IntN(4) == 0 {
		text += pictures[r.IntN(len(pictures))]
	}
	return text
}

func casing(text string, r *rand.Rand) string {
	switch r.IntN(5) {
	case 0:
		return strings.ToUpper(text)
	case 1, 2:
		return strings.ToLower(text)
	default:
		return text
	}
}

// plain is a text without its accents.
func plain(text string) string {
	bare, _, err := transform.String(transform.Chain(norm.NFD, runes.Remove(runes.In(unicode.Mn)), norm.NFC), text)
	if err != nil {
		return text
	}
	return bare
}

// swapped has two letters change places within one of the long words.
func swapped(text string, r *rand.Rand) string {
	all := strings.Fields(text)
	for range 4 {
		i := r.IntN(len(all))
		letters := []rune(all[i])
		if len(letters) < 7 || strings.ContainsFunc(all[i], unicode.IsDigit) {
			continue
		}
		at := 2 + r.IntN(len(letters)-4)
		letters[at], letters[at+1] = letters[at+1], letters[at]
		all[i] = string(letters)
		break
	}
	return strings.Join(all, " ")
}
