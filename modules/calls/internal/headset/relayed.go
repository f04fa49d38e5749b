package headset

import (
	"errors"
	"net"
	"net/netip"
	"sync"
	"time"

	"github.com/pion/turn/v5"
)

// The bounds of a relay where none are set. A person has a connection, the one after a change of network, and what a browser tries besides.
const (
	perUser = 8
	inAll   = 2000
	longest = 13 * time.Hour // a little more than credentials are good for
)

// The refusals of a relay.
var (
	errBound = errors.New("headset: as much is relayed as may be")
	errOther = errors.New("headset: only datagrams are relayed")
)

// relayed are the ports that sound is relayed by: so many for a person and in all, each for so long, and none to anywhere but the desk.
type relayed struct {
	turn.RelayAddressGeneratorPortRange
	bounds RelayConfig

	mutex sync.Mutex
	users map[string]int
	all   int
}

// AllocatePacketConn implements turn.RelayAddressGenerator.
func (r *relayed) AllocatePacketConn(asked turn.AllocateListenerConfig) (net.PacketConn, net.Addr, error) {
	if !r.take(asked.UserID) {
		return nil, nil, errBound
	}
	conn, at, err := r.RelayAddressGeneratorPortRange.AllocatePacketConn(asked)
	if err != nil {
		r.give(asked.UserID)
		return nil, nil, err
	}
	way := &way{PacketConn: conn, leads: r.leads, closed: sync.OnceFunc(func() { r.give(asked.UserID) })}
	way.end = time.AfterFunc(r.bounds.Longest, func() { _ = way.Close() })
	return way, at, nil
}

// AllocateListener refuses what is no datagram.
func (*relayed) AllocateListener(turn.AllocateListenerConfig) (net.Listener, net.Addr, error) {
	return nil, nil, errOther
}

// AllocateConn refuses what is no datagram.
func (*relayed) AllocateConn(turn.AllocateConnConfig) (net.Conn, error) { return nil, errOther }

func (r *relayed) take(user string) bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if r.all >= r.bounds.Most || r.users[user] >= r.bounds.PerUser {
		return false
	}
	r.all++
	r.users[user]++
	return true
}

func (r *relayed) give(user string) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.all--
	if r.users[user]--; r.users[user] == 0 {
		delete(r.users, user)
	}
}

// leads tells whether an address is the desk's.
func (r *relayed) leads(to net.Addr) bool {
	at, is := to.(*net.UDPAddr)
	return is && at.Port == int(r.bounds.Desk) && r.bounds.Own(at.AddrPort().Addr().Unmap())
}

// permit tells whether an address may be spoken with at all; which port of it is judged packet by packet.
func (r *relayed) permit(_ net.Addr, peer net.IP) bool {
	address, ok := netip.AddrFromSlice(peer)
	return ok && r.bounds.Own(address.Unmap())
}

// way is one port that sound is relayed by.
type way struct {
	net.PacketConn
	leads  func(net.Addr) bool
	closed func()
	end    *time.Timer
}

// WriteTo drops what would go anywhere but to the desk.
func (w *way) WriteTo(p []byte, to net.Addr) (int, error) {
	if !w.leads(to) {
		return len(p), nil
	}
	return w.PacketConn.WriteTo(p, to)
}

// ReadFrom leaves out what comes from anywhere but the desk.
func (w *way) ReadFrom(p []byte) (n int, from net.Addr, err error) {
	for {
		if n, from, err = w.PacketConn.ReadFrom(p); err != nil || w.leads(from) {
			return n, from, err
		}
	}
}

// Close gives the port back.
func (w *way) Close() error {
	w.end.Stop()
	w.closed()
	return w.PacketConn.Close()
}
