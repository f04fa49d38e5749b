package phrase

import (
	"strconv"
	"strings"
)

// Table is a list of phrases, each with what it says.
type Table struct {
	rules  []rule
	byWord map[string][]int
	byStem map[string][]int
}

type rule struct {
	Hit
	pattern pattern
}

// Hit is a phrase that was found, by the places of its words.
type Hit struct {
	Tag      string
	Sure     int
	Detail   string
	From, To int
}

// stemLength is how much of a stem is looked up by.
const stemLength = 3

// Parse reads a table: lines of a tag, how sure it is, phrases between semicolons and, where there is more, a detail, between tabs.
func Parse(texts ...string) Table {
	t := Table{byWord: map[string][]int{}, byStem: map[string][]int{}}
	for _, text := range texts {
		for line := range strings.Lines(text) {
			if cells := strings.Split(strings.TrimRight(line, "\n"), "\t"); len(cells) >= 3 && !strings.HasPrefix(line, "#") {
				t.add(cells)
			}
		}
	}
	return t
}

func (t *Table) add(cells []string) {
	sure, _ := strconv.Atoi(cells[1])
	hit := Hit{Tag: cells[0], Sure: sure}
	if len(cells) > 3 {
		hit.Detail = cells[3]
	}
	for text := range strings.SplitSeq(cells[2], ";") {
		if p := compile(text); len(p.parts) > 0 {
			t.index(p.parts, len(t.rules))
			t.rules = append(t.rules, rule{hit, p})
		}
	}
}

// index notes a rule by the words that it may begin with.
func (t *Table) index(parts []part, at int) {
	for _, p := range parts {
		for _, way := range p.ways {
			if first := way[0]; first.stem {
				t.byStem[first.text[:min(stemLength, len(first.text))]] = append(t.byStem[first.text[:min(stemLength, len(first.text))]], at)
			} else {
				t.byWord[first.text] = append(t.byWord[first.text], at)
			}
		}
		if !p.maybe {
			return
		}
	}
}

// Find finds all phrases of the table.
func (t Table) Find(words []Word) []Hit {
	var hits []Hit
	for i, w := range words {
		t.try(t.byWord[w.Text], words, i, &hits)
		if w.Near != w.Text {
			t.try(t.byWord[w.Near], words, i, &hits)
		}
		if len(w.Near) >= stemLength {
			t.try(t.byStem[w.Near[:stemLength]], words, i, &hits)
		}
	}
	return hits
}

func (t Table) try(rules []int, words []Word, i int, hits *[]Hit) {
	for _, at := range rules {
		if end := t.rules[at].pattern.at(words, i); end > i {
			hit := t.rules[at].Hit
			hit.From, hit.To = i, end
			*hits = append(*hits, hit)
		}
	}
}

// Vocabulary are all words of the table.
func (t Table) Vocabulary() (words, stems []string) {
	for _, r := range t.rules {
		for _, p := range r.pattern.parts {
			for _, way := range p.ways {
				for _, a := range way {
					if a.stem {
						stems = append(stems, a.text)
					} else {
						words = append(words, a.text)
					}
				}
			}
		}
	}
	return words, stems
}
