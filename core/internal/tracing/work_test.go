package tracing_test

import (
	"context"
	"log/slog"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	core "github.com/recobro/recobro/core/internal/tracing"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/chain"
)

// mark is a job for one of the replicas alone.
type mark struct{}

// Kind names the job.
func (mark) Kind() string { return "test.mark" }

// named is a source that says which replica verifies it, and waits until it is heard.
type named struct {
	core.Source
	name  string
	heard chan string
}

func (n named) Verify(ctx context.Context, tenant string, span chain.Span) (chain.Verdict, error) {
	select {
	case n.heard <- n.name:
		return n.Source.Verify(ctx, tenant, span)
	case <-ctx.Done():
		return chain.Verdict{}, ctx.Err()
	}
}

// replica takes the bundle's checkpoints as a host does, and does the jobs of the queue that is called as it is.
func (b *bundle) replica(t *testing.T, name string, verifies, marked chan string) *jobs.Client {
	workers := jobs.NewWorkers("core")
	tenants := func(context.Context) ([]string, error) { return []string{"andina"}, nil }
	b.checkpoints.Work(workers, tenants, func() []core.Source { return []core.Source{named{b.sources[1], name, verifies}} })
	workers.Queue(name, 1)
	jobs.Add(workers, 0, func(context.Context, jobs.Job[mark]) error { marked <- name; return nil })
	client, err := jobs.Open(t.Context(), jobs.Config{DB: b.core, Workers: workers, Poll: 20 * time.Millisecond, Log: slog.New(slog.DiscardHandler)})
	require.NoError(t, err)
	require.NoError(t, client.Start(t.Context()))
	t.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.Background(), time.Second)
		defer cancel()
		_ = client.Stop(ctx)
	})
	return client
}

func TestCheckpoints_Work(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		b := setup(t, engine)
		record(t, b.module, "portfolios.portfolio.created")
		verifies, marked := make(chan string), make(chan string, 1)
		first := b.replica(t, "first", verifies, marked)
		if engine.Name == storage.Postgres {
			b.replica(t, "second", verifies, marked)
		}
		sdktest.Next(t, verifies)
		if engine.Name == storage.SQLite {
			return // one host alone
		}
		for _, name := range []string{"first", "second"} {
			require.NoError(t, b.core.Tx(as(t.Context(), principal.ScopeAll), func(ctx context.Context, tx *gorm.DB) error {
				_, err := first.InsertTx(ctx, tx, mark{}, &jobs.Opts{Queue: name})
				return err
			}))
			require.Equal(t, name, sdktest.Next(t, marked), "both are at work")
		}
		select {
		case who := <-verifies:
			t.Fatal("verified by both, then by", who)
		default:
		}
	})
}
