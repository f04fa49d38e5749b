package debtor

import (
	"hash/fnv"
	"strconv"
	"strings"
)

// gramLength is the number of letters of a gram; shorter words are found by the beginning of the name.
const gramLength = 3

// tenantCode is a short code of a tenant that its grams begin with. Two tenants of one code would only share postings:
// whose a row is, the row says.
func tenantCode(tenantID string) string {
	hash := fnv.New32a()
	_, _ = hash.Write([]byte(tenantID))
	return strconv.FormatUint(uint64(hash.Sum32()), 36)
}

// gramsOf is the text index's entry for a name key: every three letters in a row of each word, after the tenant's code.
func gramsOf(code, nameKey string) string {
	var b strings.Builder
	b.Grow(len(nameKey) * (len(code) + gramLength + 1))
	for word := range strings.SplitSeq(nameKey, " ") {
		eachGram(word, func(gram string) {
			if b.Len() > 0 {
				b.WriteByte(' ')
			}
			b.WriteString(code)
			b.WriteString(gram)
		})
	}
	return b.String()
}

// eachGram calls f with every three letters in a row of a word.
func eachGram(word string, f func(gram string)) {
	starts := [gramLength]int{}
	n := 0
	for i := range word {
		if n >= gramLength {
			f(word[starts[n%gramLength]:i])
		}
		starts[n%gramLength] = i
		n++
	}
	if n >= gramLength {
		f(word[starts[n%gramLength]:])
	}
}

// gramQuery asks the text index for the rows that have every gram of every word.
func gramQuery(code string, words []string) string {
	seen := map[string]bool{}
	var terms []string
	for _, word := range words {
		eachGram(word, func(gram string) {
			if !seen[gram] {
				seen[gram] = true
				terms = append(terms, `"`+code+gram+`"`)
			}
		})
	}
	return strings.Join(terms, " AND ")
}
