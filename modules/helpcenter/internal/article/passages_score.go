package article

import (
	"slices"

	"github.com/recobro/recobro/modules/helpcenter/internal/finding"
	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/modules/helpcenter/internal/markdown"
)

// passages are those of an article that have words of a question in their own text.
func (s *Service) passages(a Article, words []string) (all []Passage) {
	title := finding.Words(a.LiveTitle)
	for _, part := range s.markdown.Sections(a.LiveBody, mostLetters) {
		if score := covered(part, title, a.Language, words); score > 0 {
			all = append(all, Passage{
				ArticleID: a.ID, Language: a.Language, Title: a.LiveTitle, Heading: part.Heading, Anchor: part.Anchor, Text: part.Text, Score: score,
			})
		}
	}
	return all
}

// covered is the share of the words that a passage has, with its headings; none where its own text has none of them.
func covered(part markdown.Section, title []string, language lang.Language, words []string) int {
	own := finding.Words(part.Text)
	head := append(finding.Words(part.Heading), title...)
	told, has := 0, 0
	for _, word := range words {
		like := append(finding.Like(language, nil, word), word)
		switch {
		case holds(own, like):
			told++
			has++
		case holds(head, like):
			has++
		}
	}
	if told == 0 {
		return 0
	}
	return 100 * has / len(words)
}

func holds(all, like []string) bool {
	return slices.ContainsFunc(all, func(word string) bool {
		return slices.ContainsFunc(like, func(one string) bool { return finding.Kin(one, word) })
	})
}
