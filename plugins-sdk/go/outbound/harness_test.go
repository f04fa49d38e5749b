package outbound_test

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/require"
	sdktrace "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/sdk/trace/tracetest"
	"golang.org/x/net/dns/dnsmessage"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/schema"
)

// office is a module's way out, and all that can be seen of it.
type office struct {
	*outbound.Client
	t      *testing.T
	config outbound.Config
	db     *storage.DB
	clock  *clock.Fake
	log    *bytes.Buffer
	spans  *tracetest.InMemoryExporter
}

// open is an office that calls where egress leads; what is of this machine's is allowed as the operator does.
func open(t *testing.T, engine sdktest.Engine, egress []outbound.Destination, change func(*outbound.Config)) *office {
	t.Helper()
	o := &office{t: t, clock: clock.NewFake(time.Date(2026, 5, 1, 23, 59, 0, 0, time.UTC)), log: &bytes.Buffer{}, spans: tracetest.NewInMemoryExporter()}
	o.db = engine.DB(t, "calls", nil)
	chosen, err := settings.NewStore(&schema.Schema{}, map[string]json.RawMessage{})
	require.NoError(t, err)
	recorder := tracing.NewRecorder(o.db, nil)
	o.config = outbound.Config{
		Egress: egress, Settings: json.RawMessage("{}"), Chosen: chosen, DB: o.db, Clock: o.clock,
		Record: record.New(o.db, recorder, tracing.NewTeller(nil), nil),
		Traces: sdktrace.NewTracerProvider(sdktrace.WithSyncer(o.spans)),
		Log:    slog.New(slog.NewJSONHandler(o.log, &slog.HandlerOptions{Level: slog.LevelDebug})),
	}
	for _, d := range egress {
		if origin := d.Origin; strings.HasPrefix(origin, "http://") {
			o.config.Bounds.Private = append(o.config.Bounds.Private, strings.TrimPrefix(origin, "http://"))
		}
	}
	if change != nil {
		change(&o.config)
	}
	o.Client = o.another()
	return o
}

// another is the same module's client in another process.
func (o *office) another() *outbound.Client {
	o.t.Helper()
	client, err := outbound.New(o.config)
	require.NoError(o.t, err)
	client.Impatient(time.Hour)
	o.t.Cleanup(client.Close)
	return client
}

func sqlite() sdktest.Engine { return sdktest.Engine{Name: storage.SQLite} }

func to(origins ...string) (all []outbound.Destination) {
	for _, origin := range origins {
		all = append(all, outbound.Destination{Origin: origin})
	}
	return all
}

func as(tenant string) context.Context {
	return principal.With(context.Background(), principal.Principal{TenantID: tenant, UserID: "ana", Username: "ana", Kind: principal.KindUser})
}

// provider is a server that answers by its calls, in turn, the last for good; and how often it was called.
type provider struct {
	*httptest.Server
	calls atomic.Int64
}

func serve(t *testing.T, answers ...http.HandlerFunc) *provider {
	t.Helper()
	p := &provider{}
	p.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		n := p.calls.Add(1)
		answers[min(int(n), len(answers))-1](w, r)
	}))
	t.Cleanup(p.Close)
	return p
}

func status(code int, head ...string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		for i := 0; i+1 < len(head); i += 2 {
			w.Header().Set(head[i], head[i+1])
		}
		w.WriteHeader(code)
		_, _ = io.Copy(w, r.Body)
	}
}

// call asks for an address as tenant a, and gives the answer's status, or why there is none, and its body.
func call(t *testing.T, c *outbound.Client, method, address string, head ...string) (int, string, error) {
	t.Helper()
	return send(t, c, as("a"), method, address, strings.NewReader("sent"), head...)
}

func send(t *testing.T, c *outbound.Client, ctx context.Context, method, address string, body io.Reader, head ...string) (int, string, error) {
	t.Helper()
	r, err := http.NewRequestWithContext(ctx, method, address, body)
	require.NoError(t, err)
	for i := 0; i+1 < len(head); i += 2 {
		r.Header.Set(head[i], head[i+1])
	}
	response, err := c.Do(r)
	if err != nil {
		return 0, "", err
	}
	defer func() { require.NoError(t, response.Body.Close()) }()
	text, err := io.ReadAll(response.Body)
	return response.StatusCode, string(text), err
}

// names is a resolver to whom every name is this machine, and how often it was asked.
func names(t *testing.T) (*net.Resolver, *atomic.Int64) {
	t.Helper()
	socket, err := net.ListenPacket("udp", "127.0.0.1:0")
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, socket.Close()) })
	asked := &atomic.Int64{}
	go func() {
		for packet := make([]byte, 1500); ; {
			n, from, err := socket.ReadFrom(packet)
			if err != nil {
				return
			}
			var m dnsmessage.Message
			if m.Unpack(packet[:n]) != nil {
				continue
			}
			m.Response, m.Additionals = true, nil
			if q := m.Questions[0]; q.Type == dnsmessage.TypeA {
				asked.Add(1)
				m.Answers = []dnsmessage.Resource{{
					Header: dnsmessage.ResourceHeader{Name: q.Name, Type: q.Type, Class: q.Class},
					Body:   &dnsmessage.AResource{A: [4]byte{127, 0, 0, 1}},
				}}
			}
			answer, _ := m.Pack()
			_, _ = socket.WriteTo(answer, from)
		}
	}()
	return &net.Resolver{PreferGo: true, Dial: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, "udp", socket.LocalAddr().String())
	}}, asked
}

// migrations are those of a module without tables of its own.
var migrations = fstest.MapFS{"migrations/0001_nothing.sql": {Data: []byte("-- +goose Up\nSELECT 1;\n")}}
