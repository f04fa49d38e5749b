package httpapi_test

import (
	"bytes"
	"encoding/json"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
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
	catalog, err := errs.NewCatalog(httpapi.Locales())
	require.NoError(t, err)
	root := httpapi.Root{
		Log: slog.New(slog.NewJSONHandler(log, nil)), Catalog: catalog, Metrics: telemetry.NewMetrics(),
		Headers: httpapi.SecurityHeaders{Secure: true}, Limits: httpapi.Limits{MaxBody: 1 << 10, SmallBody: 1 << 10, BodyTime: 1e9, Catalog: catalog},
	}
	server := httptest.NewServer(root.Handler(h))
	t.Cleanup(server.Close)
	return server
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
