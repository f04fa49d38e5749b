package talk

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// Library is where versions look things up.
type Library interface {
	// Of are the articles that a version grants; nil for none.
	Of(k spec.Knowledge) act.Articles
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
