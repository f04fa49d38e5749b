package rulebook_test

import (
	"context"
	"log/slog"
	"os"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rulebook"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// shelf is a book of an installation with two companies.
type shelf struct {
	ctx, other context.Context
	clock      *clock.Fake
	book       *rulebook.Book
	packs      *rulebook.Service
	own        *rulebook.Owning
	db         *storage.DB
}

func open(t *testing.T, engine sdktest.Engine) *shelf {
	s := &shelf{clock: clock.NewFake(time.Date(2026, 11, 24, 15, 0, 0, 0, time.UTC))}
	in := func(tenant string) context.Context {
		return principal.With(t.Context(), principal.Principal{TenantID: tenant, UserID: "sara", Role: "superadmin", Scope: principal.ScopeAll, Kind: principal.KindUser})
	}
	s.ctx, s.other = in("acme"), in("umbrella")
	s.db = engine.DB(t, "portfolios", os.DirFS("../../.."), func(c *storage.Config) { c.Clock = s.clock })
	store, err := rulebook.NewStore(s.db)
	require.NoError(t, err)
	acts := record.New(s.db, tracing.NewRecorder(s.db, nil), nil, nil)
	s.book = rulebook.New(store, slog.Default())
	s.packs, s.own = rulebook.NewService(store, acts, s.clock), rulebook.NewOwning(store, portfolio.NewStore(s.db), acts)
	return s
}

// refuses is the rule that refuses a call in Uruguay at an hour, in a company, asked within a transaction of its own as contacts are.
func (s *shelf) refuses(t *testing.T, ctx context.Context, hour int) (ruleID string) {
	zone, err := time.LoadLocation("America/Montevideo")
	require.NoError(t, err)
	require.NoError(t, s.db.Within(ctx, func(ctx context.Context) error {
		edition, err := s.book.Edition(ctx)
		ruleID = rule.Decide(rule.Ask{At: time.Date(2026, 11, 24, hour, 0, 0, 0, zone), Channel: rule.Call, By: rule.Person, Zones: []*time.Location{zone}}, edition.For("p", "UY", "UY")...).RuleID
		return err
	}))
	return ruleID
}

func hours(id, from, to string) rule.Rule {
	return rule.Rule{
		ID: id, Kind: rule.HoursKind, Text: rule.Text{ES: "e", EN: "e", PT: "p"}, Source: "s", Channels: []rule.Channel{rule.Call},
		Open: []rule.Opening{{Days: rule.Day("").Enum(), From: from, To: to}},
	}
}

func TestBook(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[CO-02] a version that is published holds in every company once it is read", func(t *testing.T) { publishes(t, open(t, engine)) })
		t.Run("[CO-02] a draft that decides a case otherwise is not published", func(t *testing.T) { failingCase(t, open(t, engine)) })
		t.Run("[CO-02] a company's own rule narrows its contacts and nobody else's", func(t *testing.T) { narrows(t, open(t, engine)) })
	})
}

func publishes(t *testing.T, s *shelf) {
	require.Empty(t, s.refuses(t, s.ctx, 7))
	draft, err := s.packs.Begin(s.ctx, "UY")
	require.NoError(t, err)
	require.Equal(t, 2, draft.Number)
	_, err = s.packs.Begin(s.other, "UY")
	require.ErrorIs(t, err, rulebook.ErrDraft)
	_, err = s.packs.Begin(s.ctx, "ZZ")
	require.ErrorIs(t, err, rulebook.ErrNotFound)
	draft, err = s.packs.Change(s.ctx, "UY", draft.Version, []rule.Rule{hours("uy.hours", "08:00", "20:00")}, nil, "A bill became law")
	require.NoError(t, err)
	_, err = s.packs.Publish(s.ctx, "UY", draft.Version-1)
	require.ErrorIs(t, err, storage.ErrStale)
	_, err = s.packs.Publish(s.ctx, "UY", draft.Version)
	require.NoError(t, err)
	require.NoError(t, s.book.Read(t.Context()))
	for _, company := range []context.Context{s.ctx, s.other} {
		require.Equal(t, "uy.hours", s.refuses(t, company, 7))
	}
	versions, err := s.packs.Versions(s.ctx, "UY")
	require.NoError(t, err)
	require.Equal(t, []rulebook.Status{rulebook.Published, rulebook.Superseded}, []rulebook.Status{versions[0].Status, versions[1].Status})
	require.Equal(t, "sara", versions[0].PublishedBy)
	third, err := s.packs.Begin(s.ctx, "UY")
	require.NoError(t, err)
	require.Equal(t, 3, third.Number)
	require.NoError(t, s.packs.Discard(s.ctx, "UY", third.Version))
	published, err := s.packs.Published(s.ctx)
	require.NoError(t, err)
	require.Equal(t, 10, len(published))
}

func failingCase(t *testing.T, s *shelf) {
	draft, err := s.packs.Begin(s.ctx, "UY")
	require.NoError(t, err)
	rules := []rule.Rule{hours("uy.hours", "09:00", "20:00")}
	verdicts, err := s.packs.Try("UY", rules, draft.Cases)
	require.NoError(t, err)
	require.True(t, slices.ContainsFunc(verdicts, func(v rule.Verdict) bool { return !v.Passed }))
	draft, err = s.packs.Change(s.ctx, "UY", draft.Version, rules, draft.Cases, "")
	require.NoError(t, err)
	_, err = s.packs.Publish(s.ctx, "UY", draft.Version)
	require.ErrorIs(t, err, rule.ErrCase)
	_, err = s.packs.Change(s.ctx, "UY", draft.Version, []rule.Rule{{ID: "x", Kind: rule.HoursKind}}, nil, "")
	require.ErrorIs(t, err, rule.ErrRule)
	require.Empty(t, s.refuses(t, s.ctx, 7), "a draft decides nothing")
}

func narrows(t *testing.T, s *shelf) {
	require.Empty(t, s.refuses(t, s.ctx, 13))
	var o rulebook.Own
	require.NoError(t, s.db.Within(s.ctx, func(ctx context.Context) (err error) {
		o, err = s.own.Create(ctx, rulebook.Own{Rule: hours("own.hours", "05:00", "12:00")})
		return err
	}))
	require.Equal(t, "own.hours", s.refuses(t, s.ctx, 13))
	require.Equal(t, "uy.hours", s.refuses(t, s.ctx, 6), "the law holds beside it")
	require.Empty(t, s.refuses(t, s.other, 13))
	require.ErrorIs(t, s.db.Within(s.ctx, func(ctx context.Context) error {
		_, err := s.own.Create(ctx, rulebook.Own{Rule: hours("own.hours", "05:00", "12:00")})
		return err
	}), rule.ErrSame)
	require.NoError(t, s.db.Within(s.ctx, func(ctx context.Context) error { return s.own.Delete(ctx, o.ID, o.Version) }))
	require.Empty(t, s.refuses(t, s.ctx, 13))
}
