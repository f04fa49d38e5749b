// Package throttle slows guessing down: by account and by address, the delay growing with each failure.
package throttle

import (
	"math"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// ErrTooMany says that somebody has to wait; param retry_after is for how many seconds.
var ErrTooMany = errs.New(errs.RateLimited, "identityprovider.too_many_attempts")

// Limit is how many failures are free and how the delay grows after them.
type Limit struct {
	Free    int           // failures that cost nothing
	First   time.Duration // delay after the first failure beyond; doubled by each further one
	Longest time.Duration
}

// The limits. A person mistypes a few times; an office of many people shares one address.
func accountLimit() Limit { return Limit{Free: 5, First: 5 * time.Second, Longest: 15 * time.Minute} }
func addressLimit() Limit { return Limit{Free: 30, First: 2 * time.Second, Longest: 15 * time.Minute} }

// forgetAfter is how long after the last failure everything is forgiven.
const forgetAfter = time.Hour

// throttle is the failures of one account or address; its id is a digest of which.
type throttle struct {
	storage.Row
	Failures     int
	FailedAt     time.Time
	BlockedUntil time.Time
}

// TableName is where throttles are kept.
func (throttle) TableName() string { return "throttles" }

// wait is how long the next attempt has to wait at now; 0 if it need not.
func (t *throttle) wait(now time.Time) time.Duration { return max(0, t.BlockedUntil.Sub(now)) }

// count notes an attempt as failed until it is forgiven.
func (t *throttle) count(now time.Time, l Limit) {
	if now.Sub(t.FailedAt) > forgetAfter {
		t.Failures = 0
	}
	t.Failures++
	t.FailedAt, t.BlockedUntil = now, now.Add(l.delay(t.Failures))
}

func (l Limit) delay(failures int) time.Duration {
	beyond := failures - l.Free
	if beyond <= 0 {
		return 0
	}
	grown := float64(l.First) * math.Pow(2, float64(min(beyond-1, 30)))
	return time.Duration(min(grown, float64(l.Longest)))
}
