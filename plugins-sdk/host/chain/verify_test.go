package chain_test

import (
	"context"
	"database/sql"
	"fmt"
	"log/slog"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/chain"
)

const (
	waitFor = 5 * time.Second
	tick    = 5 * time.Millisecond
)

type bundle struct {
	db        *storage.DB
	config    storage.Config
	sequencer *chain.Sequencer
	recorder  *tracing.Recorder
}

func setup(t *testing.T, engine sdktest.Engine) *bundle {
	t.Helper()
	b := &bundle{}
	b.db = engine.DB(t, "test", nil, func(config *storage.Config) { b.config = *config })
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

func (b *bundle) verdict(t *testing.T, tenant string) chain.Verdict {
	t.Helper()
	return b.verdictOn(t, tenant, chain.Span{})
}

func (b *bundle) verdictOn(t *testing.T, tenant string, span chain.Span) chain.Verdict {
	t.Helper()
	verdict, err := chain.VerifyTenant(t.Context(), b.db, tenant, span)
	require.NoError(t, err)
	return verdict
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
		tenants, err := chain.Tenants(t.Context(), b.db)
		require.NoError(t, err)
		require.Equal(t, []string{"andina", "rioplatense"}, tenants)
		andina := b.verdict(t, "andina")
		require.Nil(t, andina.Broken)
		require.EqualValues(t, 7, andina.Linked)
		require.EqualValues(t, 2, andina.Unlinked)
		require.EqualValues(t, 3, b.verdict(t, "rioplatense").Linked)
	})

	for name, c := range map[string]struct {
		statement, reason string
		seq               int64
	}{
		"a payload that was changed":      {"UPDATE tracing_events SET payload = '{}' WHERE seq = 3", chain.Changed, 3},
		"an actor that was changed":       {"UPDATE tracing_events SET actor_id = 'u2' WHERE seq = 2", chain.Changed, 2},
		"a time that was changed":         {"UPDATE tracing_events SET created_at = '2020-01-01 00:00:00+00:00' WHERE seq = 5", chain.Changed, 5},
		"a line that was taken out":       {"DELETE FROM tracing_events WHERE seq = 4", chain.Missing, 4},
		"lines taken off the end":         {"DELETE FROM tracing_events WHERE seq > 5", chain.Truncated, 6},
		"two lines that changed places":   {"UPDATE tracing_events SET seq = CASE seq WHEN 2 THEN -3 WHEN 3 THEN -2 END WHERE seq IN (2, 3)", chain.Missing, 2},
		"a head that was set back":        {"UPDATE tracing_chain SET seq = 5", chain.Changed, 6},
		"a line that moved to the tenant": {"UPDATE tracing_events SET tenant_id = 'other' WHERE seq = 1", chain.Missing, 1},
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
			onwards := b.verdictOn(t, "andina", chain.Span{Seq: 5, Onwards: true}).Broken
			if c.seq < 5 {
				broken = nil // it is not read
			}
			require.Equal(t, broken, onwards)
		})
	}

	t.Run("walked from a link on, it is that one and what follows, and says what the link is", func(t *testing.T) {
		t.Parallel()
		b := setup(t, engine)
		b.record(t, "andina", 7)
		require.NoError(t, b.sequencer.LinkAll(t.Context()))
		whole, onwards := b.verdictOn(t, "andina", chain.Span{Seq: 5}), b.verdictOn(t, "andina", chain.Span{Seq: 5, Onwards: true})
		require.EqualValues(t, 7, whole.Linked)
		require.EqualValues(t, 3, onwards.Linked)
		require.EqualValues(t, 5, onwards.At.Seq)
		require.Equal(t, whole.At, onwards.At)
	})

	t.Run("lines beyond one batch are linked in their order", func(t *testing.T) {
		t.Parallel()
		b := setup(t, engine)
		unlinked(t, b.db, 1001)
		require.NoError(t, b.sequencer.LinkAll(t.Context()))
		verdict := b.verdict(t, "andina")
		require.Nil(t, verdict.Broken)
		require.EqualValues(t, 1001, verdict.Linked)
	})

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
