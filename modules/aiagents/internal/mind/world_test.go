package mind_test

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/book/madeup"
	"github.com/recobro/recobro/modules/aiagents/internal/connection"
	"github.com/recobro/recobro/modules/aiagents/internal/halt"
	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/limit"
	"github.com/recobro/recobro/modules/aiagents/internal/mind"
	"github.com/recobro/recobro/modules/aiagents/internal/outside"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/mcpdouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/openaidouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

var today = time.Date(2026, 11, 27, 15, 0, 0, 0, time.UTC)

// debtor is who is spoken with: what is personal of her must reach no provider.
func debtor() madeup.File {
	return madeup.File{
		Debtor: book.Debtor{
			ID: "d1", Creditor: "Banco Sol", Name: "Ana Silva", Given: "Ana", Language: word.ES, Country: "UY", Zone: time.UTC, Currency: "UYU", Reference: "OP-2024-7",
			Personal: book.Personal{
				Documents: []string{"48254321"}, Phones: []string{"+59899123456"}, Emails: []string{"ana.silva@correo.uy"}, Accounts: []string{"001234567890"},
				Others: []string{"1984-03-09"},
			},
		},
		Answers: map[book.Fact]string{book.DocumentEnd: "4321"},
		Debt:    book.Debt{Owed: 1_254_300, Currency: "UYU", Days: 45, Count: 1},
		Offers: []book.Offer{
			{ID: "o1", Signed: "signed-1", Total: 900_000, Discount: 354_300, First: 900_000, FirstOn: "2026-12-04", Instalments: 1, Currency: "UYU", Expires: today.Add(time.Hour)},
		},
	}
}

// world is talks in a database, read by a model behind a double of its provider.
type world struct {
	testing.TB
	ctx       context.Context
	clock     *clock.Fake
	db        *storage.DB
	double    *openaidouble.Double
	file      *madeup.Book
	providers *connection.Service
	limits    *limit.Service
	halts     *halt.Watch
	store     *talk.Store
	talks     *talk.Service
	said      spec.Spec
	notified  *notices
	tools     *mcpdouble.Double
	acts      *record.Record
}

// Spec and Pick: there is one version.
func (w *world) Spec(context.Context, string) (spec.Spec, error)      { return w.said, nil }
func (w *world) Pick(context.Context, string, string) (string, error) { return "v1", nil }

func open(t testing.TB, engine sdktest.Engine, says script.Script) *world {
	w := &world{TB: t, clock: clock.NewFake(today), notified: &notices{}, double: openaidouble.New(t, says), tools: mcpdouble.New(t)}
	w.ctx = principal.With(t.Context(), principal.Principal{TenantID: "acme", UserID: "ana", Role: "admin", Scope: principal.ScopeAll, Kind: principal.KindUser})
	w.db = engine.DB(t, "aiagents", os.DirFS("../.."), sdktest.By(w.clock))
	acts := record.New(w.db, tracing.NewRecorder(w.db, nil), nil, w.notified)
	w.acts = acts
	keys, err := sealed.New(w.db, []byte("a seal key of thirty-two bytes!!"))
	require.NoError(t, err)
	operator := connection.Operator{OpenAI: w.double.URL + "/v1"}
	reach := connection.NewReach(outbound.Fixed(http.DefaultTransport), operator, settings.Fixed(connection.Servers{Tools: w.tools.URL}))
	w.providers = connection.NewService(connection.NewStore(w.db), reach, keys, acts, w.clock)
	minds, err := mind.New(w.providers, w.clock)
	require.NoError(t, err)
	w.limits = limit.NewService(limit.NewStore(w.db), acts, ask.Fixed(ask.Member{ID: "ana"}), w.clock)
	w.halts = halt.NewWatch(halt.NewStore(w.db), sdk.Environment{ModuleID: "aiagents"}, slog.New(slog.DiscardHandler))
	w.file, w.store = madeup.New(debtor(), w.clock.Now), talk.NewStore(w.db)
	tools := outside.New(w.providers, ask.Fixed(ask.Member{ID: "ana"}), acts, w.clock)
	w.talks = talk.NewService(w.db, w.store, w, talk.Books{talk.Chat: w.file, talk.Call: w.file}, acts, w.clock, talk.Holds{Minds: minds, Halts: w.halts, Limits: w.limits, Outside: tools, Alarms: tools})
	return w
}

// modelled has a model read, of the one provider.
func (w *world) modelled() connection.Provider {
	w.Helper()
	p, err := w.providers.Connect(w.ctx, connection.Terms{
		Name: "Principal", Kind: connection.OpenAI, Model: openaidouble.Model, Countries: []string{"UY"}, IsOn: true,
	}, openaidouble.Key)
	require.NoError(w, err)
	w.said = spec.Guided()
	w.said.Mode, w.said.Model.Providers = spec.Modelled, []string{p.ID}
	w.said.Grants.Tools = word.Tools()
	return p
}

func (w *world) begin(ref string) talk.Talk {
	w.Helper()
	t, err := w.talks.Open(w.ctx, talk.Start{Kind: talk.Chat, RefID: ref, AgentID: "a1", DebtorID: "d1"})
	require.NoError(w, err)
	return t
}

// known is a talk in which somebody has shown who they are.
func (w *world) known(ref string) talk.Talk {
	w.Helper()
	t := w.begin(ref)
	for n, text := range []string{"hola", "sí", "4321"} {
		t = w.hears(t, fmt.Sprint("i", n), text).Talk
	}
	require.True(w, t.State.Verified)
	return t
}

func (w *world) hears(t talk.Talk, id, text string) talk.Taken {
	w.Helper()
	taken, err := w.talks.Take(w.ctx, t.ID, talk.Input{ID: id, Input: lead.Input{Text: text}})
	require.NoError(w, err)
	return taken
}

// mayHear is hears of a talk that may be over.
func (w *world) mayHear(t talk.Talk, id, text string) {
	w.Helper()
	if _, err := w.talks.Take(w.ctx, t.ID, talk.Input{ID: id, Input: lead.Input{Text: text}}); !errors.Is(err, talk.ErrOver) {
		require.NoError(w, err)
	}
}

// choose sets limits.
func (w *world) choose(change func(*limit.Rules)) {
	w.Helper()
	rules := limit.Usual()
	change(&rules)
	_, err := w.limits.Replace(w.ctx, rules, storage.AnyVersion)
	require.NoError(w, err)
}
