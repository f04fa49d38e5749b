package headset

import (
	"crypto/rand"
	"crypto/tls"
	"encoding/base64"
	"net"
	"net/netip"
	"time"

	"github.com/pion/turn/v5"

	"github.com/recobro/recobro/modules/calls/internal/media"
)

// Relay carries the sound of browsers whose network lets nothing through but a connection to one port (TURN, RFC 8656). It leads to the
// machine's own ports alone, so that nobody reaches anything else by it.
type Relay struct {
	server *turn.Server
	secret string
}

// RelayConfig is where it listens.
type RelayConfig struct {
	UDP, TCP, TLS netip.AddrPort // each may be absent
	Certificate   *tls.Config    // for TLS
	Shown         netip.Addr     // the address of ours that relayed sound comes from
	Own           func(netip.Addr) bool
	Secret        []byte // that credentials are proven by; every replica has the same
}

// OpenRelay begins to listen; nil for a relay that is not set up.
func OpenRelay(c RelayConfig, doors media.Doors) (*Relay, error) {
	r := &Relay{secret: base64.StdEncoding.EncodeToString(c.Secret)}
	relayed := &turn.RelayAddressGeneratorPortRange{RelayAddress: c.Shown.AsSlice(), Address: c.Shown.String(), MinPort: max(doors.Low, 1024), MaxPort: doors.High}
	if doors.High == 0 {
		relayed.MaxPort = 65535
	}
	permit := func(_ net.Addr, peer net.IP) bool {
		address, ok := netip.AddrFromSlice(peer)
		return ok && c.Own(address.Unmap())
	}
	config := turn.ServerConfig{Realm: "recobro", AuthHandler: turn.LongTermTURNRESTAuthHandler(r.secret, nil), LoggerFactory: silent{}}
	if err := r.listen(c, relayed, permit, &config); err != nil {
		return nil, err
	}
	if len(config.PacketConnConfigs)+len(config.ListenerConfigs) == 0 {
		return nil, nil
	}
	var err error
	r.server, err = turn.NewServer(config)
	return r, err
}

func (r *Relay) listen(c RelayConfig, relayed turn.RelayAddressGenerator, permit turn.PermissionHandler, config *turn.ServerConfig) error {
	if c.UDP.IsValid() {
		conn, err := net.ListenUDP("udp", net.UDPAddrFromAddrPort(c.UDP))
		if err != nil {
			return err
		}
		config.PacketConnConfigs = append(config.PacketConnConfigs, turn.PacketConnConfig{PacketConn: conn, RelayAddressGenerator: relayed, PermissionHandler: permit})
	}
	for _, at := range []struct {
		address netip.AddrPort
		tls     bool
	}{{c.TCP, false}, {c.TLS, true}} {
		if !at.address.IsValid() {
			continue
		}
		listener, err := net.Listen("tcp", at.address.String())
		if err != nil {
			return err
		}
		if at.tls {
			listener = tls.NewListener(listener, c.Certificate)
		}
		config.ListenerConfigs = append(config.ListenerConfigs, turn.ListenerConfig{Listener: listener, RelayAddressGenerator: relayed, PermissionHandler: permit})
	}
	return nil
}

// Credentials let a user use the relay for a while.
func (r *Relay) Credentials(user string, length time.Duration) (name, password string, err error) {
	return turn.GenerateLongTermTURNRESTCredentials(r.secret, user, length)
}

// Close ends it.
func (r *Relay) Close() {
	if r != nil {
		_ = r.server.Close()
	}
}

// NewSecret is a secret for one installation that runs alone.
func NewSecret() []byte {
	secret := make([]byte, 32)
	_, _ = rand.Read(secret) // never fails
	return secret
}
