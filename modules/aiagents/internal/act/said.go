package act

import (
	"strings"
	"unicode"

	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// said tells whether an answer stands in what they have said now: as it is, by its figures, or as the day that it names.
func (s *State) said(answer string) bool {
	if key := namekey.Of(answer); key != "" && strings.Contains(namekey.Of(s.Heard), key) {
		return true
	}
	if figures := digits(answer); len(figures) >= 4 && strings.Contains(digits(s.Heard), figures) {
		return true
	}
	for _, day := range s.Meaning.Days {
		if string(day.On) == answer {
			return true
		}
	}
	return false
}

func digits(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsDigit(r) {
			return r
		}
		return -1
	}, text)
}
