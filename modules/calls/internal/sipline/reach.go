package sipline

import "net/netip"

// Reach tells whether trunks may be at an address.
type Reach func(netip.Addr) bool

// ReachOf allows public addresses, and those of some networks besides.
func ReachOf(listed []netip.Prefix) Reach {
	return func(a netip.Addr) bool {
		a = a.Unmap().WithZone("")
		return within(listed, a) || a.IsGlobalUnicast() && !a.IsPrivate() && !within(special(), a)
	}
}

// special are the networks beside the private ones that lead to no carrier, or back into the operator's (IANA's special-purpose registries).
func special() []netip.Prefix {
	return []netip.Prefix{
		netip.MustParsePrefix("0.0.0.0/8"), netip.MustParsePrefix("100.64.0.0/10"), netip.MustParsePrefix("192.0.0.0/24"),
		netip.MustParsePrefix("198.18.0.0/15"), netip.MustParsePrefix("240.0.0.0/4"), netip.MustParsePrefix("64:ff9b::/96"),
		netip.MustParsePrefix("64:ff9b:1::/48"), netip.MustParsePrefix("100::/64"), netip.MustParsePrefix("2002::/16"), netip.MustParsePrefix("fec0::/10"),
	}
}

func within(all []netip.Prefix, a netip.Addr) bool {
	for _, network := range all {
		if network.Contains(a) {
			return true
		}
	}
	return false
}

// reaches tells whether the engine speaks with an address.
func (e *Engine) reaches(a netip.Addr) bool { return e.config.Reaches == nil || e.config.Reaches(a) }
