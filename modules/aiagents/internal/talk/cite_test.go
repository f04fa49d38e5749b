package talk_test

import (
	"context"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/book/madeup"
	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/limit"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// heard are the names of what was recorded.
type heard struct{ names []string }

func (h *heard) Publish(_ context.Context, _ *gorm.DB, e events.Event) error {
	h.names = append(h.names, e.Type)
	return nil
}

// one is the version of a test, and its only article.
type one struct{ text string }

func (one) Spec(context.Context, string) (spec.Spec, error)      { return spec.Guided(), nil }
func (one) Pick(context.Context, string, string) (string, error) { return "v1", nil }
func (o *one) Of(spec.Knowledge) act.Articles                    { return o }
func (o *one) Passages(_ context.Context, l word.Language, _ string) ([]act.Passage, error) {
	return []act.Passage{{ArticleID: "a1", Version: 3, Language: l, Title: "Dónde se paga", Text: o.text, Link: "https://banco.example/ayuda", Score: 100}}, nil
}

func TestAnAnswerNamesItsArticleAndItsVersion(t *testing.T) { // [AI-12]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db, told := engine.DB(t, "aiagents", os.DirFS("../..")), &heard{}
		ctx := principal.With(context.Background(), principal.Principal{TenantID: "acme", UserID: "u", Role: "manager", Scope: principal.ScopeAll, Timezone: "UTC"})
		article := &one{"Se paga en sucursales, y cuesta $150 el duplicado. Más en https://banco.example/ayuda siempre."}
		file := madeup.New(madeup.File{Debtor: book.Debtor{ID: "d1", Creditor: "Banco Sol", Given: "Ana", Language: word.ES, Zone: time.UTC, Currency: "UYU"}}, time.Now)
		store := talk.NewStore(db)
		s := talk.NewService(db, store, one{}, talk.Books{talk.Chat: file}, record.New(db, tracing.NewRecorder(db, nil), nil, told), clock.System(), talk.Holds{Halts: free{}, Limits: free{}, Library: article})
		opened, err := s.Open(ctx, talk.Start{Kind: talk.Chat, RefID: "c1", AgentID: "g1", DebtorID: "d1", Language: word.ES})
		require.NoError(t, err)
		says := func(id, text string) talk.Taken {
			taken, err := s.Take(ctx, opened.ID, talk.Input{ID: id, Input: lead.Input{Text: text}})
			require.NoError(t, err)
			return taken
		}
		says("m1", "hola")
		answer := says("m2", "¿dónde se puede pagar?")
		require.Contains(t, answer.Said, "Se paga en sucursales, y cuesta $150 el duplicado.", "its figures are said with it")
		require.Contains(t, answer.Said, "https://banco.example/ayuda")
		require.Equal(t, talk.Open, answer.Talk.Status)

		article.text = "Si no paga habrá un embargo."
		require.NotContains(t, says("m3", "¿cuál es el horario de las sucursales?").Said, "embargo")
		require.Contains(t, told.names, "recobro.aiagents.knowledge.held_back", "the article is reported")
		turns, err := store.Turns(ctx, opened.ID)
		require.NoError(t, err)
		require.Equal(t, []act.Cite{{ArticleID: "a1", Version: 3, Title: "Dónde se paga"}}, turns[1].Cites)
		require.Empty(t, turns[2].Cites)
		cited, err := store.Cited(ctx, "c1")
		require.NoError(t, err)
		require.Len(t, cited, 1)
		require.Equal(t, answer.Said, cited[0].Said, "found by the message that said it")
	})
}

// free lets agents do all.
type free struct{}

func (free) Guard(ctx context.Context, _ string) (context.Context, func(), error) {
	return ctx, func() {}, nil
}
func (free) Check(context.Context, string) error { return nil }
func (free) Allowed(context.Context) (limit.Allowance, error) {
	return limit.Allowance{IsOpen: true, Rules: limit.Rules{MostTalks: 10}}, nil
}
func (free) Add(context.Context, string, int64, int64) error { return nil }
