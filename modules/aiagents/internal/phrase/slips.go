package phrase

import "strings"

// Slips forgives a letter too many, too few, another or two swapped, in words of five letters and more that are not known themselves.
type Slips struct {
	known  map[string]bool
	stems  []string
	shorts map[string][]string // known words, by what is left of them without one letter
}

// shortest is the length of a word below which a slip could be any other word.
const shortest = 5

// Known are the words that slips are mended into, the stems of more of them, and words that are right as they stand.
func Known(words, stems, right []string) Slips {
	s := Slips{known: map[string]bool{}, stems: stems, shorts: map[string][]string{}}
	for _, word := range words {
		if s.known[word] || len(word) < shortest {
			s.known[word] = true
			continue
		}
		s.known[word] = true
		for i := range word {
			short := word[:i] + word[i+1:]
			s.shorts[short] = append(s.shorts[short], word)
		}
	}
	for _, word := range right {
		s.known[word] = true
	}
	return s
}

// Mend notes of each word which known one it is a slip of.
func (s Slips) Mend(words []Word) {
	for i, w := range words {
		if !w.Figure && len(w.Text) >= shortest-1 && !s.knows(w.Text) {
			words[i].Near = s.nearest(w.Text)
		}
	}
}

func (s Slips) knows(word string) bool {
	if s.known[word] {
		return true
	}
	for _, stem := range s.stems {
		if strings.HasPrefix(word, stem) {
			return true
		}
	}
	return false
}

// nearest is the one known word that is a slip away; the word itself where there is none.
func (s Slips) nearest(word string) string {
	if all := s.shorts[word]; len(all) > 0 && all[0][0] == word[0] {
		return all[0]
	}
	for i := range word {
		short := word[:i] + word[i+1:]
		if s.known[short] && len(short) >= shortest && short[0] == word[0] {
			return short
		}
		for _, other := range s.shorts[short] {
			if len(word) >= shortest && len(other) == len(word) && other[0] == word[0] && close(word, other) {
				return other
			}
		}
	}
	return word
}

// close tells whether words of one length differ in one letter, or in two that are swapped.
func close(a, b string) bool {
	i, j := 0, len(a)-1
	for i < j && a[i] == b[i] {
		i++
	}
	for j > i && a[j] == b[j] {
		j--
	}
	return i == j || j == i+1 && a[i] == b[j] && a[j] == b[i]
}
