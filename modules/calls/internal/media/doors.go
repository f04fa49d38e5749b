package media

import (
	"math/rand/v2"
	"net"
	"net/netip"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// ErrDoors says that every port for sound is taken.
var ErrDoors = errs.New(errs.Unavailable, "calls.media_ports")

// Doors are the ports on which sound may come in.
type Doors struct {
	At        netip.Addr // where to listen; the zero value is every address
	Low, High uint16     // both among them; 0 is whichever is free
}

// Open opens one of them, chosen by chance, so that a stranger cannot know the next.
func (d Doors) Open() (*net.UDPConn, error) {
	if d.High == 0 {
		return d.open(0)
	}
	span := int(d.High-d.Low)/2 + 1
	for n, begin := 0, rand.IntN(span); n < span; n++ {
		if conn, err := d.open(d.Low + uint16((begin+n)%span*2)); err == nil {
			return conn, nil
		}
	}
	return nil, ErrDoors
}

func (d Doors) open(port uint16) (*net.UDPConn, error) {
	if !d.At.IsValid() {
		return net.ListenUDP("udp", &net.UDPAddr{Port: int(port)}) // both families, as far as the machine has them
	}
	return net.ListenUDP("udp", net.UDPAddrFromAddrPort(netip.AddrPortFrom(d.At, port)))
}
