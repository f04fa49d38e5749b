package tracing_test

import (
	"context"
	"database/sql"
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
)

const (
	waitFor = 5 * time.Second
	tick    = 5 * time.Millisecond
)

type bundle struct {
	db        *storage.DB
	config    storage.Config
	sequencer *tracing.Sequencer
	recorder  *tracing.Recorder
}

func setup(t *testing.T, engine sdktest.Engine) *bundle {
	t.Helper()
	b := &bundle{}
	b.db = engine.DB(t, "test", nil, func(config *storage.Config) { b.config = *config })
	b.sequencer = tracing.NewSequencer(b.db, slog.New(slog.DiscardHandler))
	b.recorder = tracing.NewRecorder(b.db, b.sequencer)
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

// tamper changes the database behind the product's back, with the guards of the tables out of the way.
func (b *bundle) tamper(t *testing.T, statement string) {
	t.Helper()
	driver, address := "sqlite", b.config.Path
	guards := []string{"DROP TRIGGER tracing_events_append_only", "DROP TRIGGER tracing_events_unchanged"}
	if b.config.Engine == storage.Postgres {
		driver, address = "pgx", b.config.OwnerURL
		guards = []string{"SET search_path TO recobro_test", "ALTER TABLE tracing_events DISABLE TRIGGER USER"}
	}
	database, err := sql.Open(driver, address)
	require.NoError(t, err)
	defer database.Close()
	database.SetMaxOpenConns(1)
	for _, s := range append(guards, statement) {
		_, err := database.ExecContext(t.Context(), s)
		require.NoError(t, err, s)
	}
}

func (b *bundle) verdict(t *testing.T, tenant string) tracing.Verdict {
	t.Helper()
	verdict, err := tracing.VerifyTenant(t.Context(), b.db, tenant, 0)
	require.NoError(t, err)
	return verdict
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
		require.Nil(t, b.verdict(t, "andina").Broken)
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

func TestVerify(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, testVerify)
}

func testVerify(t *testing.T, engine sdktest.Engine) {

	t.Run("a chain that nobody touched holds, and the unlinked tail is named", func(t *testing.T) {
		t.Parallel()
		b := setup(t, engine)
		b.record(t, "andina", 7)
		b.record(t, "rioplatense", 3)
		require.NoError(t, b.sequencer.LinkAll(t.Context()))
		b.record(t, "andina", 2)
		verdicts, err := tracing.Verify(t.Context(), b.db)
		require.NoError(t, err)
		require.Len(t, verdicts, 2)
		require.Nil(t, verdicts[0].Broken)
		require.EqualValues(t, 7, verdicts[0].Linked)
		require.EqualValues(t, 2, verdicts[0].Unlinked)
		require.EqualValues(t, 3, verdicts[1].Linked)
	})

	for name, c := range map[string]struct {
		statement, reason string
		seq               int64
	}{
		"a payload that was changed":      {"UPDATE tracing_events SET payload = '{}' WHERE seq = 3", tracing.Changed, 3},
		"an actor that was changed":       {"UPDATE tracing_events SET actor_id = 'u2' WHERE seq = 2", tracing.Changed, 2},
		"a time that was changed":         {"UPDATE tracing_events SET created_at = '2020-01-01 00:00:00+00:00' WHERE seq = 5", tracing.Changed, 5},
		"a line that was taken out":       {"DELETE FROM tracing_events WHERE seq = 4", tracing.Missing, 4},
		"lines taken off the end":         {"DELETE FROM tracing_events WHERE seq > 5", tracing.Truncated, 6},
		"two lines that changed places":   {"UPDATE tracing_events SET seq = CASE seq WHEN 2 THEN -3 WHEN 3 THEN -2 END WHERE seq IN (2, 3)", tracing.Missing, 2},
		"a head that was set back":        {"UPDATE tracing_chain SET seq = 5", tracing.Changed, 6},
		"a line that moved to the tenant": {"UPDATE tracing_events SET tenant_id = 'other' WHERE seq = 1", tracing.Missing, 1},
	} {
		t.Run("finds "+name, func(t *testing.T) {
			t.Parallel()
			b := setup(t, engine)
			b.record(t, "andina", 7)
			require.NoError(t, b.sequencer.LinkAll(t.Context()))
			b.tamper(t, c.statement)
			broken := b.verdict(t, "andina").Broken
			require.NotNil(t, broken)
			require.Equal(t, c.reason, broken.Reason)
			require.Equal(t, c.seq, broken.Seq)
		})
	}

	t.Run("the table itself refuses a change and a removal", func(t *testing.T) {
		t.Parallel()
		b := setup(t, engine)
		b.record(t, "andina", 1)
		require.NoError(t, b.sequencer.LinkAll(t.Context()))
		for _, change := range []func(tx *gorm.DB) *gorm.DB{
			func(tx *gorm.DB) *gorm.DB { return tx.Model(&tracing.Event{}).Where("seq = 1").Update("payload", "{}") },
			func(tx *gorm.DB) *gorm.DB { return tx.Where("seq = 1").Delete(&tracing.Event{}) },
		} {
			err := b.db.Tx(as(t.Context(), "andina"), func(_ context.Context, tx *gorm.DB) error { return change(tx).Error })
			require.Error(t, err)
		}
	})

	t.Run("the sequencer links by itself once a change has committed", func(t *testing.T) {
		t.Parallel()
		b := setup(t, engine)
		ctx, cancel := context.WithCancel(t.Context())
		done := make(chan struct{})
		go func() { defer close(done); b.sequencer.Run(ctx) }()
		b.record(t, "andina", 3)
		require.Eventually(t, func() bool { return b.verdict(t, "andina").Linked == 3 }, waitFor, tick)
		cancel()
		<-done
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
