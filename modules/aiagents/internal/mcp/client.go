// Package mcp uses tools of other houses, over streamable HTTP alone. What one answers leads and is not told: it is bounded, and nothing of it
// leaves this package.
package mcp

import (
	"context"
	"errors"
	"net/http"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// Server is one that a company has connected.
type Server struct {
	URL string
	Key string // that it is told who asks by; empty for none
}

// Bounds of one use.
const (
	within    = 5 * time.Second
	mostTools = 100
	mostBytes = 64 << 10  // of an answer
	mostSent  = 512 << 10 // of whatever a server sends at once: the list of its tools is the largest of it
)

// Client asks servers. Safe for concurrent use.
type Client struct{ outside *outbound.Client }

// New asks over what leaves the installation.
func New(outside *outbound.Client) *Client { return &Client{outside} }

// open begins a session.
func (c *Client) open(ctx context.Context, s Server) (*sdk.ClientSession, error) {
	asks := c.outside.With(outbound.Call{Stream: true, Timeout: within, Largest: mostSent}).HTTP()
	asks.Transport = signer{s.Key, asks.Transport}
	way := &sdk.StreamableClientTransport{Endpoint: s.URL, HTTPClient: asks, MaxRetries: -1, DisableStandaloneSSE: true, MaxEventSize: mostSent}
	session, err := sdk.NewClient(&sdk.Implementation{Name: "recobro", Version: "1"}, nil).Connect(ctx, way, nil)
	return session, reason(ctx, err)
}

// leave ends a session; a server that does not answer is not waited for.
func leave(session *sdk.ClientSession) {
	go func() { _ = session.Close() }()
}

// signer tells a server who asks, and reads what its refusals mean.
type signer struct {
	key  string
	next http.RoundTripper
}

// RoundTrip sends a request.
func (s signer) RoundTrip(r *http.Request) (*http.Response, error) {
	if s.key != "" {
		r = r.Clone(r.Context())
		r.Header.Set("Authorization", "Bearer "+s.key)
	}
	answer, err := s.next.RoundTrip(r)
	if err != nil || answer.StatusCode < http.StatusBadRequest || r.Method != http.MethodPost {
		return answer, err
	}
	_ = answer.Body.Close() // nobody reads why
	if answer.StatusCode == http.StatusNotFound {
		return nil, provider.ErrUnreachable
	}
	return nil, provider.Status(answer.StatusCode, answer.Header.Get("Retry-After"))
}

// reason is why a server could not be asked, in a provider's words.
func reason(ctx context.Context, err error) error {
	if err != nil && errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return provider.ErrTimeLimit.Wrap(err)
	}
	return provider.Reason(ctx, err)
}
