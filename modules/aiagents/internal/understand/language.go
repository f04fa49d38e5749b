package understand

import (
	_ "embed"
	"slices"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/phrase"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

//go:embed tables/language.tsv
var languageTable string

// common are the words that tell a language, by the languages that they are common in.
var common = commonWords(languageTable)

func commonWords(table string) map[string][]word.Language {
	out := map[string][]word.Language{}
	for line := range strings.Lines(table) {
		language, words, _ := strings.Cut(strings.TrimSpace(line), "\t")
		for _, w := range phrase.Words(words) {
			if l := word.Language(language); !slices.Contains(out[w.Text], l) {
				out[w.Text] = append(out[w.Text], l)
			}
		}
	}
	return out
}

// languageOf is the language that a text is most likely in. A word that one language has alone tells more than one that they share, and
// letters that one alone writes tell most.
func languageOf(text string, words []phrase.Word) (language word.Language, sure int) {
	points := letterPoints(text)
	all := 0
	for _, w := range words {
		for _, l := range common[w.Text] {
			points[l] += 6 / len(common[w.Text])
		}
	}
	best := 0
	for _, l := range word.ES.Enum() {
		if all += points[l]; points[l] > best {
			language, best = l, points[l]
		}
	}
	if best == 0 {
		return "", 0
	}
	return language, best * 100 / all
}

func letterPoints(text string) map[word.Language]int {
	points := map[word.Language]int{}
	if strings.ContainsAny(text, "ñÑ¿¡") {
		points[word.ES] += 12
	}
	if strings.ContainsAny(text, "ãõçêôàÃÕÇÊÔÀ") {
		points[word.PT] += 12
	}
	return points
}

// least is how sure it must be that a text is in another language than the talk.
const least = 60

// spoken is the language that a text is read in.
func spoken(text string, words []phrase.Word, in Context) (word.Language, Meaning) {
	guess, sure := languageOf(text, words)
	m := Meaning{Language: guess, Sure: sure}
	switch {
	case guess == "" && in.Language == "":
		return word.ES, m
	case guess == "" || in.Language != "" && sure < least:
		return in.Language, m
	}
	return guess, m
}
