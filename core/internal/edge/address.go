// Package edge is what stands between the network and the front door: whose address a request comes from, certificates,
// and how many connections one address may have.
package edge

import (
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/host/quota"
)

const forwardedFor = "X-Forwarded-For"

// Proxies are the networks whose word on where a request comes from is taken. None: nobody's is.
type Proxies []netip.Prefix

// ParseProxies reads networks (10.0.0.0/8) and single addresses, separated by commas or spaces.
func ParseProxies(list string) (Proxies, error) {
	var proxies Proxies
	for _, word := range strings.FieldsFunc(list, func(r rune) bool { return r == ',' || r == ' ' }) {
		prefix, err := netip.ParsePrefix(word)
		if address, single := netip.ParseAddr(word); err != nil && single == nil {
			prefix, err = address.Prefix(address.BitLen())
		}
		if err != nil {
			return nil, fmt.Errorf("%q is neither a network (10.0.0.0/8) nor an address", word)
		}
		proxies = append(proxies, prefix.Masked())
	}
	return proxies, nil
}

// Known puts the client's address where everybody looks for it, in the request's RemoteAddr, and takes away what the
// client said of it.
func (p Proxies) Known(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if chain := r.Header.Values(forwardedFor); len(chain) > 0 {
			if peer := AddressOf(r.RemoteAddr); p.Trust(peer) {
				r.RemoteAddr = netip.AddrPortFrom(p.client(peer, chain), 0).String()
			}
			r.Header.Del(forwardedFor)
		}
		next.ServeHTTP(w, r)
	})
}

// Trust reports whether address is one of the proxies.
func (p Proxies) Trust(address netip.Addr) bool {
	return slices.ContainsFunc(p, func(network netip.Prefix) bool { return network.Contains(address) })
}

// client is the last hop of the chain that is none of ours, told by one that is; the first of all where every hop is ours.
// Behind a word that is no address nothing can be believed: the client is nobody then, and nobody's neighbour.
func (p Proxies) client(peer netip.Addr, chain []string) netip.Addr {
	client := peer
	for _, hop := range slices.Backward(strings.Split(strings.Join(chain, ","), ",")) {
		if !p.Trust(client) {
			break
		}
		if client = hopOf(hop); !client.IsValid() {
			return netip.IPv4Unspecified()
		}
	}
	return client
}

// hopOf reads an entry of the header, with or without a port.
func hopOf(entry string) netip.Addr {
	entry = strings.TrimSpace(entry)
	if address, err := netip.ParseAddr(strings.Trim(entry, "[]")); err == nil {
		return plain(address)
	}
	address, _ := netip.ParseAddrPort(entry) // invalid if it is none
	return plain(address.Addr())
}

// AddressOf is the address of a RemoteAddr; invalid if there is none in it.
func AddressOf(remote string) netip.Addr {
	host, _, err := net.SplitHostPort(remote)
	if err != nil {
		host = remote
	}
	address, _ := netip.ParseAddr(host)
	return plain(address)
}

func plain(address netip.Addr) netip.Addr { return address.Unmap().WithZone("") }

// Neighbourhood is what counts as the client of a RemoteAddr.
func Neighbourhood(remote string) string { return quota.Client(AddressOf(remote)) }
