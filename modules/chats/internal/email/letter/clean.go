package letter

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
)

// clean is a text in which all can be shown and kept: what is in no character set that it says is taken for that of Windows, as whoever
// writes so does.
func clean(raw []byte, lines bool) string {
	text := string(raw)
	if !utf8.Valid(raw) {
		if decoded, err := charmap.Windows1252.NewDecoder().Bytes(raw); err == nil {
			text = string(decoded)
		}
	}
	text = strings.ReplaceAll(strings.ToValidUTF8(text, "�"), "\r\n", "\n")
	return strings.Map(func(r rune) rune {
		switch {
		case lines && (r == '\n' || r == '\t'):
			return r
		case r == '\r' || r == '\n' || r == '\t':
			return ' '
		case unicode.IsControl(r) || turning(r):
			return -1
		}
		return r
	}, text)
}

// turning are the marks that turn the direction of writing, so that what is read is not what stands there.
func turning(r rune) bool {
	return r >= '\u202a' && r <= '\u202e' || r >= '\u2066' && r <= '\u2069'
}

// word is a text of one line, and not longer than most.
func word(text string, most int) string {
	return short(strings.Join(strings.Fields(clean([]byte(text), false)), " "), most)
}

func short(text string, most int) string {
	if letters := []rune(text); len(letters) > most {
		return string(letters[:most])
	}
	return text
}
