package password

import (
	"strings"
	"unicode/utf8"
)

// Surroundings are whose password it is: what anybody who knows the person tries first.
type Surroundings struct {
	Email, Name string
	Companies   []string // names of those the person works for
}

// From what length on a word is looked for: shorter ones stand in the middle of others.
const (
	leastOwn     = 4
	leastCompany = 5
)

// product is what this is called, in the ways it is written.
func product() []string { return []string{"recobro", "recovro"} }

// within gives the code for the words that a password contains, in any reading of it, with blanks and signs between its
// letters or without; empty if it contains none.
func (s Surroundings) within(read readings) string {
	switch {
	case contains(read, s.own(), leastOwn):
		return "identityprovider.password_personal"
	case contains(read, s.companies(), leastCompany):
		return "identityprovider.password_company"
	case contains(read, product(), leastOwn):
		return "identityprovider.password_product"
	}
	return ""
}

// own are the words of the person: the e-mail's and the name's, whole and in parts.
func (s Surroundings) own() []string {
	local, _, _ := strings.Cut(s.Email, "@")
	return append(wordsOf(local), wordsOf(s.Name)...)
}

// companies are the names of the companies, whole and in parts, and the name of their mail.
func (s Surroundings) companies() []string {
	_, host, _ := strings.Cut(s.Email, "@")
	label, _, _ := strings.Cut(host, ".")
	words := wordsOf(label)
	for _, name := range s.Companies {
		words = append(words, wordsOf(name)...)
	}
	return words
}

// wordsOf are the words of a name, and the name as one word.
func wordsOf(name string) []string {
	folded := Fold(name)
	return append(strings.FieldsFunc(folded, isFiller), squeezed(folded))
}

func contains(read readings, words []string, least int) bool {
	for _, text := range read {
		joined := squeezed(text)
		for _, word := range words {
			if utf8.RuneCountInString(word) >= least && (strings.Contains(text, word) || strings.Contains(joined, word)) {
				return true
			}
		}
	}
	return false
}
