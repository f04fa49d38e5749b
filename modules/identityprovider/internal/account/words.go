package account

import "strings"

// The bounds of what is kept of a letter's words.
const (
	mostWords  = 20
	maxWordLen = 200
)

// named are words without blanks and repetitions, bounded.
func named(words []string) []string {
	kept := []string{}
	seen := map[string]bool{}
	for _, word := range words {
		word = strings.TrimSpace(word)
		if word == "" || len(word) > maxWordLen || seen[word] || len(kept) == mostWords {
			continue
		}
		seen[word] = true
		kept = append(kept, word)
	}
	return kept
}
