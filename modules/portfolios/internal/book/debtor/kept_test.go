package debtor

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

func TestKeptShares(t *testing.T) {
	start := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	made := 0
	taking := func(now *clock.Fake, long time.Duration) func(context.Context) ([]Share, error) {
		return func(context.Context) ([]Share, error) {
			made++
			now.Advance(long)
			return []Share{{Debtors: int64(made)}}, nil
		}
	}
	ask := func(t *testing.T, k *keptShares, key string, sum func(context.Context) ([]Share, error)) int64 {
		t.Helper()
		shares, err := k.of(context.Background(), key, sum)
		require.NoError(t, err)
		return shares[0].Debtors
	}

	t.Run("sums that are made quickly are made anew each time", func(t *testing.T) {
		now := clock.NewFake(start)
		k := newKeptShares(now)
		first := ask(t, k, "a", taking(now, 40*time.Millisecond))
		require.Equal(t, first+1, ask(t, k, "a", taking(now, 40*time.Millisecond)))
	})

	t.Run("sums that took long are kept for twenty times as long, a minute at most, each tenant's for itself", func(t *testing.T) {
		now := clock.NewFake(start)
		k := newKeptShares(now)
		first := ask(t, k, "a", taking(now, time.Second))
		require.Equal(t, first+1, ask(t, k, "b", taking(now, 10*time.Second)))
		now.Advance(9 * time.Second)
		require.Equal(t, first, ask(t, k, "a", taking(now, time.Second)))
		now.Advance(2 * time.Second)
		require.Equal(t, first+2, ask(t, k, "a", taking(now, time.Second)))
		now.Advance(48 * time.Second)
		require.Equal(t, first+3, ask(t, k, "b", taking(now, time.Second)), "a minute after it was made")
	})

	t.Run("of those who ask at once one makes them, and one who leaves takes them from nobody", func(t *testing.T) {
		now := clock.NewFake(start)
		k := newKeptShares(now)
		asked, once, begun, release := atomic.Int64{}, sync.Once{}, make(chan struct{}), make(chan struct{})
		sum := func(ctx context.Context) ([]Share, error) {
			asked.Add(1)
			once.Do(func() { close(begun) })
			<-release
			now.Advance(time.Second) // long enough to be kept for who comes late
			return []Share{{Debtors: 7}}, ctx.Err()
		}
		leaving, leave := context.WithCancel(context.Background())
		left, stayed := make(chan error, 1), make(chan []Share, 3)
		go func() { _, err := k.of(leaving, "a", sum); left <- err }()
		<-begun
		for range 3 {
			go func() { shares, _ := k.of(context.Background(), "a", sum); stayed <- shares }()
		}
		leave()
		require.ErrorIs(t, <-left, context.Canceled)
		close(release)
		for range 3 {
			require.Equal(t, []Share{{Debtors: 7}}, <-stayed)
		}
		require.Equal(t, int64(1), asked.Load())
	})

	t.Run("sums that could not be made are not kept", func(t *testing.T) {
		now := clock.NewFake(start)
		k := newKeptShares(now)
		broken := errors.New("broken")
		_, err := k.of(context.Background(), "a", func(context.Context) ([]Share, error) { now.Advance(time.Minute); return nil, broken })
		require.ErrorIs(t, err, broken)
		require.Positive(t, ask(t, k, "a", taking(now, 0)))
	})
}
