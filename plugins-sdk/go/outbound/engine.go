package outbound

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"sync"
	"time"

	"code.dny.dev/ssrf"
	lru "github.com/hashicorp/golang-lru/v2"
	"github.com/sony/gobreaker/v2"
	"go.opentelemetry.io/otel/trace"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/control"
	"github.com/recobro/recobro/plugins-sdk/host/quota"
)

// Config is what a module's client works with.
//
//sdk:host
type Config struct {
	Egress   []Destination    // of the manifest
	Bounds   control.Outbound // of the operator
	Settings json.RawMessage  // the operator's
	Chosen   *settings.Store  // the tenants' settings
	DB       *storage.DB      // counts the calls of a day
	Record   *record.Record
	Clock    clock.Clock
	Traces   trace.TracerProvider
	Log      *slog.Logger
}

// The bounds of what goes out, whoever calls.
const (
	connectTime  = 5 * time.Second
	mostHead     = 256 << 10 // bytes of an answer's head
	idlePerHost  = 32
	mostHosts    = 1024 // whose breakers are kept
	failsInARow  = 5    // open a host's breaker
	breakerPause = 10 * time.Second
	firstWait    = 500 * time.Millisecond // before a call is tried again
)

// engine is what all clients of a module share.
type engine struct {
	cfg       Config
	fixed     http.RoundTripper // see Fixed
	private   map[string]bool   // host:port that the operator has allowed
	chosen    *settings.Values[map[string]any]
	operator  map[string]any
	transport *http.Transport
	resolver  *net.Resolver // nil = the system's
	tracer    trace.Tracer
	meter     *quota.Meter
	pause     time.Duration // of a breaker
	wait      time.Duration // before the second try
	mutex     sync.Mutex
	breakers  *lru.Cache[string, *breaker]
	figures   map[figure]*control.OutboundFigure
}

type breaker = gobreaker.TwoStepCircuitBreaker[any]

func newEngine(c Config) (*engine, error) {
	e := &engine{cfg: c, private: map[string]bool{}, pause: breakerPause, wait: firstWait, figures: map[figure]*control.OutboundFigure{}}
	for _, place := range c.Bounds.Private {
		e.private[strings.ToLower(place)] = true
	}
	var err error
	if e.breakers, err = lru.New[string, *breaker](mostHosts); err != nil {
		return nil, err
	}
	if e.chosen, err = settings.For[map[string]any](c.Chosen); err != nil {
		return nil, err
	}
	e.tracer = c.Traces.Tracer("outbound")
	e.meter = quota.NewMeter(quota.Bound{Rate: float64(c.Bounds.PerMinute) / 60, Burst: c.Bounds.PerMinute}, c.Clock)
	e.transport = e.newTransport()
	return e, json.Unmarshal(c.Settings, &e.operator)
}

// newTransport goes by no proxy: that would look names up itself, and nobody here would see where a call ends.
func (e *engine) newTransport() *http.Transport {
	return &http.Transport{
		DialContext: e.dial, TLSHandshakeTimeout: connectTime, ForceAttemptHTTP2: true, MaxIdleConnsPerHost: idlePerHost,
		IdleConnTimeout: 90 * time.Second, MaxResponseHeaderBytes: mostHead,
	}
}

// Close lets go of idle connections.
//
//sdk:host
func (c *Client) Close() { c.transport.CloseIdleConnections() }

// dial connects to an address. Where the operator has not allowed it by name, the address that the name has turned out to be is
// held against the private ones at the moment of connecting, so that no name can change in between.
func (e *engine) dial(ctx context.Context, network, place string) (net.Conn, error) {
	dialer := &net.Dialer{Timeout: connectTime, Resolver: e.resolver}
	if !e.private[strings.ToLower(place)] {
		dialer.Control = ssrf.New(ssrf.WithAnyPort()).Safe
	}
	connection, err := dialer.DialContext(ctx, network, place)
	if errors.Is(err, ssrf.ErrProhibitedIP) {
		err = ErrPrivate.Wrap(err)
	}
	return connection, err
}

// breakerOf is a host's. It opens when the host fails five times in a row, and lets one call try after a pause.
func (e *engine) breakerOf(host string) *breaker {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	known, ok := e.breakers.Get(host)
	if !ok {
		known = gobreaker.NewTwoStepCircuitBreaker[any](gobreaker.Settings{
			Name: host, Timeout: e.pause,
			ReadyToTrip: func(c gobreaker.Counts) bool { return c.ConsecutiveFailures >= failsInARow },
			IsExcluded:  func(err error) bool { return err != nil && !passing(err) },
			OnStateChange: func(host string, _, is gobreaker.State) {
				e.cfg.Log.Warn("calls to a host outside", "host", host, "breaker", is.String())
			},
		})
		e.breakers.Add(host, known)
	}
	return known
}
