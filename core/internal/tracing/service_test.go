package tracing_test

import (
	"context"
	"crypto/ed25519"
	"errors"
	"log/slog"
	"testing"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	core "github.com/recobro/recobro/core/internal/tracing"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/chain"
)

type bundle struct {
	engine       sdktest.Engine
	core, module *storage.DB
	sources      []core.Source
	checkpoints  *core.Checkpoints
	service      *core.Service
}

func setup(t *testing.T, engine sdktest.Engine) *bundle {
	t.Helper()
	b := &bundle{engine: engine, core: engine.DB(t, "core", core.Migrations), module: engine.DB(t, "portfolios", nil)}
	b.sources = []core.Source{core.Local{DB: b.core}, core.Local{DB: b.module}}
	_, key, err := ed25519.GenerateKey(nil)
	require.NoError(t, err)
	b.checkpoints = core.NewCheckpoints(core.NewStore(b.core), key, clock.System(), slog.New(slog.DiscardHandler))
	b.service = core.NewService(func() []core.Source { return b.sources }, b.checkpoints)
	return b
}

func as(ctx context.Context, scope principal.Scope) context.Context {
	return principal.With(ctx, principal.Principal{TenantID: "andina", UserID: "u1", Scope: scope, Kind: principal.KindUser})
}

func record(t *testing.T, db *storage.DB, name string) {
	t.Helper()
	sequencer := chain.NewSequencer(db, slog.New(slog.DiscardHandler))
	require.NoError(t, db.Tx(as(t.Context(), principal.ScopeAll), func(ctx context.Context, tx *gorm.DB) error {
		return tracing.NewRecorder(db, sequencer.Wake).Record(ctx, tx, tracing.Entry{Name: name, SubjectType: "user", SubjectID: "u2"})
	}))
	require.NoError(t, sequencer.LinkAll(t.Context()))
}

type silent struct{ core.Local }

func (silent) List(context.Context, tracing.Filter) ([]tracing.Event, error) {
	return nil, errors.New("the module is away")
}

func names(events []tracing.Event) (all []string) {
	for _, event := range events {
		all = append(all, event.Name)
	}
	return all
}

func TestService_List(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, testList)
}

func testList(t *testing.T, engine sdktest.Engine) {

	t.Run("puts the lines of core and modules in one order, the newest first, page by page", func(t *testing.T) {
		t.Parallel()
		b := setup(t, engine)
		record(t, b.core, "core.user.invited")
		record(t, b.module, "portfolios.portfolio.created")
		record(t, b.core, "core.user.suspended")
		first, err := b.service.List(as(t.Context(), principal.ScopeAll), tracing.Filter{Limit: 2})
		require.NoError(t, err)
		require.Equal(t, []string{"core.user.suspended", "portfolios.portfolio.created"}, names(first.Events))
		require.True(t, first.More)
		rest, err := b.service.List(as(t.Context(), principal.ScopeAll), tracing.Filter{Limit: 2, Before: first.Events[1].ID})
		require.NoError(t, err)
		require.Equal(t, []string{"core.user.invited"}, names(rest.Events))
		require.False(t, rest.More)
	})

	t.Run("keeps what was done to users from a manager", func(t *testing.T) {
		t.Parallel()
		b := setup(t, engine)
		record(t, b.core, "core.user.invited")
		record(t, b.module, "portfolios.portfolio.created")
		page, err := b.service.List(as(t.Context(), principal.ScopeTeam), tracing.Filter{Limit: 10})
		require.NoError(t, err)
		require.Equal(t, []string{"portfolios.portfolio.created"}, names(page.Events))
	})

	t.Run("names a module that could not be asked instead of failing or hiding it", func(t *testing.T) {
		t.Parallel()
		b := setup(t, engine)
		record(t, b.core, "core.user.invited")
		b.sources[1] = silent{core.Local{DB: b.module}}
		page, err := b.service.List(as(t.Context(), principal.ScopeAll), tracing.Filter{Limit: 10})
		require.NoError(t, err)
		require.Equal(t, []string{"portfolios"}, page.Silent)
		require.Len(t, page.Events, 1)
	})
}

// rewrite is a source whose chain holds in itself but was made anew.
type rewrite struct {
	core.Source
	other *storage.DB
}

func (r rewrite) Verify(ctx context.Context, tenant string, span chain.Span) (chain.Verdict, error) {
	return chain.VerifyTenant(ctx, r.other, tenant, span)
}

// counted is a source that tells how many lines each walk read.
type counted struct {
	core.Source
	walked chan int64
}

func (c counted) Verify(ctx context.Context, tenant string, span chain.Span) (chain.Verdict, error) {
	verdict, err := c.Source.Verify(ctx, tenant, span)
	c.walked <- verdict.Linked
	return verdict, err
}

func TestCheckpoints_Verify(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, testCheckpoints)
}

func testCheckpoints(t *testing.T, engine sdktest.Engine) {
	reason := func(t *testing.T, b *bundle, source core.Source) string {
		t.Helper()
		verdict, err := b.checkpoints.Verify(t.Context(), source, "andina")
		require.NoError(t, err)
		if verdict.Broken == nil {
			return ""
		}
		return verdict.Broken.Reason
	}

	t.Run("a chain that has grown since agrees with its checkpoint", func(t *testing.T) {
		t.Parallel()
		b := setup(t, engine)
		record(t, b.module, "portfolios.portfolio.created")
		require.NoError(t, b.checkpoints.TakeAll(t.Context(), []string{"andina"}, b.sources))
		record(t, b.module, "portfolios.portfolio.paused")
		require.Empty(t, reason(t, b, b.sources[1]))
	})

	t.Run("the next checkpoint goes on from the last one, and whoever asks still has the whole walked", func(t *testing.T) {
		t.Parallel()
		b := setup(t, engine)
		source := counted{b.sources[1], make(chan int64, 10)}
		take := func() error { return b.checkpoints.TakeAll(t.Context(), []string{"andina"}, []core.Source{source}) }
		for range 5 {
			record(t, b.module, "portfolios.portfolio.paused")
		}
		require.NoError(t, take())
		require.EqualValues(t, 5, <-source.walked)
		record(t, b.module, "portfolios.portfolio.resumed")
		require.NoError(t, take())
		require.EqualValues(t, 2, <-source.walked, "the link that was signed, and the new one")
		require.Empty(t, reason(t, b, source))
		require.EqualValues(t, 6, <-source.walked)
	})

	t.Run("what does not follow from the last checkpoint is not signed over, and told as a walk through the whole tells it", func(t *testing.T) {
		t.Parallel()
		b := setup(t, engine)
		record(t, b.module, "portfolios.portfolio.created")
		require.NoError(t, b.checkpoints.TakeAll(t.Context(), []string{"andina"}, b.sources))
		other := rewrite{b.sources[1], b.engine.DB(t, "portfolios", nil)}
		record(t, other.other, "portfolios.portfolio.archived")
		require.ErrorContains(t, b.checkpoints.TakeAll(t.Context(), []string{"andina"}, []core.Source{other}), "does not hold at 1: rewritten")
		require.Equal(t, "rewritten", reason(t, b, other))
		require.Empty(t, reason(t, b, b.sources[1]))
	})

	t.Run("a chain made anew, or put back from an older copy, does not", func(t *testing.T) {
		t.Parallel()
		b := setup(t, engine)
		record(t, b.module, "portfolios.portfolio.created")
		require.NoError(t, b.checkpoints.TakeAll(t.Context(), []string{"andina"}, b.sources))
		forged := b.engine.DB(t, "portfolios", nil)
		require.Equal(t, chain.Truncated, reason(t, b, rewrite{b.sources[1], forged}))
		record(t, forged, "portfolios.portfolio.archived")
		require.Equal(t, "rewritten", reason(t, b, rewrite{b.sources[1], forged}))
	})

	t.Run("a chain that is gone as a whole is told, with its rows, with its database or with its checkpoint", func(t *testing.T) {
		t.Parallel()
		b := setup(t, engine)
		record(t, b.core, "core.user.invited")
		record(t, b.module, "portfolios.portfolio.created")
		require.NoError(t, b.checkpoints.TakeAll(t.Context(), []string{"andina"}, b.sources))
		reasons := func(databases ...*storage.DB) map[string]string {
			verdicts, err := core.VerifyAll(t.Context(), b.checkpoints, databases)
			require.NoError(t, err)
			found := map[string]string{}
			for _, v := range verdicts {
				if v.Broken != nil {
					found[v.Module] = v.Broken.Reason
				}
			}
			return found
		}
		require.Empty(t, reasons(b.core, b.module))
		require.Equal(t, map[string]string{"portfolios": "vanished"}, reasons(b.core, b.engine.DB(t, "portfolios", nil)))
		require.Equal(t, map[string]string{"portfolios": "vanished"}, reasons(b.core))
		b.sources = b.sources[:1]
		verdicts, err := b.service.Verify(as(t.Context(), principal.ScopeAll))
		require.NoError(t, err)
		require.Equal(t, "vanished", verdicts[len(verdicts)-1].Broken.Reason, "the API tells too")
		require.NoError(t, b.core.Platform(t.Context(), func(_ context.Context, tx *gorm.DB) error {
			return tx.Where("module = ?", "portfolios").Delete(&core.Checkpoint{}).Error
		}))
		require.Equal(t, map[string]string{"checkpoints": "unlisted"}, reasons(b.core))
		record(t, b.module, "portfolios.portfolio.archived")
		require.Error(t, b.checkpoints.TakeAll(t.Context(), []string{"andina"}, []core.Source{core.Local{DB: b.module}}), "nothing is signed over it")
		require.Equal(t, map[string]string{"checkpoints": "unlisted"}, reasons(b.core))
	})

	t.Run("a checkpoint that was changed is told from one that was signed", func(t *testing.T) {
		t.Parallel()
		b := setup(t, engine)
		record(t, b.module, "portfolios.portfolio.created")
		require.NoError(t, b.checkpoints.TakeAll(t.Context(), []string{"andina"}, b.sources))
		require.NoError(t, b.core.Platform(t.Context(), func(_ context.Context, tx *gorm.DB) error {
			return tx.Model(&core.Checkpoint{}).Where("module = ?", "portfolios").Update("signature", []byte("x")).Error
		}))
		require.Equal(t, "forged", reason(t, b, b.sources[1]))
	})
}
