// Package sipline carries calls over SIP trunks (RFC 3261 and its company), on the transactions of sipgo: it implements
// telephony.CallProvider.
package sipline

import (
	"net"
	"net/netip"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/sdp"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// Trunk is a way to the public network, as a company has set it up.
type Trunk struct {
	ID, Tenant string
	Host       string // name or address
	Port       int    // 0: the usual one of the transport
	Transport  Transport
	Domain     string // of numbers, where it is not the host
	User       string // of digest authentication; none without it
	Password   string
	Register   bool   // the trunk is told where we are, again and again
	Token      string // user of our Contact where we register: by it the trunk's calls are known
	Sources    []netip.Prefix
	Numbers    []string // that it brings calls to: of two companies with one carrier, whose a call is
	CA         string   // PEM of who vouches for its certificate; the system's without it
	Seal       sdp.Seal
	Laws       []audio.Law
	MostCalls  int // at once; 0: none at all
	MostPerSec int // that begin in a second
	Timer      time.Duration
	Keepalive  time.Duration // between OPTIONS; 0: none are sent
	Answer     time.Duration // after which a call that nobody answers ends, where it brings no time of its own
	Refers     bool          // transfers are asked of the trunk, by REFER
}

// Transport is how signalling travels.
type Transport string

// The transports.
const (
	UDP Transport = "udp"
	TCP Transport = "tcp"
	TLS Transport = "tls"
)

// Enum are all of them.
func (Transport) Enum() []Transport { return []Transport{UDP, TCP, TLS} }

// address is where requests of the trunk go.
func (t Trunk) address() string {
	port := t.Port
	if port == 0 {
		port = 5060
		if t.Transport == TLS {
			port = 5061
		}
	}
	return net.JoinHostPort(t.Host, strconv.Itoa(port))
}

func (t Trunk) domain() string {
	if t.Domain != "" {
		return t.Domain
	}
	return t.Host
}

// State is how a trunk is doing.
type State struct {
	Reachable  bool      `json:"reachable" doc:"It answers"`
	Registered bool      `json:"registered" doc:"It knows where we are"`
	Since      time.Time `json:"since"`
	Code       int       `json:"code" doc:"Status of its last refusal; 0 for none"`
	Reason     string    `json:"reason" doc:"What it said then, or what kept us from asking"`
	Calls      int       `json:"calls" doc:"Calls that it carries now, over this program"`
}

// way is a trunk at work.
type way struct {
	Trunk
	stop func()
	done chan struct{}

	mutex  sync.Mutex
	state  State
	begun  []time.Time // calls that began within the last second
	number uint32      // of its REGISTERs
}

// enter takes a place for one more call; ok is false where the trunk's limits, or its silence, leave none.
func (w *way) enter(now time.Time) (leave func(), ok bool) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	recent := w.begun[:0]
	for _, at := range w.begun {
		if now.Sub(at) < time.Second {
			recent = append(recent, at)
		}
	}
	w.begun = recent
	if w.state.Calls >= w.MostCalls || w.MostPerSec > 0 && len(w.begun) >= w.MostPerSec {
		return nil, false
	}
	w.begun = append(w.begun, now)
	w.state.Calls++
	return sync.OnceFunc(w.leave), true
}

// silent tells whether the trunk was asked for a sign of life and gave none. It may still take calls: not every carrier answers.
func (w *way) silent() bool {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	return !w.state.Since.IsZero() && !w.state.Reachable
}

func (w *way) leave() {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	w.state.Calls--
}

// tell notes how the trunk answered, and says whether that is news.
func (w *way) tell(now time.Time, reachable, registered bool, code int, reason string) (State, bool) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	news := w.state.Since.IsZero() || w.state.Reachable != reachable || w.state.Registered != registered || w.state.Code != code || w.state.Reason != reason
	if news {
		w.state.Since = now
	}
	w.state.Reachable, w.state.Registered, w.state.Code, w.state.Reason = reachable, registered, code, reason
	return w.state, news
}

// owns tells whether a number that was called is one of the trunk's.
func (w *way) owns(number string) bool {
	return slices.ContainsFunc(w.Numbers, func(own string) bool { return strings.TrimPrefix(own, "+") == strings.TrimPrefix(number, "+") })
}

// admits tells whether the trunk's requests come from an address.
func (w *way) admits(from netip.Addr) bool {
	for _, source := range w.Sources {
		if source.Contains(from) {
			return true
		}
	}
	return false
}
