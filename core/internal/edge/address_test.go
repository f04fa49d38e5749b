package edge_test

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/edge"
)

func TestProxies_Known(t *testing.T) {
	t.Parallel()
	proxies, err := edge.ParseProxies("127.0.0.1, 10.0.0.0/8 fd00::/8")
	require.NoError(t, err)
	for fact, c := range map[string]struct {
		peer, want string
		chain      []string
	}{
		"a stranger's word is not taken":                         {"203.0.113.9:4000", "203.0.113.9", []string{"10.1.1.1"}},
		"who comes directly is who he is":                        {"203.0.113.9:4000", "203.0.113.9", nil},
		"a proxy names the client":                               {"127.0.0.1:4000", "198.51.100.7", []string{"198.51.100.7"}},
		"what the client put before it is not believed":          {"127.0.0.1:4000", "198.51.100.7", []string{"1.1.1.1, 198.51.100.7"}},
		"nor in a header of its own":                             {"127.0.0.1:4000", "198.51.100.7", []string{"1.1.1.1", "198.51.100.7"}},
		"proxies behind each other are passed over":              {"127.0.0.1:4000", "198.51.100.7", []string{"6.6.6.6, 198.51.100.7, 10.0.0.2", "10.0.0.1"}},
		"where all are ours the first is the client":             {"127.0.0.1:4000", "10.0.0.9", []string{"10.0.0.9, 10.0.0.2"}},
		"a port is no part of an address":                        {"127.0.0.1:4000", "198.51.100.7", []string{"198.51.100.7:5555"}},
		"nor are brackets":                                       {"127.0.0.1:4000", "2001:db8::1", []string{"[2001:db8::1]:443"}},
		"an IPv4 address in IPv6 is one of IPv4":                 {"[::ffff:127.0.0.1]:4000", "198.51.100.7", []string{"::ffff:198.51.100.7"}},
		"who says nothing through a proxy is the proxy":          {"127.0.0.1:4000", "127.0.0.1", nil},
		"behind what is no address nobody is known":              {"127.0.0.1:4000", "0.0.0.0", []string{"127.0.0.1, garbage"}},
		"an empty word is no address either":                     {"127.0.0.1:4000", "0.0.0.0", []string{""}},
		"garbage before the client changes nothing":              {"127.0.0.1:4000", "198.51.100.7", []string{"garbage, 198.51.100.7"}},
		"a network of IPv6 is one too":                           {"[fd00::1]:4000", "2001:db8::1", []string{"2001:db8::1"}},
		"a zone does not make a proxy of a stranger on the link": {"[fe80::1%eth0]:4000", "fe80::1", []string{"1.1.1.1"}},
	} {
		t.Run(fact, func(t *testing.T) {
			t.Parallel()
			r := httptest.NewRequest(http.MethodGet, "/", nil)
			r.RemoteAddr, r.Header["X-Forwarded-For"] = c.peer, c.chain
			proxies.Known(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
				require.Equal(t, c.want, edge.AddressOf(r.RemoteAddr).String())
				require.Empty(t, r.Header.Get("X-Forwarded-For"))
			})).ServeHTTP(httptest.NewRecorder(), r)
		})
	}

	t.Run("without proxies nobody's word is taken", func(t *testing.T) {
		t.Parallel()
		none, err := edge.ParseProxies("")
		require.NoError(t, err)
		require.False(t, none.Trust(edge.AddressOf("127.0.0.1:1")))
	})

	t.Run("what is neither a network nor an address is refused", func(t *testing.T) {
		t.Parallel()
		for _, list := range []string{"true", "10.0.0.0/33", "proxy.example.org", "10.0.0.1,x"} {
			_, err := edge.ParseProxies(list)
			require.Error(t, err, list)
		}
	})
}

func TestNeighbourhood(t *testing.T) {
	t.Parallel()
	require.Equal(t, "198.51.100.7", edge.Neighbourhood("198.51.100.7:1"))
	require.Equal(t, edge.Neighbourhood("[2001:db8::1]:1"), edge.Neighbourhood("[2001:db8::ffff:1]:2"), "one client chooses among a /64")
	require.NotEqual(t, edge.Neighbourhood("[2001:db8::1]:1"), edge.Neighbourhood("[2001:db8:0:1::1]:1"))
}
