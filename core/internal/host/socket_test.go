package host_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/lasting"
)

// door is a server before a module, whose answers can be ended.
type door struct {
	*httptest.Server
	mutex sync.Mutex
	ends  []context.CancelCauseFunc
	done  chan struct{} // an answer is over, as far as the host is concerned
}

func openDoor(t *testing.T, m *host.Module) *door {
	t.Helper()
	d := &door{done: make(chan struct{}, 100)}
	d.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() { d.done <- struct{}{} }()
		ctx, end := context.WithCancelCause(r.Context())
		d.mutex.Lock()
		d.ends = append(d.ends, end)
		d.mutex.Unlock()
		operation, _, _ := m.Routes().Match(r.Method, r.URL.Path)
		m.ServeOperation(w, r.WithContext(ctx), someone, operation)
	}))
	t.Cleanup(d.Close)
	return d
}

// end ends all answers.
func (d *door) end(why *lasting.End) {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	for _, end := range d.ends {
		end(why)
	}
}

// over waits for an answer's end.
func (d *door) over(t *testing.T, within time.Duration) {
	t.Helper()
	select {
	case <-d.done:
	case <-time.After(within):
		t.Fatal("the host still serves it")
	}
}

// dial opens the fake module's socket and reads what arrived there.
func (d *door) dial(t *testing.T, query string, header http.Header) (conn *websocket.Conn, arrived struct {
	Header http.Header
	Query  string
}) {
	t.Helper()
	conn, response, err := websocket.Dial(t.Context(), d.URL+"/api/v1/fake/socket"+query, &websocket.DialOptions{HTTPHeader: header})
	if err != nil {
		text, _ := io.ReadAll(response.Body)
		require.NoError(t, err, string(text))
	}
	require.Equal(t, http.StatusSwitchingProtocols, response.StatusCode)
	t.Cleanup(func() { _ = conn.CloseNow() })
	conn.SetReadLimit(-1)
	_, text, err := conn.Read(t.Context())
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(text, &arrived))
	return conn, arrived
}

// farewell is what the other side ends with; what it said before must have come whole.
func farewell(t *testing.T, conn *websocket.Conn) websocket.CloseError {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second)
	defer cancel()
	for {
		_, _, err := conn.Read(ctx)
		if err == nil {
			continue
		}
		var end websocket.CloseError
		require.ErrorAs(t, err, &end)
		return end
	}
}

func TestSockets(t *testing.T) {
	env := environment(t)
	env.Proxy.MaxLasting = 8
	_, m := start(t, env, "good")
	awaitState(t, m, host.Ready)

	t.Run("both sides speak through the host, in messages of any size", func(t *testing.T) {
		d := openDoor(t, m)
		conn, _ := d.dial(t, "", nil)
		for _, size := range []int{0, 1, 125, 126, 65535, 65536, 3_000_000} {
			for _, kind := range []websocket.MessageType{websocket.MessageText, websocket.MessageBinary} {
				require.NoError(t, conn.Write(t.Context(), kind, []byte(strings.Repeat("x", size))))
				got, text, err := conn.Read(t.Context())
				require.NoError(t, err)
				require.Equal(t, kind, got)
				require.Len(t, text, size)
			}
		}
		require.NoError(t, conn.Close(websocket.StatusNormalClosure, ""))
		d.over(t, 5*time.Second)
	})

	t.Run("a client that hangs up is gone, whether the module notices or not", func(t *testing.T) {
		d := openDoor(t, m)
		conn, _ := d.dial(t, "", nil)
		require.NoError(t, conn.CloseNow())
		d.over(t, 5*time.Second)
	})

	t.Run("the module sees the signed principal, and neither ticket nor cookie nor what else the client says of itself", func(t *testing.T) {
		d := openDoor(t, m)
		conn, arrived := d.dial(t, "?ticket=s3cret&codec=opus", forged())
		require.Equal(t, "codec=opus", arrived.Query)
		for name := range forged() {
			if name != "Accept-Language" && name != "Recobro-Principal" {
				require.NotContains(t, arrived.Header, name)
			}
		}
		require.NotContains(t, fmt.Sprint(arrived), "s3cret")
		require.NoError(t, conn.CloseNow())
		d.over(t, 5*time.Second)
	})

	t.Run("an operation that is no socket answers as if nobody had asked for one", func(t *testing.T) {
		response, raw := ask(t, http.MethodGet, openDoor(t, m).URL+"/api/v1/fake", http.Header{"Connection": {"Upgrade"}, "Upgrade": {"websocket"}}, nil)
		require.Equal(t, http.StatusOK, response.StatusCode)
		require.NotContains(t, string(raw), "Upgrade")
	})

	t.Run("the host ends it between two messages, however much the module says", func(t *testing.T) {
		d := openDoor(t, m)
		conn, _ := d.dial(t, "", nil)
		require.NoError(t, conn.Write(t.Context(), websocket.MessageBinary, []byte("flood")))
		for range 50 {
			_, _, err := conn.Read(t.Context())
			require.NoError(t, err)
		}
		d.end(lasting.Access)
		require.Equal(t, websocket.CloseError{Code: websocket.StatusPolicyViolation, Reason: "access"}, farewell(t, conn))
		d.over(t, 2*time.Second)
	})

	t.Run("the host ends it where nobody says anything", func(t *testing.T) {
		d := openDoor(t, m)
		conn, _ := d.dial(t, "", nil)
		d.end(lasting.Stopping)
		require.Equal(t, websocket.CloseError{Code: websocket.StatusGoingAway, Reason: "stopping"}, farewell(t, conn))
		d.over(t, 2*time.Second)
	})

	t.Run("the host ends it where the client takes nothing", func(t *testing.T) {
		d := openDoor(t, m)
		conn, _ := d.dial(t, "", nil)
		require.NoError(t, conn.Write(t.Context(), websocket.MessageBinary, []byte("flood")))
		_, _, err := conn.Read(t.Context())
		require.NoError(t, err)
		d.end(lasting.Access)
		d.over(t, 2*time.Second)
	})

	t.Run("a request that is ended before its answer begins is refused", func(t *testing.T) {
		d := openDoor(t, m)
		answered := make(chan int, 1)
		go func() {
			response, err := http.Get(d.URL + "/api/v1/fake/slow?for=5s")
			if err == nil {
				answered <- response.StatusCode
				_ = response.Body.Close()
			}
		}()
		require.Eventually(t, func() bool { d.mutex.Lock(); defer d.mutex.Unlock(); return len(d.ends) > 0 }, 5*time.Second, time.Millisecond)
		d.end(lasting.Access)
		require.Equal(t, http.StatusServiceUnavailable, <-answered)
	})

	t.Run("a stream of events that the host ends comes to a clean end, a download that it ends does not", func(t *testing.T) {
		d := openDoor(t, m)
		events, err := http.Get(d.URL + "/api/v1/fake/events")
		require.NoError(t, err)
		file, err := http.Get(d.URL + "/api/v1/fake/drip")
		require.NoError(t, err)
		d.end(lasting.Access)
		text, err := io.ReadAll(events.Body)
		require.NoError(t, err)
		require.Equal(t, "event: hello\ndata: {}\n\n", string(text))
		_, err = io.ReadAll(file.Body)
		require.Error(t, err)
	})

	t.Run("sockets have places of their own, and not without end", func(t *testing.T) {
		d := openDoor(t, m)
		for range env.Proxy.MaxLasting {
			d.dial(t, "", nil)
		}
		_, response, err := websocket.Dial(t.Context(), d.URL+"/api/v1/fake/socket", nil)
		require.Error(t, err)
		require.Equal(t, http.StatusServiceUnavailable, response.StatusCode)
		code, _ := get(t, d.URL+"/api/v1/fake")
		require.Equal(t, http.StatusOK, code)
		d.end(lasting.Stopping)
		for range env.Proxy.MaxLasting + 2 {
			d.over(t, 5*time.Second)
		}
	})

	t.Run("a module that is replaced takes leave of its sockets, and the next one opens them again", func(t *testing.T) {
		d := openDoor(t, m)
		conn, _ := d.dial(t, "", nil)
		old := m.Status().PID
		require.NoError(t, m.Replace(t.Context(), fakeSpec("good")))
		require.Equal(t, websocket.StatusServiceRestart, farewell(t, conn).Code)
		d.over(t, 5*time.Second)
		d.dial(t, "", nil)
		require.Eventually(t, func() bool { return !alive(old) }, 5*time.Second, time.Millisecond, "the process ends once nobody uses it")
	})

	t.Run("the sockets of a module that is killed end, and nobody waits for them", func(t *testing.T) {
		d := openDoor(t, m)
		conn, _ := d.dial(t, "", nil)
		kill(t, m)
		_, _, err := conn.Read(t.Context())
		require.Error(t, err)
		d.over(t, 5*time.Second)
		awaitState(t, m, host.Ready)
	})
}
