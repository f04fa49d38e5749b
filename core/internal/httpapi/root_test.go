package httpapi_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/httpapi"
	"github.com/recobro/recobro/core/internal/telemetry"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// behind puts the real root before a handler.
func behind(t *testing.T, log *bytes.Buffer, h http.HandlerFunc) *httptest.Server {
	t.Helper()
	server := httptest.NewServer(root(t, log).Handler(h))
	t.Cleanup(server.Close)
	return server
}

func root(t *testing.T, log *bytes.Buffer) httpapi.Root {
	t.Helper()
	catalog, err := errs.NewCatalog(httpapi.Locales())
	require.NoError(t, err)
	return httpapi.Root{
		Log: slog.New(slog.NewJSONHandler(log, nil)), Catalog: catalog, Metrics: telemetry.NewMetrics(),
		Headers: httpapi.SecurityHeaders{Secure: true}, Limits: httpapi.Limits{MaxBody: 1 << 10, BodyTime: 5e8, LongestBody: 2e9, AnswerTime: 1e9, LeastRate: 1 << 20, Refused: 1e8, Catalog: catalog},
	}
}

func TestRoot(t *testing.T) {
	t.Run("a panic is a problem for the caller and a stack in the log", func(t *testing.T) {
		var log bytes.Buffer
		server := behind(t, &log, func(http.ResponseWriter, *http.Request) { panic("the password is hunter2") })
		response, err := http.Get(server.URL + "/x")
		require.NoError(t, err)
		var problem errs.Problem
		require.NoError(t, json.NewDecoder(response.Body).Decode(&problem))
		require.NoError(t, response.Body.Close())
		require.Equal(t, http.StatusInternalServerError, response.StatusCode)
		require.Equal(t, "internal", problem.Code)
		require.Equal(t, response.Header.Get("X-Request-Id"), problem.TraceID)
		require.NotContains(t, problem.Title+problem.Detail, "hunter2")
		require.Contains(t, log.String(), "hunter2")
		require.Contains(t, log.String(), "root_test.go")
	})

	t.Run("a request keeps the id its client gave, if logs can bear it", func(t *testing.T) {
		var log bytes.Buffer
		server := behind(t, &log, func(w http.ResponseWriter, r *http.Request) {
			_, _ = w.Write([]byte(r.Header.Get("X-Request-Id")))
		})
		for given, kept := range map[string]bool{"abc-1.2_Z": true, "": false, "a b": false, strings.Repeat("x", 65): false, "é": false} {
			request, err := http.NewRequest(http.MethodGet, server.URL, nil)
			require.NoError(t, err)
			request.Header.Set("X-Request-Id", given)
			response, err := http.DefaultClient.Do(request)
			require.NoError(t, err)
			require.NoError(t, response.Body.Close())
			require.Equal(t, kept, response.Header.Get("X-Request-Id") == given, "%q", given)
			require.NotEmpty(t, response.Header.Get("X-Request-Id"))
		}
	})

	t.Run("every answer carries the headers that keep browsers from guessing and framing", func(t *testing.T) {
		server := behind(t, &bytes.Buffer{}, func(http.ResponseWriter, *http.Request) {})
		response, err := http.Get(server.URL)
		require.NoError(t, err)
		require.NoError(t, response.Body.Close())
		require.Equal(t, "nosniff", response.Header.Get("X-Content-Type-Options"))
		require.Equal(t, "DENY", response.Header.Get("X-Frame-Options"))
		require.Contains(t, response.Header.Get("Content-Security-Policy"), "default-src 'none'")
		require.Contains(t, response.Header.Get("Strict-Transport-Security"), "max-age=")
	})

	t.Run("a body over the limit is refused before anything reads it", func(t *testing.T) {
		server := behind(t, &bytes.Buffer{}, func(http.ResponseWriter, *http.Request) { t.Error("reached") })
		response, err := http.Post(server.URL, "text/plain", strings.NewReader(strings.Repeat("x", 2<<10)))
		require.NoError(t, err)
		require.NoError(t, response.Body.Close())
		require.Equal(t, http.StatusRequestEntityTooLarge, response.StatusCode)
	})

	t.Run("a handler that works longer than a body may take to arrive is not cut off", func(t *testing.T) {
		server := behind(t, &bytes.Buffer{}, func(w http.ResponseWriter, r *http.Request) {
			_, _ = io.Copy(io.Discard, r.Body)
			select {
			case <-r.Context().Done():
				w.WriteHeader(http.StatusGone)
			case <-time.After(1500 * time.Millisecond):
			}
		})
		response, err := http.Post(server.URL, "text/plain", strings.NewReader("short"))
		require.NoError(t, err)
		require.NoError(t, response.Body.Close())
		require.Equal(t, http.StatusOK, response.StatusCode)
	})

	t.Run("a body that does not arrive in its time is given up", func(t *testing.T) {
		failed := make(chan error, 1)
		server := behind(t, &bytes.Buffer{}, func(_ http.ResponseWriter, r *http.Request) {
			_, err := io.Copy(io.Discard, r.Body)
			failed <- err
		})
		connection, err := net.Dial("tcp", server.Listener.Addr().String())
		require.NoError(t, err)
		defer connection.Close()
		_, err = connection.Write([]byte("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nslow"))
		require.NoError(t, err)
		require.Error(t, <-failed)
	})

	t.Run("a body that comes too slowly is given up, by chunks too, however long it says it is", func(t *testing.T) {
		failed := make(chan error, 1)
		server := behind(t, &bytes.Buffer{}, func(_ http.ResponseWriter, r *http.Request) {
			_, err := io.Copy(io.Discard, r.Body)
			failed <- err
		})
		connection, err := net.Dial("tcp", server.Listener.Addr().String())
		require.NoError(t, err)
		defer connection.Close()
		_, err = io.WriteString(connection, "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
		require.NoError(t, err)
		tick := time.NewTicker(50 * time.Millisecond)
		defer tick.Stop()
		for {
			select {
			case err := <-failed:
				require.ErrorIs(t, err, os.ErrDeadlineExceeded)
				return
			case <-tick.C:
				_, _ = io.WriteString(connection, "1\r\nx\r\n") // a byte now and then earns next to nothing
			}
		}
	})

	t.Run("a body that nobody wants keeps nobody waiting for its answer", func(t *testing.T) {
		server := behind(t, &bytes.Buffer{}, func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusTeapot) })
		connection, err := net.Dial("tcp", server.Listener.Addr().String())
		require.NoError(t, err)
		defer connection.Close()
		_, err = io.WriteString(connection, "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n")
		require.NoError(t, err)
		response, err := http.ReadResponse(bufio.NewReader(connection), nil)
		require.NoError(t, err)
		require.Equal(t, http.StatusTeapot, response.StatusCode)
	})

	t.Run("an answer that nobody takes is given up", func(t *testing.T) {
		failed := make(chan error, 1)
		server := behind(t, &bytes.Buffer{}, func(w http.ResponseWriter, _ *http.Request) {
			var err error
			for err == nil {
				_, err = w.Write(make([]byte, 32<<10))
			}
			failed <- err
		})
		connection, err := net.Dial("tcp", server.Listener.Addr().String())
		require.NoError(t, err)
		defer connection.Close()
		_, err = io.WriteString(connection, "GET / HTTP/1.1\r\nHost: x\r\n\r\n")
		require.NoError(t, err)
		require.ErrorIs(t, <-failed, os.ErrDeadlineExceeded)
	})

	t.Run("over HTTP/2 too a slow body is given up, and a handler that thinks is not", func(t *testing.T) {
		failed := make(chan error, 1)
		server := httptest.NewUnstartedServer(root(t, &bytes.Buffer{}).Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.Method == http.MethodPost {
				_, err := io.Copy(io.Discard, r.Body)
				failed <- err
				return
			}
			w.WriteHeader(http.StatusOK)
			_ = http.NewResponseController(w).Flush()
			select {
			case <-r.Context().Done():
			case <-time.After(1500 * time.Millisecond):
				_, _ = w.Write([]byte("done"))
			}
		})))
		server.EnableHTTP2 = true
		server.StartTLS()
		t.Cleanup(server.Close)
		response, err := server.Client().Get(server.URL)
		require.NoError(t, err)
		text, err := io.ReadAll(response.Body)
		require.NoError(t, err)
		require.Equal(t, "done", string(text))
		require.Equal(t, 2, response.ProtoMajor)
		body, slow := io.Pipe()
		t.Cleanup(func() { _ = slow.Close() })
		go func() {
			if response, err := server.Client().Post(server.URL, "text/plain", body); err == nil {
				_ = response.Body.Close()
			}
		}()
		require.ErrorIs(t, <-failed, os.ErrDeadlineExceeded)
	})

	t.Run("the access log names the request and its end in one line", func(t *testing.T) {
		var log bytes.Buffer
		server := behind(t, &log, func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusTeapot) })
		response, err := http.Get(server.URL + "/tea?secret=1")
		require.NoError(t, err)
		require.NoError(t, response.Body.Close())
		server.Close()
		var line map[string]any
		require.NoError(t, json.Unmarshal(log.Bytes(), &line))
		require.Equal(t, "/tea", line["path"], "the query stays out of the log")
		require.EqualValues(t, http.StatusTeapot, line["status"])
		require.Equal(t, response.Header.Get("X-Request-Id"), line["request_id"])
	})
}

func TestCoreManifest(t *testing.T) {
	t.Run("the core's manifest holds and its refusals are told in every language", func(t *testing.T) {
		_, err := httpapi.CoreManifest()
		require.NoError(t, err)
		catalog, err := errs.NewCatalog(httpapi.Locales())
		require.NoError(t, err)
		require.ElementsMatch(t, catalog.Codes("es"), catalog.Codes("en"))
		require.ElementsMatch(t, catalog.Codes("es"), catalog.Codes("pt"))
	})
}
