package debtor

import (
	"strings"
	"unicode/utf8"

	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// The shortest number that is looked for: beginnings of documents, ends of phones.
const (
	shortestDocument = 3
	shortestPhone    = 4
	wholePhone       = 8
	longestQuery     = 8 // words that are looked at
)

// query is a search text in its parts: which ways may find what it asks for.
type query struct {
	words    []string // of three letters or more: found by their grams
	rest     []string // shorter words: found on the rows of the others
	prefix   string   // beginning of the name, when every word is short
	tagKey   string   // name of a tag
	tagID    string   // the tag of that name, if there is one
	document string   // beginning of a national id
	phones   []string // ends of phones, last digit first: as typed, and without the zero that is dialled before a number
	whole    bool     // document and phone are whole numbers
}

// parseQuery reads a search text. Text without a letter or digit finds nothing.
func parseQuery(text string, whole bool) query {
	q := query{tagKey: namekey.Of(text), whole: whole}
	for i, word := range strings.Fields(q.tagKey) {
		switch {
		case i >= longestQuery:
		case utf8.RuneCountInString(word) >= gramLength:
			q.words = append(q.words, word)
		default:
			q.rest = append(q.rest, word)
		}
	}
	if len(q.words) == 0 {
		q.prefix, q.rest = q.tagKey, nil
	}
	if number, ok := numberIn(text); ok {
		q.addNumber(number)
	}
	if q.document != "" && onlyDigits(q.document) {
		q.words, q.rest, q.prefix, q.tagKey = nil, nil, "", "" // a number is nobody's name
	}
	return q
}

// empty reports whether the query asks for nothing.
func (q query) empty() bool {
	return q.tagKey == "" && q.document == "" && len(q.phones) == 0
}

func (q *query) addNumber(number string) {
	if len(number) >= shortestDocument {
		q.document = number
	}
	shortest := shortestPhone
	if q.whole {
		shortest = wholePhone
	}
	if !onlyDigits(number) {
		return
	}
	for _, digits := range []string{number, strings.TrimLeft(number, "0")} {
		if len(digits) >= shortest && (len(q.phones) == 0 || digits != number) {
			q.phones = append(q.phones, reversed(digits))
		}
	}
}

// numberIn is the text without the punctuation of documents and phones, if it has a digit and no word besides.
func numberIn(text string) (string, bool) {
	var b strings.Builder
	digits := 0
	for _, r := range strings.ToUpper(text) {
		switch {
		case r >= '0' && r <= '9':
			digits++
			b.WriteRune(r)
		case r >= 'A' && r <= 'Z':
			b.WriteRune(r)
		case strings.ContainsRune(" .-/+()", r):
		default:
			return "", false
		}
	}
	return b.String(), digits > 0 && digits*2 > b.Len()
}

func onlyDigits(text string) bool { return strings.Trim(text, "0123456789") == "" }

func reversed(digits string) string {
	out := []byte(digits)
	for i, j := 0, len(out)-1; i < j; i, j = i+1, j-1 {
		out[i], out[j] = out[j], out[i]
	}
	return string(out)
}

// after is the first text that does not begin with prefix, in the order of bytes.
func after(prefix string) string { return prefix + "\U0010FFFF" }
