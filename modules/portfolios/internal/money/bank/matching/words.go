package matching

import (
	"slices"
	"strings"
	"unicode"

	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/statement"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// mostNumbers bounds the words of a line that are looked up as numbers.
const mostNumbers = 12

// numbersOf are what in a line may be the number of a debt, an account or a transfer: what stands in its own column as a whole, and
// words with a digit.
func numbersOf(l *statement.Entry) []string {
	var all []string
	add := func(text string) {
		if text != "" && len(text) <= 120 && len(all) < mostNumbers && !slices.Contains(all, text) {
			all = append(all, text)
		}
	}
	add(l.DebtRef)
	add(l.Reference)
	for _, text := range []string{l.DebtRef, l.Reference} {
		for _, word := range strings.FieldsFunc(text, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune("·,;:#()", r) }) {
			if len(word) >= 4 && strings.ContainsAny(word, "0123456789") {
				add(word)
			}
		}
	}
	return all
}

// documentKey is a document as it is stored: letters and digits alone.
func documentKey(text string) string {
	key := strings.Map(func(r rune) rune {
		if r < 128 && (unicode.IsLetter(r) || unicode.IsDigit(r)) {
			return unicode.ToUpper(r)
		}
		return -1
	}, text)
	if len(key) < 5 {
		return ""
	}
	return key
}

// rotations are a name with the family names first, or last: how banks write it is not how creditors do.
func rotations(name string) []string {
	words := strings.Fields(namekey.Of(name))
	if len(words) < 2 || len(words) > 6 {
		return nil
	}
	keys := make([]string, len(words))
	for i := range words {
		keys[i] = strings.Join(append(slices.Clone(words[i:]), words[:i]...), " ")
	}
	return keys
}
