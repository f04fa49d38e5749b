package headset

import (
	"cmp"
	"crypto/rand"
	"crypto/tls"
	"encoding/base64"
	"math"
	"net"
	"net/netip"
	"time"

	"github.com/pion/turn/v5"

	"github.com/recobro/recobro/modules/calls/internal/media"
)

// Relay carries the sound of browsers whose network lets nothing through but a connection to one port (TURN, RFC 8656). It leads to the
// port of the desk alone, so that nobody reaches anything else by it.
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
	Desk          uint16        // port of the desk, which alone it leads to
	Secret        []byte        // that credentials are proven by; every replica has the same
	PerUser, Most int           // ports at once: of a person, and in all; 0: as many as are usual
	Longest       time.Duration // for how long each; 0: as long as is usual
}

// OpenRelay begins to listen; nil for a relay that is not set up.
func OpenRelay(c RelayConfig, doors media.Doors) (*Relay, error) {
	r := &Relay{secret: base64.StdEncoding.EncodeToString(c.Secret)}
	c.PerUser, c.Most, c.Longest = cmp.Or(c.PerUser, perUser), cmp.Or(c.Most, inAll), cmp.Or(c.Longest, longest)
	ways := &relayed{bounds: c, users: map[string]int{}, RelayAddressGeneratorPortRange: turn.RelayAddressGeneratorPortRange{
		RelayAddress: c.Shown.AsSlice(), Address: c.Shown.String(), MinPort: max(doors.Low, 1024), MaxPort: cmp.Or(doors.High, math.MaxUint16),
	}}
	config := turn.ServerConfig{Realm: "recobro", AuthHandler: turn.LongTermTURNRESTAuthHandler(r.secret, nil), LoggerFactory: silent{}}
	if err := r.listen(c, ways, &config); err != nil {
		return nil, err
	}
	if len(config.PacketConnConfigs)+len(config.ListenerConfigs) == 0 {
		return nil, nil
	}
	var err error
	r.server, err = turn.NewServer(config)
	return r, err
}

func (r *Relay) listen(c RelayConfig, ways *relayed, config *turn.ServerConfig) error {
	if c.UDP.IsValid() {
		conn, err := net.ListenUDP("udp", net.UDPAddrFromAddrPort(c.UDP))
		if err != nil {
			return err
		}
		config.PacketConnConfigs = append(config.PacketConnConfigs, turn.PacketConnConfig{PacketConn: conn, RelayAddressGenerator: ways, PermissionHandler: ways.permit})
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
		config.ListenerConfigs = append(config.ListenerConfigs, turn.ListenerConfig{Listener: listener, RelayAddressGenerator: ways, PermissionHandler: ways.permit})
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
