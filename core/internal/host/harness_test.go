package host_test

import (
	"context"
	"encoding/json"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/control"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"

	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/host/child"
)

// quick is the product's policy with waits a test can sit through.
func quick() host.Policy {
	policy := host.DefaultPolicy()
	policy.FirstDelay, policy.MaxDelay = 5*time.Millisecond, 20*time.Millisecond
	policy.HandshakeTimeout, policy.ReadyTimeout = 2*time.Second, 2*time.Second
	policy.HealthInterval, policy.HealthTimeout = 50*time.Millisecond, 200*time.Millisecond
	policy.DrainTimeout, policy.HoldTimeout = 5*time.Second, 5*time.Second
	return policy
}

func environment(t testing.TB) host.Env {
	t.Helper()
	spawner, err := child.NewSpawner()
	require.NoError(t, err)
	run, err := os.MkdirTemp("", "recobro-test-")
	require.NoError(t, err)
	catalog, err := errs.NewCatalog()
	require.NoError(t, err)
	t.Cleanup(func() { _ = spawner.Close(); _ = os.RemoveAll(run) })
	return host.Env{
		Spawner: spawner, RunDir: run, Policy: quick(), Proxy: host.DefaultProxyOptions(),
		Clock: clock.System(), Catalog: catalog, Log: testLog(),
		Provide: func(context.Context, manifest.Manifest) (control.StartRequest, error) {
			return control.StartRequest{}, nil
		},
	}
}

func fakeSpec(how string, env ...string) host.Spec {
	return host.Spec{
		Manifest: manifest.Manifest{
			ID: "fake", Version: "1.0.0",
			API: manifest.API{
				Prefixes: []string{"/api/v1/fake", "/open/fake"}, Open: []string{"/open/fake"},
				Credentials: []string{"/open/fake"}, Pages: []string{"/open/fake/page"},
			},
			Permissions: []manifest.Permission{{Name: "fake.things:read"}},
		},
		Path: os.Args[0], Env: append([]string{behaviour + "=" + how}, env...),
	}
}

// start runs a host with one fake module and stops it with the test.
func start(t testing.TB, env host.Env, how string) (*host.Host, *host.Module) {
	t.Helper()
	h, err := host.New(env, []host.Spec{fakeSpec(how)})
	require.NoError(t, err)
	h.Start()
	t.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
		defer cancel()
		require.NoError(t, h.Stop(ctx))
	})
	m, _ := h.Module("fake")
	return h, m
}

func awaitState(t testing.TB, m *host.Module, want host.State) {
	t.Helper()
	require.Eventually(t, func() bool { return m.Status().State == want }, 10*time.Second, time.Millisecond,
		"state is %s", stateOf(m))
}

func stateOf(m *host.Module) any { return stringer{m} }

type stringer struct{ m *host.Module }

func (s stringer) String() string { return string(s.m.Status().State) + ": " + s.m.Status().Detail }

var someone = principal.Principal{TenantID: "andina", UserID: "u1", Role: "admin", Permission: "fake.things:read", RequestID: "r1"}

// serve puts the module behind a real HTTP server.
func serve(t testing.TB, m *host.Module) *httptest.Server {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		m.ServeHTTP(w, r, someone)
	}))
	t.Cleanup(server.Close)
	return server
}

func get(t testing.TB, url string) (int, echoed) {
	t.Helper()
	response, err := http.Get(url)
	require.NoError(t, err)
	defer response.Body.Close()
	var body echoed
	_ = json.NewDecoder(response.Body).Decode(&body)
	return response.StatusCode, body
}

func alive(pid int) bool {
	raw, err := os.ReadFile("/proc/" + itoa(pid) + "/stat")
	if err != nil {
		return syscall.Kill(pid, 0) == nil && !os.IsNotExist(err)
	}
	_, after, _ := strings.Cut(string(raw), ") ")
	return !strings.HasPrefix(after, "Z")
}

// testLog is silent unless RECOBRO_TEST_LOG is set.
func testLog() *slog.Logger {
	if os.Getenv("RECOBRO_TEST_LOG") != "" {
		return slog.New(slog.NewTextHandler(os.Stderr, nil))
	}
	return slog.New(slog.DiscardHandler)
}
