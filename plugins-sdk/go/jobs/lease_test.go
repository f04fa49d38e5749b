package jobs_test

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestLease(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		now := clock.NewFake(time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC))
		db := engine.DB(t, "jobs", nil, func(c *storage.Config) { c.Clock = now })
		still := jobs.NewLeases(db, time.Hour, slog.Default()) // its heart does not beat while the test looks
		queue, done := heirOf(t, db)
		nothing := func(context.Context, *jobs.Held) error { return nil }

		t.Run("one works at a time, in each tenant", func(t *testing.T) {
			require.NoError(t, still.Do(as("a"), "file", nil, func(context.Context, *jobs.Held) error {
				require.ErrorIs(t, still.Do(as("a"), "file", nil, nothing), jobs.ErrHeld)
				held, err := still.AtWork(t.Context())
				require.NoError(t, err)
				require.Equal(t, map[jobs.Work]bool{{TenantID: "a", Name: "file"}: true}, held)
				return still.Do(as("b"), "file", nil, nothing)
			}))
			require.NoError(t, still.Do(as("a"), "file", nil, nothing))
		})

		t.Run("work that failed is gone on with where it was; of work that is done nothing is left", func(t *testing.T) {
			broken := errors.New("broken")
			require.ErrorIs(t, still.Do(as("a"), "count", nil, func(ctx context.Context, h *jobs.Held) error {
				return errors.Join(h.Save(ctx, 41), broken)
			}), broken)
			for _, want := range []int{41, 0} {
				require.NoError(t, still.Do(as("a"), "count", nil, func(_ context.Context, h *jobs.Held) error {
					var from int
					again, err := h.Resume(&from)
					require.Equal(t, want, from)
					require.Equal(t, want > 0, again)
					return err
				}))
			}
		})

		t.Run("whoever was taken for dead writes nothing any more", func(t *testing.T) {
			err := still.Do(as("a"), "slow", nil, func(ctx context.Context, h *jobs.Held) error {
				now.Advance(3*time.Hour + time.Second)
				require.NoError(t, still.Do(as("a"), "slow", nil, nothing))
				return db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
					if _, err := queue.InsertTx(ctx, tx, greet{Name: "late"}, nil); err != nil {
						return err
					}
					return h.Keep(ctx)
				})
			})
			require.ErrorIs(t, err, jobs.ErrLost)
			require.Empty(t, done, "it was written all the same")
		})

		t.Run("what a look at every pulse finds ends the work", func(t *testing.T) {
			canceled := errors.New("canceled")
			quick := jobs.NewLeases(db, time.Millisecond, slog.Default())
			err := quick.Do(as("a"), "long", func(context.Context) error { return canceled }, func(ctx context.Context, _ *jobs.Held) error {
				<-ctx.Done()
				return ctx.Err()
			})
			require.ErrorIs(t, err, canceled)
		})
	})
}

// TestPerTenant runs two hosts on one database.
func TestPerTenant(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "jobs", nil)
		var on atomic.Value
		on.Store([]string{"a", "b"})
		var mutex sync.Mutex
		working, changed := map[string]string{}, make(chan struct{}, 100) // host by tenant
		host := func(name string) (end func()) {
			workers := jobs.NewWorkers("jobs")
			workers.Only(func() []string { return on.Load().([]string) })
			workers.PerTenant("listen", func(ctx context.Context, _ *jobs.Held) error {
				tenant := principal.Must(ctx).TenantID
				set := func(from, to string) {
					mutex.Lock()
					defer mutex.Unlock()
					require.Equal(t, from, working[tenant], "two at once")
					working[tenant] = to
					changed <- struct{}{}
				}
				set("", name)
				<-ctx.Done()
				set(name, "")
				return ctx.Err()
			})
			client, err := jobs.Open(t.Context(), jobs.Config{
				DB: db, Workers: workers, Poll: 20 * time.Millisecond, Log: slog.New(slog.DiscardHandler),
				Leases: jobs.NewLeases(db, 20*time.Millisecond, slog.New(slog.DiscardHandler)),
			})
			require.NoError(t, err)
			require.NoError(t, client.Start(t.Context()))
			return sync.OnceFunc(func() { require.NoError(t, client.Stop(context.Background())) })
		}
		becomes := func(want func(map[string]string) bool) {
			t.Helper()
			for deadline := time.After(patience); ; {
				mutex.Lock()
				ok := want(working)
				mutex.Unlock()
				if ok {
					return
				}
				select {
				case <-changed:
				case <-deadline:
					t.Fatalf("stays %v", working)
				}
			}
		}
		first := host("first")
		defer first()
		becomes(func(w map[string]string) bool { return w["a"] == "first" && w["b"] == "first" })
		second := host("second")
		defer second()
		on.Store([]string{"a"})
		becomes(func(w map[string]string) bool { return w["b"] == "" })
		first()
		becomes(func(w map[string]string) bool { return w["a"] == "second" })
		on.Store([]string{"a", "b"})
		becomes(func(w map[string]string) bool { return w["b"] == "second" })
	})
}
