package chain_test

import (
	"context"
	"fmt"
	"log/slog"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/chain"
)

// unlinked writes lines as the recorder does, without linking them.
func unlinked(t testing.TB, db *storage.DB, count int) {
	ctx := as(t.Context(), "andina")
	require.NoError(t, db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		lines := make([]tracing.Event, count)
		for i := range lines {
			lines[i] = tracing.Event{TenantID: "andina", ID: storage.NewID(), At: time.Now().UTC().Truncate(time.Microsecond), Module: "test",
				Name: "portfolios.debtor.assigned", ActorKind: "user", ActorID: "u1", ActorName: "ana", ActorRole: "manager", SubjectType: "debtor",
				SubjectID: fmt.Sprint("d", i), Payload: `{"assignee_id":{"from":"u1","to":"u2"}}`}
		}
		return tx.CreateInBatches(lines, 500).Error
	}))
}

// BenchmarkLink links lines that wait, some at a time.
func BenchmarkLink(b *testing.B) {
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		for _, lines := range []int{1, 15, 500} {
			b.Run(fmt.Sprint("lines=", lines), func(b *testing.B) {
				db := engine.DB(b, "test", nil)
				sequencer := chain.NewSequencer(db, slog.New(slog.DiscardHandler))
				for b.Loop() {
					b.StopTimer()
					unlinked(b, db, lines)
					b.StartTimer()
					require.NoError(b, sequencer.LinkAll(b.Context()))
				}
				b.ReportMetric(float64(lines*b.N)/b.Elapsed().Seconds(), "lines/s")
			})
		}
	})
}

// BenchmarkVerify walks a chain of which a hundredth is younger than its checkpoint.
func BenchmarkVerify(b *testing.B) {
	const lines = 100_000
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		db := engine.DB(b, "test", nil)
		for range lines / 10_000 {
			unlinked(b, db, 10_000)
		}
		require.NoError(b, chain.NewSequencer(db, slog.New(slog.DiscardHandler)).LinkAll(b.Context()))
		for name, span := range map[string]chain.Span{"whole": {}, "onwards": {Seq: lines * 99 / 100, Onwards: true}} {
			b.Run(name, func(b *testing.B) {
				for b.Loop() {
					verdict, err := chain.VerifyTenant(b.Context(), db, "andina", span)
					require.NoError(b, err)
					require.Nil(b, verdict.Broken)
				}
			})
		}
	})
}
