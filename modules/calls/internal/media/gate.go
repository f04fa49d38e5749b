package media

import (
	"net/netip"
	"sync"
	"sync/atomic"
	"time"
)

// How long an address may be silent before another port of the same host may take its place.
const silence = 2 * time.Second

// gate decides whose packets are heard, and where ours go: to where theirs come from, as behind a router that changes addresses (RFC 4961),
// but only as long as that is the host that was agreed on, or, where packets prove themselves, whoever can.
type gate struct {
	mutex  sync.Mutex
	agreed netip.AddrPort
	near   netip.Addr
	proven bool // packets prove who sent them
	bound  atomic.Pointer[netip.AddrPort]
	last   atomic.Int64
}

func (g *gate) set(agreed netip.AddrPort, near netip.Addr, proven bool) {
	g.mutex.Lock()
	defer g.mutex.Unlock()
	g.agreed, g.near, g.proven = agreed, near, proven
	g.bound.Store(nil)
}

// to is where our packets go.
func (g *gate) to() netip.AddrPort {
	if bound := g.bound.Load(); bound != nil {
		return *bound
	}
	g.mutex.Lock()
	defer g.mutex.Unlock()
	return g.agreed
}

// admits tells whether a packet from an address is to be looked at.
func (g *gate) admits(from netip.AddrPort, now time.Time) bool {
	bound := g.bound.Load()
	if bound != nil && *bound == from {
		return true
	}
	g.mutex.Lock()
	defer g.mutex.Unlock()
	if bound != nil && now.Sub(time.Unix(0, g.last.Load())) < silence {
		return false
	}
	return g.agreed.IsValid() && (g.proven || from.Addr() == g.agreed.Addr() || from.Addr() == g.near)
}

// bind notes that sound came from an address: from now on it alone is heard.
func (g *gate) bind(from netip.AddrPort, now time.Time) {
	g.last.Store(now.UnixNano())
	if bound := g.bound.Load(); bound == nil || *bound != from {
		address := from // so that only a new one is kept on the heap
		g.bound.Store(&address)
	}
}
