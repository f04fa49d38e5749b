package outbound

import (
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"strings"
)

// Destination is one entry of a manifest's egress: where calls may go.
//
//sdk:host
type Destination struct {
	Origin  string `json:"origin,omitempty"`  // "https://api.twilio.com", "https://*.example.com:8443"; without a port 443
	Setting string `json:"setting,omitempty"` // or a setting of the company, else of the operator, whose value is an address there
	Trace   bool   `json:"trace,omitempty"`   // the other side is told our trace
	Ports   []int  `json:"ports,omitempty"`   // or any host that a company names, on these ports, by Client.Connect
}

// UnmarshalJSON reads an origin, or an object.
func (d *Destination) UnmarshalJSON(raw []byte) error {
	if json.Unmarshal(raw, &d.Origin) == nil {
		return nil
	}
	type plain Destination
	return json.Unmarshal(raw, (*plain)(d))
}

// String is how the manifest says it.
func (d Destination) String() string {
	if d.Setting != "" {
		return "setting:" + d.Setting
	}
	if len(d.Ports) > 0 {
		return "ports:" + strings.Trim(strings.Join(strings.Fields(fmt.Sprint(d.Ports)), ","), "[]")
	}
	return d.Origin
}

// find is the entry that leads where r goes. Plain HTTP goes only where the operator has allowed a private address.
func (e *engine) find(r *http.Request, tenant string) (Destination, error) {
	to := r.URL
	if to.Scheme != "https" && !e.private[address(to)] || r.Host != "" && r.Host != to.Host {
		return Destination{}, ErrNotListed
	}
	for _, d := range e.cfg.Egress {
		if d.Origin != "" && covers(d.Origin, to) || d.Setting != "" && same(e.setting(tenant, d.Setting), to) {
			return d, nil
		}
	}
	return Destination{}, ErrNotListed
}

// setting is a setting's value where it is a text.
func (e *engine) setting(tenant, name string) string {
	value, given := e.chosen.OfTenant(tenant)[name]
	if !given {
		value = e.operator[name]
	}
	text, _ := value.(string)
	return text
}

// covers tells whether an origin, in which * stands for one label or more, is that of an address.
func covers(origin string, to *url.URL) bool {
	scheme, host, _ := strings.Cut(origin, "://")
	suffix, wild := strings.CutPrefix(host, "*")
	if !wild {
		return same(origin, to)
	}
	of := &url.URL{Scheme: scheme, Host: suffix}
	return scheme == to.Scheme && port(of) == port(to) && strings.HasSuffix(strings.ToLower(to.Hostname()), of.Hostname())
}

// same tells whether two addresses have one origin.
func same(one string, to *url.URL) bool {
	u, err := url.Parse(one)
	return err == nil && u.Host != "" && u.Scheme == to.Scheme && address(u) == address(to)
}

// address is the host:port that is dialed.
func address(u *url.URL) string { return net.JoinHostPort(strings.ToLower(u.Hostname()), port(u)) }

func port(u *url.URL) string {
	switch {
	case u.Port() != "":
		return u.Port()
	case u.Scheme == "http":
		return "80"
	default:
		return "443"
	}
}
