// Package finding is how words are found: folded, by how they begin, by their like, and in spite of a typing error.
package finding

import (
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// What a word counts for where it stands.
const (
	inTitle   = 8
	inHeading = 4
	mostTimes = 3    // in a text a word counts once for each time it stands there, up to so many
	mostWords = 5000 // different words of one article that are kept
	longest   = 40   // letters of a word that is kept
)

// Weigh gives each word of an article what it counts for.
func Weigh(title, headings, body string) map[string]int {
	weights, times := map[string]int{}, map[string]int{}
	for _, word := range Words(title) {
		weights[word] = inTitle
	}
	for _, word := range Words(headings) {
		weights[word] = max(weights[word], inHeading)
	}
	for _, word := range Words(body) {
		if _, there := weights[word]; !there && len(weights) >= mostWords {
			continue
		}
		if times[word]++; times[word] <= mostTimes {
			weights[word]++
		}
	}
	return weights
}

// Words are those of a text, folded, in their order.
func Words(text string) (words []string) {
	for _, word := range strings.Fields(namekey.Of(text)) {
		if len(word) <= longest {
			words = append(words, word)
		}
	}
	return words
}

// mostTerms bounds the words of one search.
const mostTerms = 6

// Terms are the words that a search is for: without those that say nothing, unless there are no others.
func Terms(text string) []string {
	var telling []string
	all := Words(text)
	for _, word := range all {
		if !saysNothing[word] {
			telling = append(telling, word)
		}
	}
	if len(telling) == 0 {
		telling = all
	}
	return telling[:min(len(telling), mostTerms)]
}

var saysNothing = set("a al como con cual de del el en es la las lo los me mi no o para por que se si su sus un una y " +
	"an and are at by can do does for from how i in is it my of on or the to was what when where with you " +
	"ao as da das do dos e em eu meu minha na nas nao nos os ou pelo pela qual quando se seu sua um uma")

func set(words string) map[string]bool {
	all := map[string]bool{}
	for _, word := range strings.Fields(words) {
		all[word] = true
	}
	return all
}
