package password

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// readings are a password as a guesser reads it: folded, and with the signs that stand for letters put back, 1 once as i
// and once as l. All are of the same length, so that a place in one is the same place in the others.
type readings [3]string

func readingsOf(plain string) readings {
	folded := Fold(plain)
	return readings{folded, strings.Map(asI, folded), strings.Map(asL, folded)}
}

// Fold is a text without case, accents and styles of writing: Contraseña is contrasena.
func Fold(text string) string {
	decomposed := norm.NFKD.String(strings.ToValidUTF8(text, "?"))
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return unicode.ToLower(r)
	}, decomposed)
}

func asI(r rune) rune {
	if r == '1' || r == '!' || r == '|' {
		return 'i'
	}
	return letter(r)
}

func asL(r rune) rune {
	if r == '1' || r == '!' || r == '|' {
		return 'l'
	}
	return letter(r)
}

// letter is the letter that a digit or sign stands for in the writing of those who think nobody has thought of it.
func letter(r rune) rune {
	switch r {
	case '0':
		return 'o'
	case '3':
		return 'e'
	case '4', '@':
		return 'a'
	case '5', '$':
		return 's'
	case '7', '+':
		return 't'
	case '8':
		return 'b'
	case '9', '6':
		return 'g'
	case '2':
		return 'z'
	}
	return r
}

// isFiller says whether a character is what people put before and behind a word to make it a password.
func isFiller(r rune) bool {
	return r == '¡' || r == '¿' || (r <= unicode.MaxASCII && !unicode.IsLetter(r))
}

// core is a text without the fillers at its ends.
func core(text string) string { return strings.TrimFunc(text, isFiller) }

// squeezed is a text without the fillers in it.
func squeezed(text string) string {
	return strings.Map(func(r rune) rune {
		if isFiller(r) {
			return -1
		}
		return r
	}, text)
}
