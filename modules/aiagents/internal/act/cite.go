package act

import "github.com/recobro/recobro/modules/aiagents/internal/guard"

// Cite is an article that was looked up and may have been told of.
type Cite struct {
	ArticleID string `json:"article_id"`
	Version   int    `json:"version" doc:"Of the article, as it was published then"`
	Title     string `json:"title"`
}

// Cites are the articles of passages, each once.
func Cites(all []Passage) []Cite {
	cited, seen := []Cite{}, map[Cite]bool{}
	for _, p := range all {
		if c := (Cite{p.ArticleID, p.Version, p.Title}); !seen[c] {
			seen[c] = true
			cited = append(cited, c)
		}
	}
	return cited
}

// Quoted is what may be said where passages may be quoted: their sentences, their titles, their links.
func Quoted(k guard.Known, all []Passage) guard.Known {
	for _, p := range all {
		k.Quotes = append(append(k.Quotes, guard.Sentences(p.Text)...), p.Title)
		if p.Link != "" {
			k.Links = append(k.Links, p.Link)
		}
	}
	return k
}
