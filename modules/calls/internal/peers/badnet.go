package peers

import (
	"fmt"
	"math/rand/v2"
	"net"
	"net/netip"
	"regexp"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// BadNetwork lies between an exchange and a telephone: it loses packets of sound, and lets each take another time, so that some come after
// later ones. What is said by SIP goes through it whole, so that the sound does not pass it by.
type BadNetwork struct {
	Port          int           // that stands for the telephone's
	Loss          float64       // of packets, each way
	Jitter        time.Duration // about which a packet may be early or late
	ToUs, ToPhone Passed

	t            *testing.T
	phone        netip.AddrPort
	us           atomic.Pointer[netip.AddrPort]
	front, back  *net.UDPConn // for SIP: towards us, and towards the telephone
	left, right  *net.UDPConn // for sound: as we know the telephone, and as it knows us
	ours, theirs atomic.Uint32
}

// Passed is what went one way.
type Passed struct{ Sent, Lost atomic.Uint64 }

// OpenBadNetwork lies before the telephone at a port.
func OpenBadNetwork(t *testing.T, phone int, loss float64, jitter time.Duration) *BadNetwork {
	t.Helper()
	n := &BadNetwork{t: t, Loss: loss, Jitter: jitter, phone: loopback(phone)}
	for to, port := range map[**net.UDPConn]int{&n.front: Port(t), &n.back: 0, &n.left: Port(t), &n.right: Port(t)} {
		conn, err := net.ListenUDP("udp4", net.UDPAddrFromAddrPort(loopback(port)))
		require.NoError(t, err)
		t.Cleanup(func() { _ = conn.Close() })
		*to = conn
	}
	n.Port = portOf(n.front)
	go follow(n.front, func(b []byte, from netip.AddrPort) {
		n.us.Store(&from)
		_, _ = n.back.WriteToUDPAddrPort(rewrite(b, portOf(n.right), &n.ours), n.phone)
	})
	go follow(n.back, func(b []byte, _ netip.AddrPort) {
		_, _ = n.front.WriteToUDPAddrPort(rewrite(b, portOf(n.left), &n.theirs), *n.us.Load())
	})
	go n.carry(n.right, n.left, &n.ours, &n.ToUs)
	go n.carry(n.left, n.right, &n.theirs, &n.ToPhone)
	return n
}

func loopback(port int) netip.AddrPort {
	return netip.AddrPortFrom(netip.AddrFrom4([4]byte{127, 0, 0, 1}), uint16(port))
}

func portOf(conn *net.UDPConn) int { return conn.LocalAddr().(*net.UDPAddr).Port }

// follow hands on what comes, until the socket is closed.
func follow(conn *net.UDPConn, take func(b []byte, from netip.AddrPort)) {
	for {
		b := make([]byte, 1<<14)
		size, from, err := conn.ReadFromUDPAddrPort(b)
		if err != nil {
			return
		}
		take(b[:size], from)
	}
}

// carry brings sound on, badly.
func (n *BadNetwork) carry(from, by *net.UDPConn, to *atomic.Uint32, told *Passed) {
	dice := rand.New(rand.NewPCG(11, uint64(n.Jitter)))
	follow(from, func(b []byte, _ netip.AddrPort) {
		told.Sent.Add(1)
		if dice.Float64() < n.Loss {
			told.Lost.Add(1)
			return
		}
		late := time.Duration(dice.Int64N(int64(2*n.Jitter) + 1))
		time.AfterFunc(late, func() { _, _ = by.WriteToUDPAddrPort(b, loopback(int(to.Load()))) })
	})
}

var (
	sound  = regexp.MustCompile(`m=audio (\d+)`)
	length = regexp.MustCompile(`(?i)\r\nContent-Length: *\d+`)
)

// rewrite has the sound of who says a message go by a port of the network's, and keeps where it went before.
func rewrite(b []byte, by int, was *atomic.Uint32) []byte {
	head, body, _ := strings.Cut(string(b), "\r\n\r\n")
	found := sound.FindStringSubmatch(body)
	if found == nil {
		return b
	}
	port, _ := strconv.ParseUint(found[1], 10, 16) // digits, as it was found
	was.Store(uint32(port))
	body = sound.ReplaceAllString(body, fmt.Sprint("m=audio ", by))
	return []byte(length.ReplaceAllString(head, fmt.Sprint("\r\nContent-Length: ", len(body))) + "\r\n\r\n" + body)
}
