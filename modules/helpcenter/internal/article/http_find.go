package article

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

type missInput struct {
	Body struct {
		Q        string        `json:"q" minLength:"1" maxLength:"100"`
		Language lang.Language `json:"language,omitempty"`
	}
}

type rateInput struct {
	httpx.ByID
	Body struct {
		Helpful bool   `json:"helpful"`
		Reason  Reason `json:"reason,omitempty"`
		Text    string `json:"text,omitempty" maxLength:"500"`
	}
}

type synonymInput struct {
	Body struct {
		Words []string `json:"words" minItems:"2" maxItems:"10"`
	}
}

func finds(g httpx.Group, s *Service) {
	httpx.All(g.Op("search", "/search", "read", "Published articles that a text finds, the best first"),
		func(ctx context.Context, in *struct{ Sought }) ([]Entry, error) { return s.Search(ctx, in.Sought) })
	httpx.All(g.Op("passages", "/passages", "read", "What published articles answer to a question, the best first"),
		func(ctx context.Context, in *struct{ Asked }) ([]Passage, error) { return s.Passages(ctx, in.Asked) })
	httpx.Do(g.Op("miss", "/searches", "read", "Say that a search was ended without a result"), http.MethodPost, func(ctx context.Context, in *missInput) error {
		return s.Miss(ctx, Sought{in.Body.Q, in.Body.Language})
	})
	httpx.All(g.Op("misses", "/searches", "update", "Searches that find nothing, those looked for most first"),
		func(ctx context.Context, _ *struct{}) ([]Missed, error) { return s.Misses(ctx) })
	httpx.Do(g.Op("view", "/{id}/views", "read", "Count that an article is read"), http.MethodPost, func(ctx context.Context, in *httpx.ByID) error {
		return s.View(ctx, in.ID)
	})
	httpx.Do(g.Op("rate", "/{id}/feedback", "read", "Say whether an article helped"), http.MethodPut, func(ctx context.Context, in *rateInput) error {
		var f Feedback
		httpx.Copy(&f, in.Body)
		return s.Rate(ctx, in.ID, f)
	})
	httpx.Get(g.Op("heard", "/{id}/feedback", "update", "How an article is received"), func(ctx context.Context, in *httpx.ByID) (Heard, error) {
		return s.Heard(ctx, in.ID)
	})
	httpx.All(g.Op("received", "/feedback", "update", "Articles that did not help, those that helped least first"),
		func(ctx context.Context, _ *struct{}) ([]Received, error) { return s.Received(ctx) })
	synonyms(g, s)
}

func synonyms(g httpx.Group, s *Service) {
	httpx.All(g.Op("synonyms", "/synonyms", "update", "Words that the company takes for the same"),
		func(ctx context.Context, _ *struct{}) ([]Synonym, error) { return s.Synonyms(ctx) })
	httpx.Create(g.Op("add-synonym", "/synonyms", "update", "Take words for the same"), func(ctx context.Context, in *synonymInput) (Synonym, error) {
		return s.AddSynonym(ctx, in.Body.Words)
	})
	httpx.Remove(g.Op("remove-synonym", "/synonyms/{id}", "update", "No longer take words for the same"), func(ctx context.Context, in *httpx.ByID) error {
		return s.RemoveSynonym(ctx, in.ID)
	})
}
