// Package quota bounds what one address, user or tenant takes of the host, in requests a second and in requests at a time,
// so that nobody starves the others.
package quota

import (
	"math"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// ErrTooMany refuses a request that is one too many; its param retry_after says for how many seconds to wait.
var ErrTooMany = errs.New(errs.RateLimited, "too_many_requests")

// Bound is what each may take. The zero value bounds nothing.
type Bound struct {
	Rate   float64 // a second, on average; 0 = any
	Burst  int     // at once after a pause
	AtOnce int     // being answered at a time; 0 = any
}

// Meter holds everybody to a bound. A nil *Meter lets all in. Safe for concurrent use.
type Meter struct {
	bound Bound
	clock clock.Clock
	mutex sync.Mutex
	who   map[string]*account
	full  int       // accounts at which those that nobody needs are dropped
	swept time.Time // when they were last
}

// account is what somebody has taken.
type account struct {
	rate    *rate.Limiter
	running int
}

// The numbers of accounts between which sweeping begins. Above the larger one, newcomers share one account.
const (
	sweepAt = 4 << 10
	most    = 64 << 10
)

// NewMeter holds everybody to bound.
func NewMeter(bound Bound, clock clock.Clock) *Meter {
	return &Meter{bound: bound, clock: clock, who: map[string]*account{}, full: sweepAt}
}

// Enter counts a request of who in, until leave is called once; or refuses it with ErrTooMany.
func (m *Meter) Enter(who string) (leave func(), err error) {
	if m == nil || m.bound == (Bound{}) {
		return func() {}, nil
	}
	now := m.clock.Now()
	m.mutex.Lock()
	defer m.mutex.Unlock()
	a := m.account(who, now)
	if m.bound.AtOnce > 0 && a.running >= m.bound.AtOnce {
		return nil, ErrTooMany.WithParam("retry_after", 1)
	}
	if m.bound.Rate > 0 && !a.rate.AllowN(now, 1) {
		return nil, ErrTooMany.WithParam("retry_after", m.wait(a, now))
	}
	a.running++
	return func() { m.leave(a) }, nil
}

func (m *Meter) leave(a *account) {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	a.running--
}

// wait is how many seconds it takes until there is room for a request again, at least one.
func (m *Meter) wait(a *account, now time.Time) int {
	return max(1, int(math.Ceil((1-a.rate.TokensAt(now))/m.bound.Rate)))
}

func (m *Meter) account(who string, now time.Time) *account {
	if a, known := m.who[who]; known {
		return a
	}
	if len(m.who) >= m.full && now.Sub(m.swept) >= time.Second {
		m.sweep(now)
	}
	if len(m.who) >= most {
		who = ""
		if a, known := m.who[who]; known {
			return a
		}
	}
	a := &account{rate: rate.NewLimiter(rate.Limit(m.bound.Rate), m.bound.Burst)}
	m.who[who] = a
	return a
}

// sweep drops the accounts of those who are where somebody new would be.
func (m *Meter) sweep(now time.Time) {
	for who, a := range m.who {
		if a.running == 0 && (m.bound.Rate == 0 || a.rate.TokensAt(now) >= float64(m.bound.Burst)) {
			delete(m.who, who)
		}
	}
	m.full, m.swept = min(max(sweepAt, 2*len(m.who)), most), now
}
