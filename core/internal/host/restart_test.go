package host_test

import (
	"bufio"
	"context"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/host"
)

func TestRestart(t *testing.T) {
	t.Run("a killed module answers again and requests in flight that may be repeated see no error", func(t *testing.T) {
		_, m := start(t, environment(t), "good")
		awaitState(t, m, host.Ready)
		url := serve(t, m).URL + "/api/v1/fake/slow?for=20ms"
		var running sync.WaitGroup
		var answers, failures atomic.Int64
		stop := make(chan struct{})
		for range 8 {
			running.Go(func() { hammer(url, stop, &answers, &failures) })
		}
		for range 10 {
			before := answers.Load()
			kill(t, m)
			require.Eventually(t, func() bool { return answers.Load() >= before+8 }, 10*time.Second, time.Millisecond)
		}
		close(stop)
		running.Wait()
		require.Zero(t, failures.Load())
		require.EqualValues(t, 10, m.Status().Restarts)
	})

	t.Run("a request in flight that must not be repeated is told so at once", func(t *testing.T) {
		_, m := start(t, environment(t), "good")
		awaitState(t, m, host.Ready)
		url := serve(t, m).URL + "/api/v1/fake/slow"
		status := make(chan int, 1)
		go func() {
			response, err := http.Post(url, "application/json", strings.NewReader(`{}`))
			if err != nil {
				status <- 0
				return
			}
			_ = response.Body.Close()
			status <- response.StatusCode
		}()
		require.Eventually(t, func() bool { return m.Status().State == host.Ready }, time.Second, time.Millisecond)
		time.AfterFunc(100*time.Millisecond, func() { _ = syscall.Kill(m.Status().PID, syscall.SIGKILL) })
		require.Equal(t, http.StatusServiceUnavailable, <-status)
	})

	t.Run("a request that ends the process is not sent to the next one, so that the module serves on", func(t *testing.T) {
		_, m := start(t, environment(t), "good")
		awaitState(t, m, host.Ready)
		url := serve(t, m).URL
		for crashes := range 3 {
			code, _ := get(t, url+"/api/v1/fake") // on a connection that is used again
			require.Equal(t, http.StatusOK, code)
			code, _ = get(t, url+"/api/v1/fake/crash")
			require.Equal(t, http.StatusServiceUnavailable, code)
			code, _ = get(t, url+"/api/v1/fake")
			require.Equal(t, http.StatusOK, code)
			require.EqualValues(t, crashes+1, m.Status().Restarts, "one process ended")
		}
	})

	t.Run("a failed module starts again when a person asks", func(t *testing.T) {
		_, m := start(t, environment(t), "crash loop")
		awaitState(t, m, host.Failed)
		require.NoError(t, m.Replace(context.Background(), fakeSpec("good")))
		awaitState(t, m, host.Ready)
	})
}

func hammer(url string, stop <-chan struct{}, answers, failures *atomic.Int64) {
	for {
		select {
		case <-stop:
			return
		default:
		}
		response, err := http.Get(url)
		if err != nil {
			failures.Add(1)
			continue
		}
		answers.Add(1)
		if response.StatusCode != http.StatusOK {
			failures.Add(1)
		}
		_ = response.Body.Close()
	}
}

// kill ends the serving process and waits for its successor.
func kill(t testing.TB, m *host.Module) {
	t.Helper()
	before := m.Status()
	require.NotZero(t, before.PID)
	require.NoError(t, syscall.Kill(before.PID, syscall.SIGKILL))
	require.Eventually(t, func() bool {
		now := m.Status()
		return now.State == host.Ready && now.PID != 0 && now.PID != before.PID
	}, 10*time.Second, time.Millisecond)
}

func TestUpgrade(t *testing.T) {
	t.Run("a swap under load drops no request and ends the old process", func(t *testing.T) {
		_, m := start(t, environment(t), "good")
		awaitState(t, m, host.Ready)
		url := serve(t, m).URL + "/api/v1/fake/slow?for=10ms"
		var running sync.WaitGroup
		var answers, failures atomic.Int64
		stop := make(chan struct{})
		for range 8 {
			running.Go(func() { hammer(url, stop, &answers, &failures) })
		}
		old := m.Status().PID
		for i := range 6 {
			next := fakeSpec("good", "RECOBRO_TEST_VERSION=1.0."+itoa(i+1))
			next.Manifest.Version = "1.0." + itoa(i+1)
			require.NoError(t, m.Replace(context.Background(), next))
		}
		close(stop)
		running.Wait()
		require.Zero(t, failures.Load())
		require.Equal(t, "1.0.6", m.Status().Version)
		require.Eventually(t, func() bool { return !alive(old) }, 10*time.Second, 5*time.Millisecond)
	})

	t.Run("a version that does not become ready is rolled back and the old one serves on", func(t *testing.T) {
		_, m := start(t, environment(t), "good")
		awaitState(t, m, host.Ready)
		pid := m.Status().PID
		require.ErrorContains(t, m.Replace(context.Background(), fakeSpec("refuses to start")), "in flames")
		code, body := get(t, serve(t, m).URL+"/api/v1/fake")
		require.Equal(t, http.StatusOK, code)
		require.Equal(t, pid, body.PID)
	})

	t.Run("a live stream is told to come back when its process is replaced", func(t *testing.T) {
		_, m := start(t, environment(t), "good")
		awaitState(t, m, host.Ready)
		response, err := http.Get(serve(t, m).URL + "/api/v1/fake/events")
		require.NoError(t, err)
		defer response.Body.Close()
		lines := bufio.NewScanner(response.Body)
		require.True(t, lines.Scan())
		require.Equal(t, "event: hello", lines.Text(), "the first frame must not wait for the second")
		require.NoError(t, m.Replace(context.Background(), fakeSpec("good")))
		rest := ""
		for lines.Scan() {
			rest += lines.Text() + "\n"
		}
		require.Contains(t, rest, "event: bye")
	})
}
