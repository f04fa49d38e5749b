package host

import (
	"time"

	"github.com/cenkalti/backoff/v5"
)

// Policy bounds restarts and checks.
type Policy struct {
	FirstDelay       time.Duration // after a failure; doubled by each further one
	MaxDelay         time.Duration
	MaxFailures      int // within Window: the module is given up
	Window           time.Duration
	HandshakeTimeout time.Duration // process start to handshake
	ReadyTimeout     time.Duration // handshake to ready; migrations included
	HealthInterval   time.Duration
	HealthTimeout    time.Duration
	HealthMisses     int           // in a row: the process hangs and is killed
	FailedDelay      time.Duration // until a module that was given up is tried again
	ProvenAfter      time.Duration // of serving: a loss after it is no failure to start
	DrainTimeout     time.Duration // for requests in flight of a process that is replaced or stopped
	HoldTimeout      time.Duration // how long requests wait for a module that restarts
}

// DefaultPolicy is what the product runs with.
func DefaultPolicy() Policy {
	return Policy{
		FirstDelay: 500 * time.Millisecond, MaxDelay: 30 * time.Second,
		MaxFailures: 5, Window: 10 * time.Minute,
		HandshakeTimeout: 10 * time.Second, ReadyTimeout: 2 * time.Minute,
		HealthInterval: time.Second, HealthTimeout: 5 * time.Second, HealthMisses: 2, FailedDelay: 5 * time.Minute,
		ProvenAfter: 30 * time.Second, DrainTimeout: 20 * time.Second, HoldTimeout: 10 * time.Second,
	}
}

// ledger counts failures. Waiting for a database is none: it has delays alone. A failure is a process that did not become ready, or was lost before it had proven itself
// by answering somebody. The loss of a proven process is no failure: it is replaced at once, so that one request that
// kills a module cannot be used to have the module given up.
type ledger struct {
	policy   Policy
	delays   *backoff.ExponentialBackOff
	failures []time.Time
}

func newLedger(policy Policy) *ledger {
	delays := backoff.NewExponentialBackOff()
	delays.InitialInterval, delays.MaxInterval = policy.FirstDelay, policy.MaxDelay
	delays.Multiplier, delays.RandomizationFactor = 2, 0
	delays.Reset()
	return &ledger{policy: policy, delays: delays}
}

// failed counts a failure and returns how long to wait, or that the module is to be given up.
func (l *ledger) failed(now time.Time) (delay time.Duration, giveUp bool) {
	l.failures = append(l.within(now), now)
	if len(l.failures) >= l.policy.MaxFailures {
		return 0, true
	}
	return l.delays.NextBackOff(), false
}

// waits is how long to wait for what is no fault of the module's.
func (l *ledger) waits() time.Duration { return l.delays.NextBackOff() }

// proven forgets the delays; failures age out by the window alone.
func (l *ledger) proven() { l.delays.Reset() }

// clear forgets everything: a person asked for a fresh start.
func (l *ledger) clear() {
	l.failures = nil
	l.delays.Reset()
}

func (l *ledger) within(now time.Time) []time.Time {
	for i, at := range l.failures {
		if now.Sub(at) < l.policy.Window {
			return l.failures[i:]
		}
	}
	return nil
}
