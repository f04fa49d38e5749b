// Package throttle makes guessing dear. A password that is tried from a browser that has signed in before counts in
// that browser's own bucket; from anywhere else it costs a proof of work that grows with the failures of the account and
// of the address, so that a stranger's guesses never lock the owner out. Whatever is tried by somebody who knows a
// secret already, a code or a link, meets a wall that grows.
package throttle

import (
	"math"
	"math/bits"
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

// letterLimit is of the letters that one account gets: two, then one each quarter of an hour. A link lasts longer than
// that, so that somebody who uses the letters up for another leaves a link that works.
func letterLimit() Limit {
	return Limit{Free: 1, First: 15 * time.Minute, Longest: 15 * time.Minute}
}

// What a proof costs, in leading zero bits: on a desk's browser a tenth of a second at first, a few seconds at last.
const (
	leastBits = 16
	mostBits  = 22
)

// forgetAfter is how long after the last failure everything is forgiven.
const forgetAfter = time.Hour

// throttle is the failures of one account, address or device; its id is a digest of which.
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

// bits is what a proof for the next attempt costs at now; 0 while failures are free. Each doubling of the failures
// beyond doubles the work.
func (t *throttle) bits(now time.Time, l Limit) int {
	t.forget(now)
	beyond := t.Failures - l.Free + 1
	if beyond <= 0 {
		return 0
	}
	return min(leastBits+bits.Len(uint(beyond))-1, mostBits)
}

// count notes an attempt as failed until it is forgiven.
func (t *throttle) count(now time.Time, l Limit) {
	t.forget(now)
	t.Failures++
	t.FailedAt, t.BlockedUntil = now, now.Add(l.delay(t.Failures))
}

func (t *throttle) forget(now time.Time) {
	if now.Sub(t.FailedAt) > forgetAfter {
		t.Failures = 0
	}
}

// uncount has one failure fewer.
func (t *throttle) uncount(now time.Time, l Limit) {
	t.Failures = max(0, t.Failures-1)
	if t.Failures <= l.Free {
		t.BlockedUntil = now
	}
}

func (l Limit) delay(failures int) time.Duration {
	beyond := failures - l.Free
	if beyond <= 0 {
		return 0
	}
	grown := float64(l.First) * math.Pow(2, float64(min(beyond-1, 30)))
	return time.Duration(min(grown, float64(l.Longest)))
}

// spentProof remembers that a proof was used, until it would have expired; its id is the challenge's.
type spentProof struct {
	storage.Row
	ExpiresAt time.Time
}

// TableName is where spent proofs are kept.
func (spentProof) TableName() string { return "spent_proofs" }
