package sipline

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"net"
	"net/netip"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

// knownPeers are the addresses that trunks may speak from: those of their hosts, and those that the company lists.
type knownPeers struct {
	mutex   sync.Mutex
	hosts   map[string]found // by name
	sources atomic.Pointer[peers]
}

// found is what a name led to, and until when that is believed.
type found struct {
	at    []netip.Addr
	until time.Time
}

// believed is for how long a name is not looked up again.
const believed = time.Minute

type peers struct {
	single   map[netip.Addr]bool
	networks []netip.Prefix
}

func (k *knownPeers) has(a netip.Addr) bool {
	all := k.sources.Load()
	if all == nil {
		return false
	}
	if all.single[a] {
		return true
	}
	for _, n := range all.networks {
		if n.Contains(a) {
			return true
		}
	}
	return false
}

// set reckons them anew from the trunks.
func (k *knownPeers) set(ways map[string]*way) {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	all := &peers{single: map[netip.Addr]bool{}}
	for _, w := range ways {
		all.networks = append(all.networks, w.Sources...)
		for _, a := range k.hosts[w.Host].at {
			all.single[a] = true
		}
	}
	k.sources.Store(all)
}

// of tells whether a host's name leads to an address.
func (k *knownPeers) of(host string, a netip.Addr) bool {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	return slices.Contains(k.hosts[host].at, a)
}

// find looks a trunk's host up, and keeps what was found; what was known before stands while the name cannot be looked up.
func (k *knownPeers) find(ctx context.Context, host string) (at []netip.Addr, news bool, err error) {
	now := time.Now()
	k.mutex.Lock()
	known := k.hosts[host]
	k.mutex.Unlock()
	if now.Before(known.until) {
		return known.at, false, nil
	}
	at, err = lookUp(ctx, host)
	if err != nil && len(known.at) > 0 {
		at, err = known.at, nil
	}
	if err != nil {
		return nil, false, err
	}
	k.mutex.Lock()
	defer k.mutex.Unlock()
	if k.hosts == nil {
		k.hosts = map[string]found{}
	}
	k.hosts[host] = found{at, now.Add(believed)}
	return at, !slices.Equal(at, known.at), nil
}

func lookUp(ctx context.Context, host string) ([]netip.Addr, error) {
	if a, err := netip.ParseAddr(host); err == nil {
		return []netip.Addr{a.Unmap()}, nil
	}
	ctx, cancel := context.WithTimeout(ctx, 3*time.Second)
	defer cancel()
	found, err := net.DefaultResolver.LookupNetIP(ctx, "ip", host)
	for n := range found {
		found[n] = found[n].Unmap()
	}
	return found, err
}

// vouched checks certificates of trunks by the authority that each names, and by the system's where it names none.
func (e *Engine) vouched() *tls.Config {
	return &tls.Config{MinVersion: tls.VersionTLS12, InsecureSkipVerify: true, VerifyConnection: e.verify} //nolint:gosec // verified by roots of the trunk's own
}

// errStranger is that a certificate is none of a trunk's.
var errStranger = errors.New("the certificate is of no trunk")

func (e *Engine) verify(c tls.ConnectionState) error {
	between := x509.NewCertPool()
	for _, certificate := range c.PeerCertificates[1:] {
		between.AddCert(certificate)
	}
	err := errStranger
	for _, w := range e.named(c.ServerName) {
		_, err = c.PeerCertificates[0].Verify(x509.VerifyOptions{DNSName: w.Host, Intermediates: between, Roots: w.roots()})
		if err == nil {
			return nil
		}
	}
	return err
}

// named are the trunks over TLS with a name; an address is no name, so that for "" they are all those that have an address alone.
func (e *Engine) named(name string) (all []*way) {
	e.mutex.RLock()
	defer e.mutex.RUnlock()
	for _, w := range e.ways {
		_, err := netip.ParseAddr(w.Host)
		if w.Transport == TLS && (w.Host == name || name == "" && err == nil) {
			all = append(all, w)
		}
	}
	return all
}

// roots are who vouches for the trunk; nil for the system's.
func (t Trunk) roots() *x509.CertPool {
	if t.CA == "" {
		return nil
	}
	pool := x509.NewCertPool()
	pool.AppendCertsFromPEM([]byte(t.CA))
	return pool
}
