package quota

import "net/netip"

// Client is what counts as one client: an IPv4 address, or the /64 that one IPv6 client can choose from.
func Client(address netip.Addr) string {
	if address.Is6() {
		network, _ := address.Prefix(64) // an IPv6 address has 64 bits
		return network.String()
	}
	return address.String()
}
