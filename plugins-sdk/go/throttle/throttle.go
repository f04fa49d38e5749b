// Package throttle holds whoever asks, above all strangers, to so many requests a second and so many at a time.
package throttle

import (
	"net/netip"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/host/quota"
)

// Bound is what each may take; what is 0 bounds nothing.
type Bound struct {
	Rate   float64 // a second, in the long run
	Burst  int     // at once after a pause
	AtOnce int     // at a time
}

// Meter holds everybody to a bound, in this process. Safe for concurrent use.
type Meter struct{ meter *quota.Meter }

// New holds everybody to a bound.
func New(b Bound, c clock.Clock) *Meter {
	return &Meter{quota.NewMeter(quota.Bound{Rate: b.Rate, Burst: b.Burst, AtOnce: b.AtOnce}, c)}
}

// Pass counts a request of somebody, or refuses it as too_many_requests, with the seconds to wait.
func (m *Meter) Pass(who string) error {
	leave, err := m.meter.Enter(who)
	if err == nil {
		leave()
	}
	return err
}

// Enter is Pass of what lasts until leave is called, once.
func (m *Meter) Enter(who string) (leave func(), err error) { return m.meter.Enter(who) }

// Place is what counts as one place that requests come from: an address of a principal, or the /64 that one IPv6 client can choose from.
func Place(address string) string {
	from, _ := netip.ParseAddr(address) // invalid without one: all of those are one
	return quota.Client(from)
}
