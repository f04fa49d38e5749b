package host_test

import (
	"bytes"
	"context"
	"crypto/tls"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/coder/websocket"
	"github.com/coder/websocket/wsjson"
	goplugin "github.com/hashicorp/go-plugin"

	"github.com/recobro/recobro/plugins-sdk/host/control"
	"github.com/recobro/recobro/plugins-sdk/host/dataplane"
	"github.com/recobro/recobro/plugins-sdk/host/vouch"
)

// behaviour names what the module process of this test does; it is set in the process's environment.
const behaviour = "RECOBRO_TEST_BEHAVIOUR"

// TestMain turns the test binary into a module process when it is started as one.
func TestMain(m *testing.M) {
	if how := os.Getenv(behaviour); how != "" {
		behave(how)
		return
	}
	os.Exit(m.Run())
}

// sleepForEver keeps the process alive without the runtime taking it for a deadlock.
func sleepForEver() { time.Sleep(time.Hour) }

func behave(how string) {
	switch how {
	case "intruder":
		runIntruder(os.Getenv("RECOBRO_TEST_WHERE"))
	case "relay":
		runRelay(os.Getenv("RECOBRO_TEST_WHERE"))
	case "exits at start":
		fmt.Fprintln(os.Stderr, "cannot find my configuration")
		os.Exit(3)
	case "hangs at start":
		sleepForEver()
	case "garbage on stdout":
		fmt.Println("Hello, I am a friendly program.")
		sleepForEver()
	case "garbage handshake":
		fmt.Println("1|1|unix|/nonexistent/socket|grpc|")
		sleepForEver()
	case "another protocol":
		fmt.Println("1|99|tcp|127.0.0.1:1|grpc|")
		sleepForEver()
	default:
		goplugin.Serve(&goplugin.ServeConfig{
			HandshakeConfig: control.Handshake(), Plugins: control.Plugins(&fakeModule{how: how}),
			GRPCServer: goplugin.DefaultGRPCServer, TLSProvider: func() (*tls.Config, error) { return control.ReadKeys(os.Stdin) },
		})
	}
}

// fakeModule is a module written against the bare control plane.
type fakeModule struct {
	how      string
	key      []byte
	asked    string // where the host hears what it asks
	draining chan struct{}
	inFlight atomic.Int64
	healthy  atomic.Int64
}

func (f *fakeModule) Describe(context.Context) (control.Description, error) {
	version := "1.0.0"
	if v := os.Getenv("RECOBRO_TEST_VERSION"); v != "" {
		version = v
	}
	id := "fake"
	if other := os.Getenv("RECOBRO_TEST_ID"); other != "" {
		id = other
	}
	return control.Description{ModuleID: id, Version: version}, nil
}

func (f *fakeModule) Start(_ context.Context, request control.StartRequest) (control.StartReply, error) {
	f.key, f.draining = request.PrincipalKey, make(chan struct{})
	f.asked = dataplane.AskedPath(request.RunDir, request.ModuleID, request.Generation)
	socket := filepath.Join(request.RunDir, fmt.Sprintf("%s-%d.sock", request.ModuleID, request.Generation))
	switch f.how {
	case "refuses to start":
		return control.StartReply{}, fmt.Errorf("the database is in flames")
	case "never ready":
		sleepForEver()
	case "no database yet":
		where := os.Getenv("RECOBRO_TEST_WHERE")
		mark(where)
		if _, err := os.Stat(where); err != nil {
			return control.StartReply{}, fmt.Errorf("%w: connection refused", control.ErrNoDatabase)
		}
	case "foreign socket":
		return control.StartReply{HTTPSocket: "/var/run/docker.sock", OpenAPI: fakeOpenAPI()}, nil
	case "no permission":
		return control.StartReply{HTTPSocket: socket, OpenAPI: []byte(`{"openapi":"3.1.0","paths":{"/api/v1/other":{"get":{}}}}`)}, nil
	}
	listener, err := f.listen(socket, request.PrincipalKey)
	if err != nil {
		return control.StartReply{}, err
	}
	f.serve(listener)
	return control.StartReply{HTTPSocket: socket, OpenAPI: fakeOpenAPI()}, nil
}

func (f *fakeModule) listen(socket string, secret dataplane.Secret) (net.Listener, error) {
	if f.how == "garbage HTTP" {
		return net.Listen("unix", socket)
	}
	return dataplane.Listen(socket, secret, slog.New(slog.DiscardHandler))
}

func (f *fakeModule) serve(listener net.Listener) {
	switch f.how {
	case "garbage HTTP":
		go answerGarbage(listener)
	case "crash loop":
		time.AfterFunc(20*time.Millisecond, func() { panic("out of luck") })
		fallthrough
	default:
		go func() { _ = http.Serve(listener, f.counted(f.mux())) }()
	}
}

// mark leaves a mark beside a file for the test that waits for it.
func mark(file string) {
	marks, err := os.OpenFile(file+".marks", os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err == nil {
		_, _ = marks.WriteString("x")
		_ = marks.Close()
	}
}

func answerGarbage(listener net.Listener) {
	for {
		connection, err := listener.Accept()
		if err != nil {
			return
		}
		_, _ = connection.Write([]byte("SSH-2.0-OpenSSH_9.2\r\n"))
		_ = connection.Close()
	}
}

func (f *fakeModule) Health(ctx context.Context) (control.Health, error) {
	if f.how == "answers late" && f.healthy.Add(1) > 1 {
		time.Sleep(4 * time.Second)
		mark(os.Getenv("RECOBRO_TEST_WHERE"))
	}
	if f.how == "hangs later" && f.healthy.Add(1) > 2 {
		<-ctx.Done()
		sleepForEver()
	}
	return control.Health{
		Ready: f.how != "degraded", Detail: "mail server is away", InFlight: f.inFlight.Load(),
		Outbound: []control.OutboundFigure{{To: "https://api.example.com", Result: "2xx", Requests: 3, Seconds: 1.5}},
	}, nil
}

func (f *fakeModule) SetTenants(context.Context, []string) error { return nil }

func (f *fakeModule) SetSettings(context.Context, control.TenantSettings) error { return nil }

func (f *fakeModule) Drain(ctx context.Context, _ time.Duration) (int64, error) {
	close(f.draining)
	for f.inFlight.Load() > 0 && ctx.Err() == nil {
		time.Sleep(time.Millisecond)
	}
	return f.inFlight.Load(), nil
}

func (f *fakeModule) counted(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		f.inFlight.Add(1)
		defer f.inFlight.Add(-1)
		next.ServeHTTP(w, r)
	})
}

func (f *fakeModule) mux() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /_sdk/health", func(http.ResponseWriter, *http.Request) {})
	mux.HandleFunc("GET /api/v1/fake", f.echo)
	mux.HandleFunc("GET /open/fake", f.echo)
	for _, path := range []string{"GET /open/fake/page", "GET /open/fake/other"} {
		mux.HandleFunc(path, func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Security-Policy", "default-src 'self'")
		})
	}
	mux.HandleFunc("GET /api/v1/fake/slow", func(w http.ResponseWriter, r *http.Request) {
		delay, _ := time.ParseDuration(r.URL.Query().Get("for"))
		time.Sleep(delay)
		f.echo(w, r)
	})
	mux.HandleFunc("POST /api/v1/fake/slow", func(_ http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		select {
		case <-r.Context().Done():
		case <-time.After(5 * time.Second):
		}
	})
	mux.HandleFunc("GET /api/v1/fake/crash", func(http.ResponseWriter, *http.Request) { os.Exit(2) })
	mux.HandleFunc("POST /api/v1/fake/upload", upload)
	mux.HandleFunc("GET /api/v1/fake/events", f.events)
	mux.HandleFunc("GET /api/v1/fake/socket", f.socket)
	mux.HandleFunc("GET /api/v1/fake/asks", f.asks)
	mux.HandleFunc("GET /api/v1/fake/drip", func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.WriteString(w, "half a file")
		w.(http.Flusher).Flush()
		<-r.Context().Done()
	})
	mux.HandleFunc("GET /api/v1/fake/hijack", func(w http.ResponseWriter, _ *http.Request) {
		connection, _, err := w.(http.Hijacker).Hijack()
		if err == nil {
			_, _ = connection.Write([]byte("this is not HTTP\r\n\r\n"))
			_ = connection.Close()
		}
	})
	mux.HandleFunc("POST /api/v1/fake/hijack", func(w http.ResponseWriter, _ *http.Request) {
		connection, _, err := w.(http.Hijacker).Hijack()
		if err == nil {
			_ = connection.Close()
		}
	})
	mux.HandleFunc("GET /api/v1/fake/bytes", func(w http.ResponseWriter, r *http.Request) {
		n, _ := strconv.Atoi(r.URL.Query().Get("n"))
		w.Header().Set("Content-Type", "application/json")
		_, _ = io.WriteString(w, `"`+strings.Repeat("x", n-2)+`"`)
	})
	mux.HandleFunc("GET /api/v1/fake/file", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("ETag", `"1"`)
		w.Header().Set("X-Content-Type-Options", "nosniff")
		http.ServeContent(w, r, "a.txt", time.Time{}, strings.NewReader("0123456789"))
	})
	return mux
}

// echo tells what arrived.
func (f *fakeModule) echo(w http.ResponseWriter, r *http.Request) {
	who, err := vouch.Verify(f.key, r.Header.Get(vouch.Header), time.Now())
	w.Header().Set("Content-Type", "application/json")
	w.Header().Add("Set-Cookie", "fake_session=1; Path=/open/fake")
	w.Header().Add("Set-Cookie", "recobro_session=stolen; Path=/")
	w.Header().Set("Server", "fake/1.0")
	_ = json.NewEncoder(w).Encode(echoed{
		PID: os.Getpid(), Header: r.Header, Environ: os.Environ(), Tenant: who.TenantID, Verified: err == nil,
		Version: os.Getenv("RECOBRO_TEST_VERSION"),
	})
}

type echoed struct {
	PID      int
	Header   http.Header
	Environ  []string
	Tenant   string
	Verified bool
	Version  string
}

func upload(w http.ResponseWriter, r *http.Request) {
	n, err := io.Copy(io.Discard, r.Body)
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(map[string]any{"bytes": n, "failed": err != nil})
}

// events sends one frame at once, another when told to drain.
func (f *fakeModule) events(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/event-stream")
	_, _ = io.WriteString(w, "event: hello\ndata: {}\n\n")
	w.(http.Flusher).Flush()
	select {
	case <-f.draining:
		_, _ = io.WriteString(w, "event: bye\ndata: {}\n\n")
	case <-r.Context().Done():
	}
}

// socket tells what arrived, then says again what it hears until it hears "flood", which it answers without end.
func (f *fakeModule) socket(w http.ResponseWriter, r *http.Request) {
	conn, err := websocket.Accept(w, r, &websocket.AcceptOptions{InsecureSkipVerify: true})
	if err != nil {
		return
	}
	conn.SetReadLimit(-1)
	go func() {
		<-f.draining
		_ = conn.Close(websocket.StatusServiceRestart, "restart")
	}()
	ctx := context.Background()
	_ = wsjson.Write(ctx, conn, map[string]any{"header": r.Header, "query": r.URL.RawQuery})
	for {
		kind, text, err := conn.Read(ctx)
		if err != nil {
			return
		}
		if string(text) == "flood" {
			conn.CloseRead(ctx)
			for n := 0; conn.Write(ctx, kind, bytes.Repeat([]byte("x"), n%100_000)) == nil; n += 977 {
			}
			return
		}
		_ = conn.Write(ctx, kind, text)
	}
}

func fakeOpenAPI() []byte {
	paths := map[string][]string{
		"/api/v1/fake": {"get"}, "/api/v1/fake/slow": {"get", "post"}, "/api/v1/fake/upload": {"post"},
		"/api/v1/fake/events": {"get"}, "/api/v1/fake/hijack": {"get", "post"}, "/api/v1/fake/bytes": {"get"}, "/api/v1/fake/file": {"get"},
		"/api/v1/fake/socket": {"get"},
	}
	document := map[string]any{}
	for path, methods := range paths {
		item := map[string]any{}
		for _, method := range methods {
			operation := map[string]any{"x-permission": "fake.things:read"}
			switch path {
			case "/api/v1/fake/events":
				operation["responses"] = map[string]any{"200": map[string]any{"content": map[string]any{"text/event-stream": map[string]any{}}}}
			case "/api/v1/fake/socket":
				operation["x-socket"] = map[string]any{}
			}
			item[method] = operation
		}
		document[path] = item
	}
	raw, _ := json.Marshal(map[string]any{"openapi": "3.1.0", "paths": document})
	if id := os.Getenv("RECOBRO_TEST_ID"); id != "" {
		raw = []byte(strings.ReplaceAll(string(raw), "fake", id))
	}
	return raw
}
