package host

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"net"
	"net/http"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	"github.com/sony/gobreaker/v2"

	"github.com/recobro/recobro/core/internal/host/child"
	"github.com/recobro/recobro/core/internal/host/route"
	"github.com/recobro/recobro/plugins-sdk/go/help"
	"github.com/recobro/recobro/plugins-sdk/host/control"
	"github.com/recobro/recobro/plugins-sdk/host/dataplane"
)

// HealthPath is what every module answers on its socket, besides its own operations.
const HealthPath = "/_sdk/health"

// generation is one process of a module that became ready, with all that belongs to it alone.
type generation struct {
	number    int64
	child     *child.Child
	routes    *route.Table
	openapi   []byte
	shelf     help.Shelf // what it ships of help
	key       []byte     // signs principals for this process
	transport *transport
	startedAt time.Time
	edition   int64 // of what it knew of the tenants at its start
	breaker   *gobreaker.TwoStepCircuitBreaker[any]
	asked     *http.Server // hears the sockets that it opens at other modules
	leases    leases
	answered  atomic.Bool                              // somebody got an answer from it
	outbound  atomic.Pointer[[]control.OutboundFigure] // as it last reported
}

// startGeneration starts a process and returns when it serves, or leaves nothing behind.
func (m *Module) startGeneration(ctx context.Context, spec Spec) (*generation, error) {
	number := m.generations.Add(1)
	process, err := child.Launch(ctx, m.env.Spawner, child.Command{
		Path: spec.Path, Args: spec.Args, Env: spec.Env, Dir: spec.Dir,
		RunDir: m.env.RunDir, StartTimeout: m.env.Policy.HandshakeTimeout, Log: m.tail,
	})
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, m.env.Policy.ReadyTimeout)
	defer cancel()
	g := &generation{
		number: number, child: process, startedAt: m.env.Clock.Now(),
		breaker: newBreaker(m.env.Proxy), leases: newLeases(),
	}
	if err := m.bringUp(ctx, spec, g); err != nil {
		err = g.explain(err)
		process.Kill()
		g.deaf()
		if errors.Is(ctx.Err(), context.DeadlineExceeded) {
			err = fmt.Errorf("not ready within %s: %w", m.env.Policy.ReadyTimeout, err)
		}
		return nil, err
	}
	return g, nil
}

// lastWords is how long a process that broke off a conversation is given to end by itself: its end says why.
const lastWords = 200 * time.Millisecond

// explain adds how the process ended to what its end broke off.
func (g *generation) explain(err error) error {
	select {
	case <-g.child.Exited():
		return fmt.Errorf("%w: %s", err, g.describeExit())
	case <-time.After(lastWords):
		return err
	}
}

func (m *Module) bringUp(ctx context.Context, spec Spec, g *generation) error {
	if err := m.checkIdentity(ctx, spec, g); err != nil {
		return err
	}
	request, err := m.startRequest(ctx, spec, g)
	if err != nil {
		return err
	}
	if err := m.hearAsked(g); err != nil {
		return fmt.Errorf("hear what it asks: %w", err)
	}
	reply, err := g.child.Start(ctx, request)
	if err != nil {
		return fmt.Errorf("start: %w", err)
	}
	if g.routes, err = route.Build(spec.Manifest, reply.OpenAPI); err != nil {
		return err
	}
	if g.shelf, err = shelfOf(spec.Manifest, reply.Help); err != nil {
		return err
	}
	if filepath.Dir(reply.HTTPSocket) != filepath.Clean(m.env.RunDir) {
		return fmt.Errorf("the module's socket %q is outside the run directory", reply.HTTPSocket)
	}
	g.openapi, g.transport = reply.OpenAPI, newTransport(reply.HTTPSocket, g.key, m.env.Proxy)
	return g.probe(ctx)
}

func (m *Module) checkIdentity(ctx context.Context, spec Spec, g *generation) error {
	description, err := g.child.Describe(ctx)
	if err != nil {
		return fmt.Errorf("describe: %w", err)
	}
	if description.ModuleID != spec.Manifest.ID || description.Version != spec.Manifest.Version {
		return fmt.Errorf("the process is %s %s, want %s %s", description.ModuleID, description.Version,
			spec.Manifest.ID, spec.Manifest.Version)
	}
	return nil
}

func (m *Module) startRequest(ctx context.Context, spec Spec, g *generation) (control.StartRequest, error) {
	request, err := m.env.Provide(ctx, spec.Manifest)
	if err != nil {
		return request, fmt.Errorf("provision: %w", err)
	}
	g.key = make([]byte, 32)
	if _, err := rand.Read(g.key); err != nil {
		return request, err
	}
	m.mu.Lock()
	m.keys = [2][]byte{g.key, m.keys[0]}
	m.mu.Unlock()
	request.ModuleID, request.Generation = spec.Manifest.ID, g.number
	request.RunDir, request.PrincipalKey = m.env.RunDir, g.key
	request.Tenants, request.TenantSettings, g.edition = m.known()
	return request, nil
}

// probe asks the data plane itself: a module whose control plane is well may still answer garbage over HTTP.
func (g *generation) probe(ctx context.Context) error {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://module"+HealthPath, nil)
	if err != nil {
		return err
	}
	response, err := g.transport.RoundTrip(request)
	if err != nil {
		return fmt.Errorf("HTTP health: %w", err)
	}
	defer func() { _ = response.Body.Close() }()
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("HTTP health: %s", response.Status)
	}
	return nil
}

// health asks both planes.
func (g *generation) health(ctx context.Context) (control.Health, error) {
	h, err := g.child.Health(ctx)
	if err != nil {
		return h, err
	}
	return h, g.probe(ctx)
}

// retire lets requests in flight end, then ends the process.
func (g *generation) retire(timeout time.Duration) {
	ctx, cancel := context.WithTimeout(context.Background(), timeout)
	defer cancel()
	idle := g.leases.close()
	_, _ = g.child.Drain(ctx, timeout) // ends live streams; a process that cannot is terminated below all the same
	select {
	case <-idle:
	case <-ctx.Done():
	case <-g.child.Exited():
	}
	g.child.Terminate(2 * time.Second)
	g.deaf()
	g.transport.CloseIdleConnections()
}

func (g *generation) discard() {
	g.child.Kill()
	g.deaf()
	g.leases.close()
	g.transport.CloseIdleConnections()
}

// transport reaches one process over its socket.
type transport struct {
	short *direct         // requests without a body
	full  *http.Transport // everything else
}

// newTransport speaks HTTP/1.1 over the module's socket. Few idle connections or compression would halve the rate.
func newTransport(socket string, secret dataplane.Secret, options ProxyOptions) *transport {
	dial := func(ctx context.Context) (net.Conn, error) {
		conn, err := dataplane.Dial(ctx, socket, secret)
		if err != nil {
			return nil, errors.Join(errUnsent, err)
		}
		return conn, nil
	}
	return &transport{
		short: &direct{
			dial: dial, headerTimeout: options.ResponseHeaderTimeout,
			buffer: options.ConnectionBuffer, keep: options.IdleConnections,
		},
		full: &http.Transport{
			DialContext:  func(ctx context.Context, _, _ string) (net.Conn, error) { return dial(ctx) },
			MaxIdleConns: options.IdleConnections, MaxIdleConnsPerHost: options.IdleConnections,
			IdleConnTimeout: 90 * time.Second, DisableCompression: true,
			ResponseHeaderTimeout: options.ResponseHeaderTimeout,
			ReadBufferSize:        options.ConnectionBuffer, WriteBufferSize: options.ConnectionBuffer,
			MaxResponseHeaderBytes: 64 << 10,
		},
	}
}

// RoundTrip implements http.RoundTripper.
func (t *transport) RoundTrip(r *http.Request) (*http.Response, error) {
	if t.short.suits(r) {
		return t.short.RoundTrip(r)
	}
	return t.full.RoundTrip(r)
}

// CloseIdleConnections lets go of the process.
func (t *transport) CloseIdleConnections() {
	t.short.CloseIdleConnections()
	t.full.CloseIdleConnections()
}

// errGone is returned by leases that are closed.
var errGone = errors.New("the process is being replaced")

// leases counts the requests that use a generation, so that it is ended only when nobody does.
type leases struct {
	count  *atomic.Int64 // requests, plus one for the generation itself
	idle   chan struct{}
	closed *sync.Once
}

func newLeases() leases {
	l := leases{count: &atomic.Int64{}, idle: make(chan struct{}), closed: &sync.Once{}}
	l.count.Store(1)
	return l
}

// acquire adds a lease; it fails with errGone on a generation that retires.
func (l leases) acquire() error {
	for {
		n := l.count.Load()
		if n <= 0 {
			return errGone
		}
		if l.count.CompareAndSwap(n, n+1) {
			return nil
		}
	}
}

func (l leases) release() {
	if l.count.Add(-1) == 0 {
		close(l.idle)
	}
}

// close gives up the generation's own lease; the channel is closed when the last request is done.
func (l leases) close() <-chan struct{} {
	l.closed.Do(l.release)
	return l.idle
}
