package headset_test

import (
	"bytes"
	"context"
	"crypto/tls"
	"net"
	"net/http/httptest"
	"net/netip"
	"os"
	"testing"
	"time"

	"github.com/pion/turn/v5"
	"github.com/pion/webrtc/v4"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/headset"
	own "github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/modules/calls/internal/peers"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// through has a browser reach us by a relay alone, where there is one.
func through(relay []webrtc.ICEServer) (c webrtc.Configuration) {
	if len(relay) > 0 {
		c.ICEServers, c.ICETransportPolicy = relay, webrtc.ICETransportPolicyRelay
	}
	return c
}

// relayed is a relay on the loopback interface, by datagrams, by a connection and by a sealed one.
type relayed struct {
	t             *testing.T
	relay         *headset.Relay
	udp, tcp, tls netip.AddrPort
}

func openRelay(t *testing.T, bounds headset.RelayConfig) *relayed {
	t.Helper()
	port, here := uint16(peers.Port(t)), netip.MustParseAddr("127.0.0.1")
	r := &relayed{t: t, udp: netip.AddrPortFrom(here, port), tcp: netip.AddrPortFrom(here, port+1), tls: netip.AddrPortFrom(here, port+2)}
	server := httptest.NewTLSServer(nil) // for its certificate
	t.Cleanup(server.Close)
	bounds.UDP, bounds.TCP, bounds.TLS, bounds.Certificate = r.udp, r.tcp, r.tls, server.TLS
	bounds.Shown, bounds.Secret = here, headset.NewSecret()
	bounds.Own = func(a netip.Addr) bool { return a.IsLoopback() }
	var err error
	r.relay, err = headset.OpenRelay(bounds, own.Doors{})
	require.NoError(t, err)
	t.Cleanup(r.relay.Close)
	return r
}

// client is somebody's client of the relay, over a connection to it.
func (r *relayed) client(user string, conn net.PacketConn) *turn.Client {
	r.t.Helper()
	name, password, err := r.relay.Credentials(user, time.Hour)
	require.NoError(r.t, err)
	c, err := turn.NewClient(&turn.ClientConfig{
		STUNServerAddr: r.udp.String(), TURNServerAddr: r.udp.String(), Conn: conn, Username: name, Password: password, Realm: "recobro",
	})
	require.NoError(r.t, err)
	require.NoError(r.t, c.Listen())
	r.t.Cleanup(func() { c.Close(); _ = conn.Close() })
	return c
}

func (r *relayed) byUDP() net.PacketConn {
	conn, err := net.ListenPacket("udp4", "127.0.0.1:0")
	require.NoError(r.t, err)
	return conn
}

func (r *relayed) byTCP() net.PacketConn {
	conn, err := net.Dial("tcp", r.tcp.String())
	require.NoError(r.t, err)
	return turn.NewSTUNConn(conn)
}

func (r *relayed) byTLS() net.PacketConn {
	conn, err := tls.Dial("tcp", r.tls.String(), &tls.Config{InsecureSkipVerify: true, MinVersion: tls.VersionTLS12})
	require.NoError(r.t, err)
	return turn.NewSTUNConn(conn)
}

func TestRelay(t *testing.T) {
	t.Parallel()
	for _, kind := range []string{"udp", "tcp"} {
		t.Run("[CA-16] a browser that reaches nothing but the relay hears and is heard, over "+kind, func(t *testing.T) {
			t.Parallel()
			byRelayAlone(t, kind)
		})
	}
	t.Run("[CA-16] who comes to a network that lets nothing but the relay through goes on over it, and the line is not told that they left", func(t *testing.T) {
		t.Parallel()
		changed(t)
	})
	t.Run("[CA-16] the relay leads to the desk's own port, and to no other port or machine", func(t *testing.T) {
		t.Parallel()
		noWhereElse(t)
	})
	t.Run("a person has so many ports of the relay at once, and all have so many", func(t *testing.T) {
		t.Parallel()
		bounded(t)
	})
	t.Run("no port is relayed for longer than it may be", func(t *testing.T) {
		t.Parallel()
		r := openRelay(t, headset.RelayConfig{PerUser: 1, Longest: 300 * time.Millisecond})
		_, err := r.client("ana", r.byUDP()).Allocate()
		require.NoError(t, err)
		require.Eventually(t, func() bool {
			_, err := r.client("ana", r.byUDP()).Allocate()
			return err == nil
		}, patience, 50*time.Millisecond)
	})
}

// server is the relay as a browser of ana's is told of it.
func (r *relayed) server(kind string) webrtc.ICEServer {
	name, password, err := r.relay.Credentials("ana", time.Hour)
	require.NoError(r.t, err)
	at := map[string]netip.AddrPort{"udp": r.udp, "tcp": r.tcp}[kind]
	return webrtc.ICEServer{URLs: []string{"turn:" + at.String() + "?transport=" + kind}, Username: name, Credential: password}
}

func changed(t *testing.T) {
	d := openDesk(t)
	l, told := lineAt(t, d, audio.ALaw)
	before, after := newBrowser(t, audio.ALaw), newBrowser(t, audio.ALaw, openRelay(t, headset.RelayConfig{Desk: d.Port()}).server("tcp"))
	heard := listen(l)
	before.connect(t, l)
	require.True(t, got(t, told))
	gone, stop := context.WithCancel(t.Context())
	go before.says(gone, 0x42)
	require.EqualValues(t, 0x42, got(t, heard))
	stop()
	after.connect(t, l)
	require.True(t, got(t, told))
	go after.says(t.Context(), 0x55)
	require.Eventually(t, func() bool { return got(t, heard) == 0x55 }, patience, time.Millisecond)
	l.Say(own.Packet{Source: 1, Law: audio.ALaw, Sound: bytes.Repeat([]byte{0x17}, audio.Frame)})
	require.EqualValues(t, 0x17, got(t, after.heard)[0])
	require.True(t, l.Up())
	require.Empty(t, told)
}

func byRelayAlone(t *testing.T, kind string) {
	d := openDesk(t)
	l, told := lineAt(t, d, audio.ALaw)
	b := newBrowser(t, audio.ALaw, openRelay(t, headset.RelayConfig{Desk: d.Port()}).server(kind))
	heard := listen(l)
	b.connect(t, l)
	require.True(t, got(t, told))
	pair, err := b.GetSenders()[0].Transport().ICETransport().GetSelectedCandidatePair()
	require.NoError(t, err)
	require.Equal(t, webrtc.ICECandidateTypeRelay, pair.Local.Typ)
	go b.says(t.Context(), 0x42)
	require.EqualValues(t, 0x42, got(t, heard))
	l.Say(own.Packet{Source: 1, Law: audio.ALaw, Sound: bytes.Repeat([]byte{0x17}, audio.Frame)})
	require.EqualValues(t, 0x17, got(t, b.heard)[0])
}

func noWhereElse(t *testing.T) {
	place := func() *net.UDPConn {
		conn, err := net.ListenUDP("udp4", &net.UDPAddr{IP: net.IPv4(127, 0, 0, 1)})
		require.NoError(t, err)
		t.Cleanup(func() { _ = conn.Close() })
		return conn
	}
	door, other := place(), place()
	r := openRelay(t, headset.RelayConfig{Desk: door.LocalAddr().(*net.UDPAddr).AddrPort().Port()})
	for name, way := range map[string]func() net.PacketConn{"udp": r.byUDP, "tcp": r.byTCP, "tls": r.byTLS} {
		c := r.client(name, way())
		conn, err := c.Allocate()
		require.NoError(t, err, name)
		require.Error(t, c.CreatePermission(&net.UDPAddr{IP: net.IPv4(192, 0, 2, 1), Port: 9}), "another machine")
		_, err = conn.WriteTo([]byte("to another port"), other.LocalAddr())
		require.NoError(t, err)
		_, err = conn.WriteTo([]byte("to the desk"), door.LocalAddr())
		require.NoError(t, err)
		buffer := make([]byte, 100)
		require.NoError(t, door.SetReadDeadline(time.Now().Add(patience)))
		n, from, err := door.ReadFrom(buffer)
		require.NoError(t, err)
		require.Equal(t, "to the desk", string(buffer[:n]))
		require.NoError(t, other.SetReadDeadline(time.Now().Add(time.Millisecond))) // what was sent before has come, if it comes
		_, _, err = other.ReadFrom(buffer)
		require.ErrorIs(t, err, os.ErrDeadlineExceeded)
		_, err = other.WriteTo([]byte("from another port"), from)
		require.NoError(t, err)
		_, err = door.WriteTo([]byte("from the desk"), from)
		require.NoError(t, err)
		require.NoError(t, conn.SetReadDeadline(time.Now().Add(patience)))
		n, _, err = conn.ReadFrom(buffer)
		require.NoError(t, err)
		require.Equal(t, "from the desk", string(buffer[:n]))
	}
	_, err := r.client("tcp allocation", r.byTCP()).AllocateTCP()
	require.Error(t, err, "connections are not relayed")
}

func bounded(t *testing.T) {
	r := openRelay(t, headset.RelayConfig{PerUser: 2, Most: 3})
	first, err := r.client("ana", r.byUDP()).Allocate()
	require.NoError(t, err)
	_, err = r.client("ana", r.byTCP()).Allocate()
	require.NoError(t, err)
	_, err = r.client("ana", r.byUDP()).Allocate()
	require.Error(t, err, "ana has two already")
	_, err = r.client("bo", r.byUDP()).Allocate()
	require.NoError(t, err)
	_, err = r.client("leo", r.byUDP()).Allocate()
	require.Error(t, err, "there are three in all")
	require.NoError(t, first.Close())
	require.Eventually(t, func() bool {
		_, err := r.client("leo", r.byUDP()).Allocate()
		return err == nil
	}, patience, 50*time.Millisecond, "one that is given back is another's")
}
