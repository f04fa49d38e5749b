// Package outbound is how a module calls the outside: providers of payments, telephony, chats, AI. A call reaches the addresses
// that the manifest's egress names and no others, never a private one that the operator has not allowed, within deadlines, bounds,
// tries, a breaker for each host and a budget for each tenant.
package outbound

import (
	"errors"
	"net/http"
	"net/url"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// The refusals of a call. An answer of any status is none: what it means is for the module to say.
var (
	ErrNotListed   = errs.New(errs.Forbidden, "outbound.not_listed")      // the manifest's egress does not lead there
	ErrPrivate     = errs.New(errs.Forbidden, "outbound.private_address") // an address of the operator's own network, or of no one's
	ErrBudget      = errs.New(errs.RateLimited, "outbound.budget")        // the tenant's calls are spent; the param retry_after has seconds
	ErrPaused      = errs.New(errs.Unavailable, "outbound.paused")        // the host has failed too often lately
	ErrTimeout     = errs.New(errs.Unavailable, "outbound.timeout")
	ErrUnreachable = errs.New(errs.Unavailable, "outbound.unreachable")
	ErrTooLarge    = errs.New(errs.Unavailable, "outbound.too_large") // of the answer, while it is read
)

// errInTransaction is a mistake of the module: others would wait for the provider.
var errInTransaction = errors.New("outbound: called inside a transaction; call from a job, or an httpx.RegisterLong, and change after it")

// The bounds of a Call that names none.
const (
	DefaultTimeout = 30 * time.Second
	DefaultLargest = 16 << 20 // bytes
)

// Call is what is particular about a call.
type Call struct {
	Stream  bool          // the answer comes bit by bit for as long as it likes: Timeout bounds each silence, not the whole
	Timeout time.Duration // of the whole with its tries, until the answer is read, or a WebSocket is there; 0 = DefaultTimeout
	Largest int64         // bytes of the answer; 0 = DefaultLargest
	Path    string        // pattern of the path, for traces and the record: "/v1/charges/{id}"; empty: they do not tell the path
	Record  *record.Act   // to be on record when it is answered or refused; host, path, method, status, took_ms, tries and refused join its payload
}

// Client calls the outside as the principal of a request's context. Safe for concurrent use.
type Client struct {
	*engine
	call Call
}

// New is a client within its configuration.
//
//sdk:host
func New(c Config) (*Client, error) {
	e, err := newEngine(c)
	return &Client{engine: e}, err
}

// Fixed is a client whose every call is answered by provider, without any bound: for a service's own tests.
func Fixed(provider http.RoundTripper) *Client { return &Client{engine: &engine{fixed: provider}} }

// With is a client for calls that are particular.
func (c *Client) With(call Call) *Client { return &Client{engine: c.engine, call: call} }

// Do sends a request and returns its answer, whatever its status; the caller closes its body. It fails with the refusals of this
// package, or when the request's context ends. What fails in passing is tried again, up to three times, if doing it twice is
// doing it once: GET, HEAD, OPTIONS, PUT, DELETE, or with an Idempotency-Key. Not for use inside a transaction.
func (c *Client) Do(r *http.Request) (*http.Response, error) {
	response, err := c.HTTP().Do(r)
	var placed *url.Error // its words hold the whole address
	if errors.As(err, &placed) {
		err = placed.Err
	}
	return response, err
}

// HTTP is the client for a provider's library that wants one. The library's errors may hold addresses.
func (c *Client) HTTP() *http.Client {
	return &http.Client{Transport: roundTripper{c}, CheckRedirect: redirect}
}

const mostRedirects = 3

// redirect follows to where the list leads, which each request is held against. To another host goes nothing of the first request but
// what it accepts; where that is not enough the caller gets the redirect itself.
func redirect(next *http.Request, before []*http.Request) error {
	first := before[0]
	if len(before) > mostRedirects {
		return http.ErrUseLastResponse
	}
	if next.URL.Scheme == first.URL.Scheme && next.URL.Host == first.URL.Host {
		return nil
	}
	if next.Method != http.MethodGet && next.Method != http.MethodHead {
		return http.ErrUseLastResponse
	}
	next.Header = http.Header{"Accept": next.Header["Accept"], "Range": next.Header["Range"]}
	return nil
}
