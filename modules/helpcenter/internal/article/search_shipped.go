package article

import (
	"slices"
	"strings"

	"github.com/recobro/recobro/modules/helpcenter/internal/finding"
	"github.com/recobro/recobro/modules/helpcenter/internal/product"
)

// searchShipped is what the product's texts count for in a search, by id: those that have every word of it. There are few enough of
// them to be looked through, by the rules of the company's own.
func searchShipped(texts []product.Text, w Sought, groups [][]string) map[string]float64 {
	scores := map[string]float64{}
	vocabulary := wordsOf(texts)
	for at, typed := range finding.Terms(w.Q) {
		term := termAmong(vocabulary, typed, finding.Like(w.Language, groups, typed))
		for _, text := range texts {
			best := 0
			for word, percent := range term {
				best = max(best, text.Weights[word]*percent)
			}
			if _, before := scores[text.ID]; best == 0 {
				delete(scores, text.ID)
			} else if before || at == 0 {
				scores[text.ID] += float64(best)
			}
		}
	}
	return scores
}

func wordsOf(texts []product.Text) map[string]bool {
	all := map[string]bool{}
	for _, text := range texts {
		for word := range text.Weights {
			all[word] = true
		}
	}
	return all
}

// mostWrong is by how many bytes a word that was mistyped may differ in length: finding allows two letters.
const mostWrong = 4

// termAmong is what one word of a search stands for among words.
func termAmong(words map[string]bool, typed string, like []string) map[string]int {
	term := map[string]int{}
	stem := finding.Singular(typed)
	for word := range words {
		switch {
		case word == typed:
			term[word] = asTyped
		case word == stem || len(stem) >= leastBegun && strings.HasPrefix(word, stem):
			term[word] = begun
		case slices.Contains(like, word):
			term[word] = asLike
		}
	}
	if len(term) > 0 {
		return term
	}
	for word := range words {
		if near := len(word) - len(typed); near >= -mostWrong && near <= mostWrong && finding.Meant(typed, word) {
			term[word] = mistyped
		}
	}
	return term
}
