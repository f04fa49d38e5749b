package host_test

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/host"
)

// wire sends text as it is and gives the connection, to read an answer from or to close.
func wire(t *testing.T, server *httptest.Server, text string) net.Conn {
	t.Helper()
	connection, err := net.Dial("tcp", server.Listener.Addr().String())
	require.NoError(t, err)
	t.Cleanup(func() { _ = connection.Close() })
	_, err = io.WriteString(connection, text)
	require.NoError(t, err)
	return connection
}

// answered reads an answer from the wire.
func answered(t *testing.T, connection net.Conn) (*http.Response, string) {
	t.Helper()
	require.NoError(t, connection.SetReadDeadline(time.Now().Add(10*time.Second)))
	response, err := http.ReadResponse(bufio.NewReader(connection), nil)
	require.NoError(t, err)
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	require.NoError(t, err)
	return response, string(text)
}

func chunked(body string, more ...string) string {
	return "POST /api/v1/fake/upload HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n" + strings.Join(more, "") + "\r\n" + body
}

func TestWhatClientsDoWrong(t *testing.T) {
	_, m := start(t, environment(t), "good")
	awaitState(t, m, host.Ready)
	server := serve(t, m)
	works := func(t *testing.T) {
		t.Helper()
		code, _ := get(t, server.URL+"/api/v1/fake")
		require.Equal(t, http.StatusOK, code, "the module serves everybody else")
		response, raw := ask(t, http.MethodPost, server.URL+"/api/v1/fake/upload", nil, strings.NewReader("{}"))
		require.Equal(t, http.StatusOK, response.StatusCode, "%s", raw)
	}
	large := fmt.Sprintf("%x\r\n%s\r\n", 300<<10, strings.Repeat("x", 300<<10)) // more than is held: it streams

	for what, text := range map[string]string{
		"a chunk of no size":                   chunked("hello\r\n"),
		"a chunk of no size in a large body":   chunked(large + "hello\r\n"),
		"a chunk longer than it says":          chunked("2\r\nhello\r\n0\r\n\r\n"),
		"a chunk of a size beyond all bounds":  chunked("fffffffffffffffff\r\n"),
		"a trailer that is none":               chunked("2\r\n{}\r\n0\r\nno trailer\r\n\r\n"),
		"a broken chunk, to be sent only once": chunked("hello\r\n", "Idempotency-Key: k\r\n"),
		"a protocol to switch to that is none": "GET /api/v1/fake HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: \xc3\xa9\r\n\r\n",
	} {
		t.Run(what+" is the client's fault and nobody else's matter", func(t *testing.T) {
			for range 6 {
				response, body := answered(t, wire(t, server, text))
				require.Equal(t, http.StatusBadRequest, response.StatusCode, body)
				require.Equal(t, "application/problem+json", response.Header.Get("Content-Type"), body)
			}
			works(t)
		})
	}

	t.Run("a body that does not come in its time is told so", func(t *testing.T) {
		impatient := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			_ = http.NewResponseController(w).SetReadDeadline(time.Now().Add(50 * time.Millisecond))
			m.ServeHTTP(w, r, someone)
		}))
		t.Cleanup(impatient.Close)
		for _, text := range []string{chunked("4\r\nslow\r\n"), chunked(large), "POST /api/v1/fake/upload HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nslow"} {
			for range 6 {
				response, body := answered(t, wire(t, impatient, text))
				require.Equal(t, http.StatusRequestTimeout, response.StatusCode, body)
				require.Contains(t, body, "body_slow")
			}
		}
		works(t)
	})

	for what, text := range map[string]string{
		"a body half sent":            "POST /api/v1/fake/upload HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf",
		"a large body half sent":      "POST /api/v1/fake/upload HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\nhalf",
		"a chunk half sent":           chunked("10\r\nhalf"),
		"an answer not yet there":     "GET /api/v1/fake/slow?for=50ms HTTP/1.1\r\nHost: x\r\n\r\n",
		"an answer not waited for":    "POST /api/v1/fake/slow HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}",
		"a stream":                    "GET /api/v1/fake/events HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\n\r\n",
		"a large answer not all read": "GET /api/v1/fake/bytes?n=60000 HTTP/1.1\r\nHost: x\r\n\r\n",
	} {
		t.Run("who goes away from "+what+" leaves everybody else alone", func(t *testing.T) {
			for range 8 {
				require.NoError(t, wire(t, server, text).Close())
			}
			works(t)
		})
	}
}

func TestPlaces(t *testing.T) {
	env := environment(t)
	env.Proxy.MaxConcurrent, env.Proxy.MaxLasting = 4, 2
	_, m := start(t, env, "good")
	awaitState(t, m, host.Ready)
	server := serve(t, m)

	t.Run("bodies that do not come hold no place in a module", func(t *testing.T) {
		for range 20 {
			wire(t, server, "POST /api/v1/fake/upload HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nslow")
			wire(t, server, chunked("4\r\nslow\r\n"))
		}
		for range 20 {
			code, _ := get(t, server.URL+"/api/v1/fake")
			require.Equal(t, http.StatusOK, code)
		}
	})

	t.Run("uploads that do not come hold those of uploads alone", func(t *testing.T) {
		upload := "POST /api/v1/fake/upload HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\nExpect: 100-continue\r\n\r\n"
		for range 2 {
			line, err := bufio.NewReader(wire(t, server, upload)).ReadString('\n')
			require.NoError(t, err)
			require.Contains(t, line, "100 Continue", "it is waited for")
		}
		refused := httptest.NewRecorder()
		m.ServeHTTP(refused, httptest.NewRequest(http.MethodPost, "/api/v1/fake/upload", io.LimitReader(zeros{}, 1<<20)), someone)
		require.Equal(t, http.StatusServiceUnavailable, refused.Code)
		code, _ := get(t, server.URL+"/api/v1/fake")
		require.Equal(t, http.StatusOK, code)
	})
}
