package suite_test

import (
	"context"
	"errors"
	"github.com/recobro/recobro/modules/aiagents/internal/limit"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"log/slog"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/aiagents/internal/agent"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/suite"
	"github.com/recobro/recobro/modules/aiagents/internal/version"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

type unheard struct{}

func (unheard) Publish(context.Context, *gorm.DB, events.Event) error { return nil }

// bench is a company with an agent whose first version is to be tried.
type bench struct {
	t        *testing.T
	ctx      context.Context
	db       *storage.DB
	store    *suite.Store
	service  *suite.Service
	versions *version.Service
	version  version.Version
}

func open(t *testing.T, engine sdktest.Engine) *bench {
	db := engine.DB(t, "aiagents", os.DirFS("../.."))
	steps := record.New(db, tracing.NewRecorder(db, nil), nil, unheard{})
	b := &bench{t: t, db: db, store: suite.NewStore(db)}
	b.ctx = principal.With(context.Background(), principal.Principal{TenantID: "acme", UserID: "mario", Role: "manager", Scope: principal.ScopeAll, Timezone: "UTC"})
	agents := agent.NewService(db, steps)
	b.versions = version.NewService(db, steps, agents, b.store, limit.NewService(limit.NewStore(db), steps, nil, clock.System()))
	b.service = suite.NewService(b.store, b.versions, steps, nil, nil)
	b.within(func(ctx context.Context) error {
		a, err := b.versions.Begin(ctx, agent.Agent{Name: "Sol"})
		if err == nil {
			b.version, err = b.versions.Submit(ctx, a.ID, 1, storage.AnyVersion)
		}
		return err
	})
	return b
}

func (b *bench) within(f func(ctx context.Context) error) {
	b.t.Helper()
	require.NoError(b.t, b.db.Within(b.ctx, f))
}

// queued is a run that waits for its worker.
func (b *bench) queued(tries int, suites ...string) suite.Run {
	r := suite.Run{Kind: suite.Cases, AgentID: b.version.AgentID, VersionID: b.version.ID, N: 1, Hash: b.version.Hash, Suites: suites, Tries: tries, State: suite.Queued, Scores: []suite.Score{}}
	if suites == nil {
		r.Suites = []string{}
	}
	b.within(func(ctx context.Context) error { return storage.Insert(ctx, b.db, &r) })
	return r
}

func (b *bench) run(ctx context.Context, id string, live suite.Live) error {
	return suite.NewRunner(b.service, jobs.NewLeases(b.db, time.Hour, slog.New(slog.DiscardHandler)), live, talk.Holds{Limits: free{}}).Run(ctx, id)
}

func silent(context.Context, events.Event) {}

func TestARunThatWasKilledGoesOnWhereItWas(t *testing.T) { // [AI-07]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		b := open(t, engine)
		r := b.queued(1, scenario.Law)
		killed, kill := context.WithCancel(b.ctx)
		require.Error(t, b.run(killed, r.ID, func(context.Context, events.Event) { kill() }))
		amid, err := b.store.Get(b.ctx, r.ID)
		require.NoError(t, err)
		require.Equal(t, suite.Running, amid.State)
		require.Positive(t, amid.Done)
		require.NoError(t, b.run(b.ctx, r.ID, silent))
		after, err := b.store.Get(b.ctx, r.ID)
		require.NoError(t, err)
		all := len(scenario.Builtin(scenario.Law))
		require.Equal(t, suite.Done, after.State)
		require.Equal(t, all, after.Done, "each case is tried once")
		results, err := b.store.Results(b.ctx, r.ID)
		require.NoError(t, err)
		require.Len(t, results, all)
		require.Equal(t, "passed", after.Verdict)
		require.Equal(t, []suite.Score{{Suite: scenario.Law, Name: scenario.Law, Zero: true, Floor: 100, Total: all, Passed: all}}, after.Scores)
	})
}

func TestAVersionHasPassedJustAsItStood(t *testing.T) { // [AI-01]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		b := open(t, engine)
		passed := func(hash string) bool {
			_, ok, err := b.store.Passed(b.ctx, b.version.ID, hash)
			require.NoError(t, err)
			return ok
		}
		ended := func(verdict string, tries int, suites ...string) {
			r := b.queued(tries, suites...)
			r.State, r.Verdict = suite.Done, verdict
			b.within(func(ctx context.Context) error { return storage.Update(ctx, b.db, &r, r.Version) })
		}
		require.False(t, passed(b.version.Hash), "nothing was tried")
		ended("passed", 3, scenario.Law)
		require.False(t, passed(b.version.Hash), "one suite is not all of them")
		ended("passed", 1)
		require.False(t, passed(b.version.Hash), "once is no proof")
		ended("passed", 3)
		require.True(t, passed(b.version.Hash))
		require.False(t, passed("another"), "what says something else has not passed")
		ended("failed", 3)
		require.False(t, passed(b.version.Hash), "the latest run counts")
	})
}

func TestACancelledRunEnds(t *testing.T) {
	b := open(t, sdktest.Engine{Name: storage.SQLite})
	r := b.queued(1)
	require.NoError(t, b.run(b.ctx, r.ID, func(context.Context, events.Event) {
		b.within(func(ctx context.Context) error {
			_, err := b.service.Cancel(ctx, r.ID)
			if errors.Is(err, suite.ErrRunOver) {
				return nil
			}
			return err
		})
	}))
	after, err := b.store.Get(b.ctx, r.ID)
	require.NoError(t, err)
	require.Equal(t, suite.Cancelled, after.State)
	require.Equal(t, 30, after.Done, "what was tried stays")
	require.Empty(t, after.Verdict)
}

// free lets agents do all.
type free struct{}

func (free) Allowed(context.Context) (limit.Allowance, error) { return limit.Allowance{}, nil }

func (free) Add(context.Context, string, int64, int64) error { return nil }
