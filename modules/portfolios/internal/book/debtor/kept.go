package debtor

import (
	"context"
	"sync"
	"time"

	"golang.org/x/sync/singleflight"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

const (
	// quickly is how long sums may take to be made anew each time.
	quickly = 50 * time.Millisecond
	// keptFor is how many times as long as they took to make sums are kept: at most a twentieth of a processor makes them,
	// however many people look at their home page.
	keptFor = 20
	// longestKept bounds how old a figure may be.
	longestKept = time.Minute
	// mostKept bounds how many sums are kept.
	mostKept = 1000
)

// keptShares remembers sums that took long to make. Of those who ask for the same at once, one makes them.
type keptShares struct {
	clock  clock.Clock
	making singleflight.Group
	mu     sync.Mutex
	kept   map[string]keptShare
}

type keptShare struct {
	shares []Share
	until  time.Time
}

func newKeptShares(clock clock.Clock) *keptShares {
	return &keptShares{clock: clock, kept: map[string]keptShare{}}
}

// of gives what is kept under the key, or makes it. Whoever waits no longer leaves the making to the others.
func (k *keptShares) of(ctx context.Context, key string, sum func(context.Context) ([]Share, error)) ([]Share, error) {
	if shares, ok := k.get(key); ok {
		return shares, nil
	}
	made := k.making.DoChan(key, func() (any, error) {
		if shares, ok := k.get(key); ok { // made since the first look
			return shares, nil
		}
		began := k.clock.Now()
		shares, err := sum(context.WithoutCancel(ctx))
		if took := k.clock.Now().Sub(began); err == nil && took > quickly {
			k.put(key, shares, min(keptFor*took, longestKept))
		}
		return shares, err
	})
	select {
	case <-ctx.Done():
		return nil, ctx.Err()
	case result := <-made:
		shares, _ := result.Val.([]Share)
		return shares, result.Err
	}
}

func (k *keptShares) get(key string) ([]Share, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	found, ok := k.kept[key]
	return found.shares, ok && k.clock.Now().Before(found.until)
}

func (k *keptShares) put(key string, shares []Share, lasts time.Duration) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if len(k.kept) >= mostKept {
		clear(k.kept)
	}
	k.kept[key] = keptShare{shares: shares, until: k.clock.Now().Add(lasts)}
}
