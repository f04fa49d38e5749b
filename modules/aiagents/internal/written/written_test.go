package written

import (
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/book/madeup"
	"github.com/recobro/recobro/modules/aiagents/internal/chats"
	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/limit"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// free is one version, which nothing holds back.
type free struct{}

func (free) Spec(context.Context, string) (spec.Spec, error)      { return spec.Guided(), nil }
func (free) Pick(context.Context, string, string) (string, error) { return "v1", nil }
func (free) Check(context.Context, string) error                  { return nil }
func (free) Add(context.Context, string, int64, int64) error      { return nil }
func (free) Guard(ctx context.Context, _ string) (context.Context, func(), error) {
	return ctx, func() {}, nil
}
func (free) Allowed(context.Context) (limit.Allowance, error) {
	return limit.Allowance{IsOpen: true, Rules: limit.Rules{MostTalks: 10}}, nil
}

// thread is the one conversation that there is, as the module that has it answers.
type thread struct {
	messages []map[string]any
	reads    func() // what somebody else does just before its messages are read; nil for nothing
}

func (th *thread) writes(id, text string) {
	th.messages = append(th.messages, map[string]any{"id": id, "direction": "in", "sender": "debtor", "kind": "text", "text": text})
}

// Do answers what is asked of it.
func (th *thread) Do(r *http.Request) (*http.Response, error) {
	w, status, data := httptest.NewRecorder(), http.StatusOK, any(map[string]any{"id": "c1", "status": "pending", "agent_id": "g1", "debtor_id": "d1"})
	switch {
	case strings.HasSuffix(r.URL.Path, "/agent-messages"):
		status = http.StatusCreated
		th.messages = append(th.messages, map[string]any{"id": "out", "direction": "out", "sender": "agent", "kind": "text"})
	case strings.HasSuffix(r.URL.Path, "/messages"):
		if now := th.reads; now != nil {
			th.reads = nil
			now()
		}
		all := slices.Clone(th.messages)
		slices.Reverse(all)
		data = all
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	err := json.NewEncoder(w).Encode(map[string]any{"data": data, "meta": map[string]any{}})
	return w.Result(), err
}

func TestAMessageIsAnsweredOnce(t *testing.T) { // [AI-03]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "aiagents", os.DirFS("../.."))
		ctx := principal.With(t.Context(), principal.Principal{TenantID: "acme", UserID: "u", Role: "manager", Scope: principal.ScopeAll, Timezone: "UTC"})
		file := madeup.New(madeup.File{
			Debtor:  book.Debtor{ID: "d1", Creditor: "Banco Sol", Given: "Ana", Language: word.ES, Zone: time.UTC, Currency: "UYU"},
			Answers: map[book.Fact]string{book.DocumentEnd: "4321"},
		}, time.Now)
		acts := record.New(db, tracing.NewRecorder(db, nil), nil, nil)
		store := talk.NewStore(db)
		talks := talk.NewService(db, store, free{}, talk.Books{talk.Chat: file}, acts, clock.System(), talk.Holds{Halts: free{}, Limits: free{}})
		th := &thread{}
		client, err := chats.NewClientWithResponses("/", chats.WithHTTPClient(th))
		require.NoError(t, err)
		s := NewService(talks, &Chats{client})

		th.writes("m1", "hola")
		require.NoError(t, s.Answer(ctx, Asked{"c1", word.ES}))
		one, err := store.Of(ctx, "c1")
		require.NoError(t, err)

		th.writes("m2", "sí, soy yo, mi número es 099 123 456")
		th.reads = func() { // another program is quicker, and they write again
			taken, err := talks.Take(ctx, one.ID, talk.Input{ID: "m2", Input: lead.Input{Text: "sí, soy yo, mi número es 099 123 456"}})
			require.NoError(t, err)
			require.NoError(t, talks.Sent(ctx, taken.ID))
			th.writes("m3", "4321")
		}
		require.NoError(t, s.Answer(ctx, Asked{"c1", word.ES}))
		turns, err := store.Turns(ctx, one.ID)
		require.NoError(t, err)
		require.Len(t, turns, 3)
		require.Equal(t, "4321", turns[2].Heard, "m2 was answered: it is no part of the next answer")
		one, err = store.Get(ctx, one.ID)
		require.NoError(t, err)
		require.True(t, one.State.Verified)
	})
}
