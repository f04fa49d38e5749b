package chain

import (
	"context"
	"errors"
	"sync"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"
	"github.com/sony/gobreaker/v2"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

const (
	mostConnections = 4096 // whose breakers are kept
	failsInARow     = 3    // open a connection's breaker
	rest            = 15 * time.Second
	longestRest     = 10 * time.Minute // whatever a provider asks for
)

// Breakers are those of all connections. Safe for concurrent use.
type Breakers struct {
	mutex sync.Mutex
	all   *lru.Cache[string, *breaker]
}

type breaker struct {
	*gobreaker.TwoStepCircuitBreaker[any]
	until time.Time // the provider wants to be left alone
}

// NewBreakers has none open.
func NewBreakers() (*Breakers, error) {
	all, err := lru.New[string, *breaker](mostConnections)
	return &Breakers{all: all}, err
}

// enter lets a call through to a connection, which is told how it went; or fails with ErrPaused.
func (b *Breakers) enter(id string) (done func(error), err error) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	one := b.of(id)
	if left := time.Until(one.until); left > 0 {
		return nil, provider.ErrPaused
	}
	told, err := one.Allow()
	if err != nil {
		return nil, provider.ErrPaused.Wrap(err)
	}
	return func(err error) {
		told(err)
		b.leave(one, err)
	}, nil
}

// leave keeps to what a provider has asked for.
func (b *Breakers) leave(one *breaker, err error) {
	if asked := provider.RetryAfter(err); asked > patience {
		b.mutex.Lock()
		one.until = time.Now().Add(min(asked, longestRest))
		b.mutex.Unlock()
	}
}

func (b *Breakers) of(id string) *breaker {
	known, ok := b.all.Get(id)
	if !ok {
		known = &breaker{TwoStepCircuitBreaker: gobreaker.NewTwoStepCircuitBreaker[any](gobreaker.Settings{
			Name: id, Timeout: rest, ReadyToTrip: func(c gobreaker.Counts) bool { return c.ConsecutiveFailures >= failsInARow }, IsExcluded: ofTheTalk,
		})}
		b.all.Add(id, known)
	}
	return known
}

// ofTheTalk tells failures that say nothing of the connection: the talk is at fault, or whoever asked has gone.
func ofTheTalk(err error) bool {
	for _, one := range []error{provider.ErrAsk, provider.ErrTooLong, provider.ErrContent, context.Canceled, context.DeadlineExceeded} {
		if errors.Is(err, one) {
			return true
		}
	}
	return false
}
