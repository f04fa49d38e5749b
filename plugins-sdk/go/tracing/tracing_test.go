package tracing_test

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/chain"
)

type bundle struct {
	db        *storage.DB
	sequencer *chain.Sequencer
	recorder  *tracing.Recorder
}

func setup(t *testing.T, engine sdktest.Engine) *bundle {
	t.Helper()
	b := &bundle{}
	b.db = engine.DB(t, "test", nil)
	b.sequencer = chain.NewSequencer(b.db, slog.New(slog.DiscardHandler))
	b.recorder = tracing.NewRecorder(b.db, b.sequencer.Wake)
	return b
}

func as(ctx context.Context, tenant string) context.Context {
	return principal.With(ctx, principal.Principal{TenantID: tenant, UserID: "u1", Username: "ana", Role: "manager", Kind: principal.KindUser})
}

func (b *bundle) record(t *testing.T, tenant string, count int) {
	t.Helper()
	for i := range count {
		ctx := as(t.Context(), tenant)
		require.NoError(t, b.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
			return b.recorder.Record(ctx, tx, tracing.Entry{Name: "portfolios.debtor.revealed", SubjectType: "debtor",
				SubjectID: fmt.Sprint("d", i), Payload: map[string]any{"field": "national_id", "n": i}})
		}))
	}
}

func TestRecorder_Record(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, testRecord)
}

func testRecord(t *testing.T, engine sdktest.Engine) {

	t.Run("writes who did what to which thing, in the transaction of the change", func(t *testing.T) {
		t.Parallel()
		b := setup(t, engine)
		b.record(t, "andina", 1)
		events, err := tracing.List(as(t.Context(), "andina"), b.db, tracing.Filter{SubjectType: "debtor", SubjectID: "d0"})
		require.NoError(t, err)
		require.Len(t, events, 1)
		require.Equal(t, "ana", events[0].ActorName)
		require.JSONEq(t, `{"field":"national_id","n":0}`, string(events[0].Payload))
	})

	t.Run("what is told of the past stands in its place, in a chain that holds", func(t *testing.T) {
		t.Parallel()
		b := setup(t, engine)
		past := clock.NewPast(time.Date(2026, 3, 1, 9, 0, 0, 0, time.UTC))
		ctx := as(t.Context(), "andina")
		for _, name := range []string{"portfolios.debtor.created", "portfolios.debtor.assigned"} {
			require.NoError(t, b.db.Tx(clock.With(ctx, past), func(ctx context.Context, tx *gorm.DB) error {
				return b.recorder.Record(ctx, tx, tracing.Entry{Name: name})
			}))
		}
		b.record(t, "andina", 1)
		require.NoError(t, b.sequencer.LinkAll(t.Context()))
		events, err := tracing.List(ctx, b.db, tracing.Filter{})
		require.NoError(t, err)
		require.Len(t, events, 3)
		require.Equal(t, "portfolios.debtor.assigned", events[1].Name)
		require.Equal(t, 2026, events[1].At.Year())
		require.Equal(t, time.March, events[1].At.Month())
		verdict, err := chain.VerifyTenant(t.Context(), b.db, "andina", chain.Span{})
		require.NoError(t, err)
		require.Nil(t, verdict.Broken)
	})

	t.Run("leaves nothing when the change rolls back", func(t *testing.T) {
		t.Parallel()
		b := setup(t, engine)
		ctx := as(t.Context(), "andina")
		refused := errors.New("refused")
		err := b.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
			require.NoError(t, b.recorder.Record(ctx, tx, tracing.Entry{Name: "portfolios.debtor.created"}))
			return refused
		})
		require.ErrorIs(t, err, refused)
		events, err := tracing.List(ctx, b.db, tracing.Filter{})
		require.NoError(t, err)
		require.Empty(t, events)
	})

	t.Run("another tenant reads none of it", func(t *testing.T) {
		t.Parallel()
		b := setup(t, engine)
		b.record(t, "andina", 2)
		events, err := tracing.List(as(t.Context(), "rioplatense"), b.db, tracing.Filter{})
		require.NoError(t, err)
		require.Empty(t, events)
	})

	t.Run("pages go on where the last one ended, and a name can be a prefix", func(t *testing.T) {
		t.Parallel()
		b := setup(t, engine)
		b.record(t, "andina", 5)
		ctx := as(t.Context(), "andina")
		first, err := tracing.List(ctx, b.db, tracing.Filter{Name: "portfolios.debtor.", Limit: 3})
		require.NoError(t, err)
		rest, err := tracing.List(ctx, b.db, tracing.Filter{Name: "portfolios.debtor.", Limit: 3, Before: first[2].ID})
		require.NoError(t, err)
		require.Len(t, first, 3)
		require.Len(t, rest, 2)
		none, err := tracing.List(ctx, b.db, tracing.Filter{Name: "portfolios.debt."})
		require.NoError(t, err)
		require.Empty(t, none)
	})
}

func TestTally(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		b := setup(t, engine)
		tally := tracing.NewTally(b.recorder, slog.New(slog.DiscardHandler))
		for i := range 50 {
			for _, key := range []string{"ana", "luz"} {
				tally.Note(as(t.Context(), "andina"), key, tracing.Entry{Name: "core.access.refused"}, map[string]any{"key": key})
			}
			if i == 0 {
				lines, err := tracing.List(as(t.Context(), "andina"), b.db, tracing.Filter{})
				require.NoError(t, err)
				require.Len(t, lines, 2, "the first of each at once")
			}
		}
		tally.Close()
		lines, err := tracing.List(as(t.Context(), "andina"), b.db, tracing.Filter{})
		require.NoError(t, err)
		require.Len(t, lines, 4, "what repeats is one line")
		require.Contains(t, string(lines[0].Payload), `"again":49`)
		require.Equal(t, "u1", lines[0].ActorID)
	})
}
