package talk

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/guard"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// Cite is an article that a turn has looked up and may have told of.
type Cite struct {
	ArticleID string `json:"article_id"`
	Version   int    `json:"version" doc:"Of the article, as it was published then"`
	Title     string `json:"title"`
}

// Library is where versions look things up.
type Library interface {
	// Of are the articles that a version grants; nil for none.
	Of(k spec.Knowledge) act.Articles
}

// cites are the articles of a turn, each once.
func cites(all []act.Passage) (cited []Cite) {
	seen := map[Cite]bool{}
	for _, p := range all {
		if c := (Cite{p.ArticleID, p.Version, p.Title}); !seen[c] {
			seen[c] = true
			cited = append(cited, c)
		}
	}
	return cited
}

// quotes are what passages may be quoted with: their sentences, their links.
func quotes(k *guard.Known, all []act.Passage) {
	for _, p := range all {
		k.Quotes = append(k.Quotes, guard.Sentences(p.Text)...)
		k.Quotes = append(k.Quotes, p.Title)
		if p.Link != "" {
			k.Links = append(k.Links, p.Link)
		}
	}
}

// report tells of published articles what may not be told to anybody.
func (s *Service) report(ctx context.Context, w *work) error {
	for _, held := range w.state.HeldBack {
		if err := s.record.Write(ctx, record.Act{Name: "knowledge.held_back", ID: held.Passage.ArticleID, Payload: map[string]any{
			"talk_id": w.talk.ID, "article_version": held.Passage.Version, "rule": held.Why, "turn": w.turn.N,
		}}); err != nil {
			return err
		}
	}
	return nil
}

// short is what is kept of a tool: of what was looked up the article, not its words.
func short(done Done) Done {
	if done.Tool == word.Search && done.Result.Data != nil {
		done.Result.Data = nil
	}
	return done
}
