package message

import (
	"hash/fnv"
	"slices"
	"strconv"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// What is kept of the words of a message, and sought at once.
const (
	mostWords   = 500
	mostSought  = 8
	longestWord = 40
)

// tenantCode is a short code of a tenant that its words begin with. Two tenants of one code would only share postings: whose a message is, the
// row says.
func tenantCode(tenantID string) string {
	hash := fnv.New32a()
	_, _ = hash.Write([]byte(tenantID))
	return strconv.FormatUint(uint64(hash.Sum32()), 36)
}

// wordsOf are the words of a folded text, each once.
func wordsOf(key string, most int) []string {
	words := strings.Fields(key)
	words = slices.DeleteFunc(words, func(word string) bool { return len(word) > longestWord })
	slices.Sort(words)
	words = slices.Compact(words)
	return words[:min(len(words), most)]
}

// Indexed are the words of a folded text as SQLite's index has them.
func Indexed(tenantID, key string) string {
	words, code := wordsOf(key, mostWords), tenantCode(tenantID)
	for n := range words {
		words[n] = code + words[n]
	}
	return strings.Join(words, " ")
}

// Sought are the words of a search, folded.
func Sought(text string) []string { return wordsOf(namekey.Of(text), mostSought) }

// Matching asks SQLite's index for messages that have each of some words, or one that begins so.
func Matching(tenantID string, words []string) string {
	code, terms := tenantCode(tenantID), make([]string, len(words))
	for n, word := range words {
		terms[n] = `"` + code + word + `"*`
	}
	return strings.Join(terms, " AND ")
}

// querying asks PostgreSQL's for the same.
func querying(words []string) string {
	terms := make([]string, len(words))
	for n, word := range words {
		terms[n] = "'" + word + "':*"
	}
	return strings.Join(terms, " & ")
}

// Says tells whether a message has each of some folded words, or one that begins so.
func (m Message) Says(sought []string) bool {
	padded := " " + m.TextKey
	for _, word := range sought {
		if !strings.Contains(padded, " "+word) {
			return false
		}
	}
	return true
}
