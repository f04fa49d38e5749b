package mapping

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Key is a column's name in the form in which names are compared and remembered: lower case, no accents, letters only,
// one space between words ("Nº de Documento" and "n_de_documento" are the same). Numbers behind a name are dropped, so
// that "Teléfono 2" is a phone.
func Key(header string) string {
	var out strings.Builder
	space := false
	for _, r := range norm.NFD.String(header) {
		switch {
		case unicode.Is(unicode.Mn, r):
		case unicode.IsLetter(r) && r != 'º' && r != 'ª':
			if space && out.Len() > 0 {
				out.WriteByte(' ')
			}
			space = false
			out.WriteRune(unicode.ToLower(r))
		default:
			space = true
		}
	}
	return out.String()
}
