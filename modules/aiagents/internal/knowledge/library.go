// Package knowledge looks things up in the help articles that a version grants: those that everybody may read, as they are published now.
package knowledge

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/helpcenter"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
)

// Library is where it is looked up. Nothing is kept here: what was published is told at once, in every process.
type Library struct {
	client *helpcenter.ClientWithResponses
	public string // scheme and host that browsers use
}

// New asks over the host.
func New(host *ask.Host, env sdk.Environment) (*Library, error) {
	client, err := helpcenter.NewClientWithResponses("/", helpcenter.WithHTTPClient(host))
	return &Library{client, env.PublicURL}, err
}

// within is how long somebody who speaks with an agent waits for it.
const within = 2 * time.Second

// Of are the articles that a version grants; nil where it grants none.
func (l *Library) Of(k spec.Knowledge) act.Articles {
	if len(k.Portals) == 0 {
		return nil
	}
	return shelf{l, k}
}

// shelf is what one version may look things up in.
type shelf struct {
	library *Library
	granted spec.Knowledge
}

// Passages are those that answer a question, the best first; in another language where there are none in theirs.
func (s shelf) Passages(ctx context.Context, l word.Language, question string) ([]act.Passage, error) {
	ctx, cancel := context.WithTimeout(ask.Itself(ctx, "aiagents"), within)
	defer cancel()
	asked := helpcenter.ArticlesPassagesParams{Q: question, Language: helpcenter.ArticlesPassagesParamsLanguage(l), Portals: s.granted.Portals}
	if len(s.granted.Categories) > 0 {
		asked.Categories = &s.granted.Categories
	}
	got, err := s.library.client.ArticlesPassagesWithResponse(ctx, &asked)
	if err != nil {
		return nil, err
	}
	found := make([]act.Passage, 0, len(got.JSON200.Data))
	for _, p := range got.JSON200.Data {
		found = append(found, s.library.passage(p))
	}
	return found, nil
}

func (l *Library) passage(p helpcenter.ArticlePassage) act.Passage {
	link := ""
	if p.Address != "" {
		link = l.public + p.Address
	}
	return act.Passage{
		ArticleID: p.ArticleId, Version: int(p.Version), Language: word.Language(p.Language), Title: p.Title, Text: p.Text, Link: link, Score: int(p.Score),
	}
}
