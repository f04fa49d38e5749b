package host_test

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/plugins-sdk/host/vouch"
)

func ask(t *testing.T, method, url string, header http.Header, body io.Reader) (*http.Response, []byte) {
	t.Helper()
	request, err := http.NewRequest(method, url, body)
	require.NoError(t, err)
	for name, values := range header {
		request.Header[name] = values
	}
	response, err := http.DefaultClient.Do(request)
	require.NoError(t, err)
	defer response.Body.Close()
	raw, err := io.ReadAll(response.Body)
	require.NoError(t, err)
	return response, raw
}

func forged() http.Header {
	return http.Header{
		"Authorization": {"Bearer secret"}, "Cookie": {"recobro_session=s3cret; fake_session=own"},
		vouch.Header: {"forged"}, "X-Forwarded-User": {"root"}, "X-Forwarded-For": {"10.0.0.1"}, "X-Real-Ip": {"10.0.0.1"},
		"X-User-Id": {"root"}, "X-Tenant-Id": {"other"}, "X-Auth-Request-Email": {"a@b"}, "Remote-User": {"root"},
		"Forwarded": {"for=1"}, "X-Remote-User": {"root"}, "X-Api-Key": {"k"}, "Accept-Language": {"pt"},
	}
}

func TestHeaders(t *testing.T) {
	t.Setenv("RECOBRO_SECRET_OF_THE_HOST", "s3cret")
	_, m := start(t, environment(t), "good")
	awaitState(t, m, host.Ready)
	url := serve(t, m).URL
	reach := func(path string) (*http.Response, echoed) {
		response, raw := ask(t, http.MethodGet, url+path, forged(), nil)
		var got echoed
		require.NoError(t, json.Unmarshal(raw, &got), "%s", raw)
		return response, got
	}

	t.Run("a module sees the signed principal and none of the client's identity or credentials", func(t *testing.T) {
		response, got := reach("/api/v1/fake")
		require.True(t, got.Verified)
		require.Equal(t, "andina", got.Tenant)
		for name := range forged() {
			if name != "Accept-Language" && name != vouch.Header {
				require.NotContains(t, got.Header, name)
			}
		}
		require.Equal(t, "pt", got.Header.Get("Accept-Language"))
		require.Empty(t, response.Header.Values("Set-Cookie"))
		require.Empty(t, response.Header.Get("Server"))
	})

	t.Run("where a module reads credentials itself it still gets no cookie but its own and sets no other", func(t *testing.T) {
		response, got := reach("/open/fake")
		require.Equal(t, "Bearer secret", got.Header.Get("Authorization"))
		require.Equal(t, "fake_session=own", got.Header.Get("Cookie"))
		require.Equal(t, []string{"fake_session=1; Path=/open/fake"}, response.Header.Values("Set-Cookie"))
		require.Equal(t, []string{"127.0.0.1"}, got.Header.Values("X-Forwarded-For"), "where the request comes from, by the host's word alone")
	})

	t.Run("a page says itself what browsers let it do, where the manifest declares pages; elsewhere the host's word stands beside it", func(t *testing.T) {
		strict := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Security-Policy", "default-src 'none'")
			w.Header().Set("X-Frame-Options", "DENY")
			m.ServeHTTP(w, r, someone)
		}))
		defer strict.Close()
		page, _ := ask(t, http.MethodGet, strict.URL+"/open/fake/page", nil, nil)
		require.Equal(t, []string{"default-src 'self'"}, page.Header.Values("Content-Security-Policy"))
		require.Equal(t, "DENY", page.Header.Get("X-Frame-Options"), "of which it says nothing")
		other, _ := ask(t, http.MethodGet, strict.URL+"/open/fake/other", nil, nil)
		require.Equal(t, []string{"default-src 'none'", "default-src 'self'"}, other.Header.Values("Content-Security-Policy"))
	})

	t.Run("nothing of the host's environment reaches a module", func(t *testing.T) {
		_, got := reach("/api/v1/fake")
		require.NotContains(t, strings.Join(got.Environ, "\n"), "RECOBRO_SECRET_OF_THE_HOST")
	})
}

func TestStreaming(t *testing.T) {
	_, m := start(t, environment(t), "good")
	awaitState(t, m, host.Ready)
	url := serve(t, m).URL

	t.Run("an upload of 300 MB passes without being held in memory", func(t *testing.T) {
		const size = 300 << 20
		before := resident(t, os.Getpid())
		response, raw := ask(t, http.MethodPost, url+"/api/v1/fake/upload", nil, io.LimitReader(zeros{}, size))
		require.Equal(t, http.StatusOK, response.StatusCode)
		require.JSONEq(t, `{"bytes":314572800,"failed":false}`, string(raw))
		require.Less(t, peak(t, os.Getpid())-before, int64(48<<20))
		require.Less(t, peak(t, m.Status().PID), int64(96<<20))
	})

	t.Run("an answer of any size arrives whole", func(t *testing.T) {
		for _, n := range []string{"2", "1000", "65536", "65537", "3000000"} {
			_, raw := ask(t, http.MethodGet, url+"/api/v1/fake/bytes?n="+n, nil, nil)
			require.Equal(t, n, itoa(len(raw)))
		}
	})

	t.Run("a file is given whole, by a range, or not again while it is the same", func(t *testing.T) {
		for _, asked := range []struct {
			name, value, body string
			code              int
		}{
			{"Range", "bytes=2-4", "234", http.StatusPartialContent}, {"Range", "bytes=10-", "", http.StatusRequestedRangeNotSatisfiable},
			{"If-None-Match", `"1"`, "", http.StatusNotModified}, {"If-None-Match", `"2"`, "0123456789", http.StatusOK},
		} {
			response, raw := ask(t, http.MethodGet, url+"/api/v1/fake/file", http.Header{asked.name: {asked.value}}, nil)
			require.Equal(t, asked.code, response.StatusCode)
			require.Equal(t, "no-store", response.Header.Get("Cache-Control"))
			require.Empty(t, response.Header.Values("X-Content-Type-Options"), "the host says so itself")
			if asked.body != "" {
				require.Equal(t, asked.body, string(raw))
			}
		}
	})

	t.Run("a body that may be sent again arrives once, unchanged", func(t *testing.T) {
		body := bytes.Repeat([]byte("x"), 100_000)
		header := http.Header{"Idempotency-Key": {"k1"}}
		_, raw := ask(t, http.MethodPost, url+"/api/v1/fake/upload", header, bytes.NewReader(body))
		require.JSONEq(t, `{"bytes":100000,"failed":false}`, string(raw))
	})
}

func TestLimits(t *testing.T) {
	t.Run("garbage from a module is a refusal that can be read, and opens the breaker only for that module", func(t *testing.T) {
		_, m := start(t, environment(t), "good")
		awaitState(t, m, host.Ready)
		url := serve(t, m).URL
		for range 6 {
			response, raw := ask(t, http.MethodPost, url+"/api/v1/fake/hijack", nil, strings.NewReader("{}"))
			require.Equal(t, http.StatusServiceUnavailable, response.StatusCode)
			require.Equal(t, "application/problem+json", response.Header.Get("Content-Type"))
			require.NotContains(t, string(raw), "this is not HTTP")
		}
		response, raw := ask(t, http.MethodGet, url+"/api/v1/fake", nil, nil)
		require.Equal(t, http.StatusServiceUnavailable, response.StatusCode, "%s", raw)
		require.Equal(t, "1", response.Header.Get("Retry-After"))
		require.Eventually(t, func() bool {
			code, _ := get(t, url+"/api/v1/fake")
			return code == http.StatusOK
		}, 5e9, 5e7)
	})

	t.Run("more requests than a module may have at a time are told to come back", func(t *testing.T) {
		env := environment(t)
		env.Proxy.MaxConcurrent = 1
		_, m := start(t, env, "good")
		awaitState(t, m, host.Ready)
		url := serve(t, m).URL
		stream, err := http.Get(url + "/api/v1/fake/events")
		require.NoError(t, err)
		response, raw := ask(t, http.MethodGet, url+"/api/v1/fake", nil, nil)
		require.Equal(t, http.StatusServiceUnavailable, response.StatusCode)
		require.Contains(t, string(raw), "module_busy")
		require.NoError(t, stream.Body.Close())
		require.Eventually(t, func() bool {
			code, _ := get(t, url+"/api/v1/fake")
			return code == http.StatusOK
		}, 5e9, 1e7)
	})
}

// zeros is an endless body.
type zeros struct{}

func (zeros) Read(p []byte) (int, error) { return len(p), nil }
