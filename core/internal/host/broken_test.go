package host_test

import (
	"context"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

func itoa(n int) string { return strconv.Itoa(n) }

func TestBrokenModules(t *testing.T) {
	broken := map[string]string{ // behaviour → what the operator must be able to read
		"exits at start":    "handshake",
		"garbage on stdout": "Unrecognized remote plugin message",
		"garbage handshake": "",
		"another protocol":  "ncompatible API version",
		"refuses to start":  "the database is in flames",
		"foreign socket":    "outside the run directory",
		"no permission":     "asks for no permission",
		"garbage HTTP":      "HTTP health",
		"crash loop":        "exit status 2",
	}
	for how := range broken {
		t.Run("a module with "+how+" is given up and its neighbour serves on", func(t *testing.T) {
			t.Parallel()
			good, bads := startPair(t, how)
			awaitState(t, bads, host.Failed)
			require.Contains(t, bads.Status().Detail+" "+join(bads.Status().LastLines), detail(how, broken[how]))
			awaitState(t, good, host.Ready)
			code, _ := get(t, serve(t, good).URL+"/api/v1/fake")
			require.Equal(t, http.StatusOK, code)
			response, err := http.Get(serve(t, bads).URL + "/api/v1/other")
			require.NoError(t, err)
			require.NoError(t, response.Body.Close())
			require.Equal(t, http.StatusServiceUnavailable, response.StatusCode)
			require.Equal(t, "1", response.Header.Get("Retry-After"))
		})
	}
}

func detail(how, want string) string {
	if how == "exits at start" {
		return "cannot find my configuration"
	}
	return want
}

func join(lines []string) string {
	all := ""
	for _, line := range lines {
		all += line + "\n"
	}
	return all
}

// startPair runs one host with a good module and one that behaves as told.
func startPair(t *testing.T, how string) (good, bad *host.Module) {
	t.Helper()
	env := environment(t)
	env.Policy.ReadyTimeout = 500 * time.Millisecond
	neighbour := fakeSpec(how, "RECOBRO_TEST_ID=other")
	neighbour.Manifest.ID, neighbour.Manifest.API = "other", manifest.API{Prefixes: []string{"/api/v1/other"}}
	neighbour.Manifest.Permissions = []manifest.Permission{{Name: "other.things:read"}}
	h, err := host.New(env, []host.Spec{fakeSpec("good"), neighbour})
	require.NoError(t, err)
	h.Start()
	t.Cleanup(func() { require.NoError(t, h.Stop(context.Background())) })
	good, _ = h.Module("fake")
	bad, _ = h.Module("other")
	return good, bad
}

// startMarked is start of a module that leaves marks, and how many there are.
func startMarked(t *testing.T, env host.Env, how string) (m *host.Module, marks func() int) {
	t.Helper()
	where := filepath.Join(env.RunDir, "where")
	h, err := host.New(env, []host.Spec{fakeSpec(how, "RECOBRO_TEST_WHERE="+where)})
	require.NoError(t, err)
	h.Start()
	t.Cleanup(func() { require.NoError(t, h.Stop(context.Background())) })
	m, _ = h.Module("fake")
	return m, func() int {
		left, _ := os.ReadFile(where + ".marks")
		return len(left)
	}
}

func TestSlowModules(t *testing.T) {
	for _, how := range []string{"hangs at start", "never ready"} {
		t.Run("a module that "+how+" is given up after the start time-outs", func(t *testing.T) {
			t.Parallel()
			env := environment(t)
			env.Policy.HandshakeTimeout, env.Policy.ReadyTimeout = 200*time.Millisecond, 200*time.Millisecond
			_, m := start(t, env, how)
			awaitState(t, m, host.Failed)
			require.Regexp(t, "timeout|not ready within 200ms", m.Status().Detail)
		})
	}

	t.Run("a module that answers four seconds late, as on a busy machine, is not killed", func(t *testing.T) {
		t.Parallel()
		env := environment(t)
		env.Policy.HealthTimeout = host.DefaultPolicy().HealthTimeout
		m, marks := startMarked(t, env, "answers late")
		awaitState(t, m, host.Ready)
		pid := m.Status().PID
		require.Eventually(t, func() bool { return marks() >= 2 }, 30*time.Second, 10*time.Millisecond)
		require.Equal(t, host.Ready, m.Status().State, m.Status().Detail)
		require.Equal(t, pid, m.Status().PID)
		require.Zero(t, m.Status().Restarts)
	})

	t.Run("a module whose database is not there yet is tried until it is, however often", func(t *testing.T) {
		t.Parallel()
		env := environment(t)
		m, marks := startMarked(t, env, "no database yet")
		require.Eventually(t, func() bool { return marks() > 2*env.Policy.MaxFailures }, 20*time.Second, time.Millisecond)
		require.NotEqual(t, host.Failed, m.Status().State)
		require.NoError(t, os.WriteFile(filepath.Join(env.RunDir, "where"), nil, 0o600))
		awaitState(t, m, host.Ready)
	})

	t.Run("a module that was given up is tried again after a while", func(t *testing.T) {
		t.Parallel()
		env := environment(t)
		env.Policy.FailedDelay = 20 * time.Millisecond
		_, m := start(t, env, "refuses to start")
		awaitState(t, m, host.Failed)
		given := m.Status().Generation
		require.Eventually(t, func() bool { return m.Status().Generation > given }, 10*time.Second, time.Millisecond)
	})

	t.Run("a module that stops answering is killed and replaced within twenty seconds", func(t *testing.T) {
		t.Parallel()
		env := environment(t)
		env.Policy.HealthInterval, env.Policy.HealthTimeout = host.DefaultPolicy().HealthInterval, host.DefaultPolicy().HealthTimeout
		_, m := start(t, env, "hangs later")
		awaitState(t, m, host.Ready)
		awaitState(t, m, host.Degraded)
		began := time.Now()
		require.Eventually(t, func() bool { return m.Status().Restarts == 1 }, 20*time.Second, 5*time.Millisecond)
		require.Less(t, time.Since(began), 20*time.Second)
		awaitState(t, m, host.Ready)
	})

	t.Run("a module that is not well says why and serves on", func(t *testing.T) {
		t.Parallel()
		_, m := start(t, environment(t), "degraded")
		awaitState(t, m, host.Degraded)
		require.Equal(t, "mail server is away", m.Status().Detail)
		code, _ := get(t, serve(t, m).URL+"/api/v1/fake")
		require.Equal(t, http.StatusOK, code)
	})
}
