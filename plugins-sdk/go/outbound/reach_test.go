package outbound_test

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/outbound"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/host/schema"
)

func TestReach(t *testing.T) {
	t.Parallel()
	server := serve(t, status(http.StatusOK))
	place := server.Listener.Addr().String()
	_, port, _ := strings.Cut(place, ":")

	t.Run("a call goes where the manifest leads, and nowhere else", func(t *testing.T) {
		t.Parallel()
		o := open(t, sqlite(), append(to("https://api.example.com", "https://*.example.org:8443"), outbound.Destination{Setting: "base_url"}), func(c *outbound.Config) {
			schema, err := schema.Parse(json.RawMessage(`{"type": "object", "properties": {"base_url": {"type": "string"}}}`))
			require.NoError(t, err)
			c.Chosen, err = settings.NewStore(schema, map[string]json.RawMessage{
				"a": json.RawMessage(`{"base_url": "https://chosen.example/v1"}`), "c": json.RawMessage(`{"base_url": "http://plain.example"}`),
			})
			require.NoError(t, err)
			c.Settings = json.RawMessage(`{"base_url": "https://operators.example"}`)
		})
		names, _ := names(t)
		o.ResolveBy(names)
		for tenant, places := range map[string]map[string]error{
			"a": {
				"https://api.example.com/x": outbound.ErrPrivate, "https://API.example.com:443": outbound.ErrPrivate,
				"https://a.b.example.org:8443": outbound.ErrPrivate, "https://chosen.example/v2": outbound.ErrPrivate,
				"https://api.example.com:444": outbound.ErrNotListed, "http://api.example.com": outbound.ErrNotListed,
				"https://example.com": outbound.ErrNotListed, "https://api.example.com.evil.test": outbound.ErrNotListed,
				"https://api.example.com@evil.test": outbound.ErrNotListed, "https://example.org:8443": outbound.ErrNotListed,
				"https://a.example.org": outbound.ErrNotListed, "https://evilexample.org:8443": outbound.ErrNotListed,
				"https://operators.example": outbound.ErrNotListed, "https://api.example.com.": outbound.ErrNotListed,
			},
			"b": {"https://operators.example": outbound.ErrPrivate, "https://chosen.example": outbound.ErrNotListed},
			"c": {"http://plain.example": outbound.ErrNotListed, "https://plain.example:80": outbound.ErrNotListed},
		} {
			for address, refusal := range places {
				_, _, err := send(t, o.Client, as(tenant), http.MethodPost, address, nil)
				require.ErrorIs(t, err, refusal, "%s by %s", address, tenant)
			}
		}
		r, err := http.NewRequestWithContext(as("a"), http.MethodGet, "https://api.example.com", nil)
		require.NoError(t, err)
		r.Host = "evil.test"
		_, err = o.Do(r)
		require.ErrorIs(t, err, outbound.ErrNotListed, "under another name")
	})

	t.Run("no private, loopback, link-local, metadata or otherwise special address is reached, by whatever way it is written", func(t *testing.T) {
		t.Parallel()
		for _, host := range []string{
			"127.0.0.1:" + port, "127.9.9.9", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.100.100.200", "0.0.0.0:" + port,
			"255.255.255.255", "224.0.0.1", "[::1]:" + port, "[::]:" + port, "[::ffff:127.0.0.1]:" + port, "[::ffff:169.254.169.254]", "[fe80::1]",
			"[fd00:ec2::254]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]",
		} {
			o := open(t, sqlite(), to("https://"+host), nil)
			_, _, err := call(t, o.Client, http.MethodGet, "https://"+host)
			require.ErrorIs(t, err, outbound.ErrPrivate, host)
		}
		require.Zero(t, server.calls.Load())
	})

	t.Run("a name is judged by the very address that is dialed: it is looked up once, and cannot change in between", func(t *testing.T) {
		t.Parallel()
		names, asked := names(t)
		o := open(t, sqlite(), to("https://rebinds.test:"+port), nil)
		o.ResolveBy(names)
		_, _, err := call(t, o.Client, http.MethodPost, "https://rebinds.test:"+port)
		require.ErrorIs(t, err, outbound.ErrPrivate)
		require.EqualValues(t, 1, asked.Load())
	})

	t.Run("what the operator has allowed is reached by that name and port alone, by plain HTTP too", func(t *testing.T) {
		t.Parallel()
		names, _ := names(t)
		allowed := serve(t, status(http.StatusOK))
		_, port, _ := strings.Cut(allowed.Listener.Addr().String(), ":")
		o := open(t, sqlite(), to("http://ollama.test:"+port, "https://other.test:"+port), nil)
		o.ResolveBy(names)
		code, _, err := call(t, o.Client, http.MethodPost, "http://ollama.test:"+port)
		require.NoError(t, err)
		require.Equal(t, http.StatusOK, code)
		_, _, err = call(t, o.Client, http.MethodPost, "https://other.test:"+port)
		require.ErrorIs(t, err, outbound.ErrPrivate)
	})
}

func TestRedirects(t *testing.T) {
	t.Parallel()
	var last *http.Request
	end := serve(t, func(w http.ResponseWriter, r *http.Request) { last = r })
	names, _ := names(t)
	secret := serve(t, status(http.StatusOK)) // listed, not allowed
	_, port, _ := strings.Cut(secret.Listener.Addr().String(), ":")
	var start *provider
	start = serve(t, func(w http.ResponseWriter, r *http.Request) {
		at := r.URL.Query().Get("to")
		if at == "" {
			at = start.URL + "/?to="
		}
		code := http.StatusFound
		if r.Method == http.MethodPut {
			code = http.StatusTemporaryRedirect
		}
		http.Redirect(w, r, at, code)
	})
	o := open(t, sqlite(), to(start.URL, end.URL, "https://inner.test:"+port), nil)
	o.ResolveBy(names)
	from := func(at string) string { return start.URL + "/?key=hunter2&to=" + url.QueryEscape(at) }

	t.Run("each is held against the list and the private addresses again", func(t *testing.T) {
		for at, refusal := range map[string]error{
			"https://evil.test": outbound.ErrNotListed, "http://169.254.169.254/latest/meta-data": outbound.ErrNotListed,
			"http://127.0.0.1:" + port: outbound.ErrNotListed, "https://inner.test:" + port: outbound.ErrPrivate, "file:///etc/passwd": outbound.ErrNotListed,
		} {
			_, _, err := call(t, o.Client, http.MethodGet, from(at))
			require.ErrorIs(t, err, refusal, at)
		}
		require.Zero(t, secret.calls.Load())
	})

	t.Run("to another host goes no key, no cookie and no word of where it is from", func(t *testing.T) {
		code, _, err := call(t, o.Client, http.MethodGet, from(end.URL), "Authorization", "Bearer hunter2", "X-Api-Key", "hunter2", "Cookie", "c=hunter2", "Accept", "audio/mpeg")
		require.NoError(t, err)
		require.Equal(t, http.StatusOK, code)
		require.Equal(t, "audio/mpeg", last.Header.Get("Accept"))
		for name, values := range last.Header {
			require.NotContains(t, strings.Join(values, " "), "hunter2", name)
		}
	})

	t.Run("what would take a body to another host, and what never ends, is for the caller to judge", func(t *testing.T) {
		before := end.calls.Load()
		code, _, err := call(t, o.Client, http.MethodPut, from(end.URL))
		require.NoError(t, err)
		require.Equal(t, http.StatusTemporaryRedirect, code)
		require.Equal(t, before, end.calls.Load())
		before = start.calls.Load()
		code, _, err = call(t, o.Client, http.MethodGet, start.URL)
		require.NoError(t, err)
		require.Equal(t, http.StatusFound, code)
		require.EqualValues(t, 4, start.calls.Load()-before)
	})
}
