// Package mcp uses tools of other houses, over streamable HTTP alone. Each is granted by its name; what it answers is data: it is bounded, tells
// no terms, and does nothing that the product's own tools do.
package mcp

import (
	"context"
	"errors"
	"net/http"
	"slices"
	"strings"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// Server is one that a company has named.
type Server struct {
	Name   string // what grants call it: "server/tool"
	URL    string
	Header string // that it is told who asks by; empty for none
	Secret string
}

// Bounds of one call.
const (
	within    = 5 * time.Second
	mostTools = 100
	mostBytes = 4 << 10 // of an answer
	mostSent  = 1 << 20 // bytes that a server may send at once
)

// The refusals of servers.
var (
	ErrUnreachable = errs.New(errs.Conflict, "aiagents.mcp_unreachable")
	ErrUnknown     = errs.New(errs.NotFound, "aiagents.mcp_tool_unknown")
	ErrArguments   = errs.New(errs.Invalid, "aiagents.mcp_arguments")
)

// Client asks servers. Safe for concurrent use.
type Client struct{ outside *outbound.Client }

// New asks over what leaves the installation.
func New(outside *outbound.Client) *Client { return &Client{outside} }

// open begins a session, and tells what ends it.
func (c *Client) open(ctx context.Context, s Server) (*sdk.ClientSession, error) {
	signed := c.outside.With(outbound.Call{Stream: true, Timeout: within, Largest: mostSent}).HTTP()
	signed.Transport = signer{s, signed.Transport}
	way := &sdk.StreamableClientTransport{Endpoint: s.URL, HTTPClient: signed, MaxRetries: -1, DisableStandaloneSSE: true}
	session, err := sdk.NewClient(&sdk.Implementation{Name: "recobro", Version: "1"}, nil).Connect(ctx, way, nil)
	if err != nil {
		return nil, errors.Join(ErrUnreachable, err)
	}
	return session, nil
}

// Granted are the tools of a server that are granted by their names: a wildcard grants nothing.
func Granted(server string, grants []string, all []*sdk.Tool) (granted []*sdk.Tool) {
	for _, tool := range all {
		if !strings.ContainsAny(tool.Name, "*/") && slices.Contains(grants, server+"/"+tool.Name) {
			granted = append(granted, tool)
		}
	}
	return granted
}

// signer tells a server who asks.
type signer struct {
	server Server
	next   http.RoundTripper
}

// RoundTrip sends a request.
func (s signer) RoundTrip(r *http.Request) (*http.Response, error) {
	if s.server.Header != "" {
		r = r.Clone(r.Context())
		r.Header.Set(s.server.Header, s.server.Secret)
	}
	return s.next.RoundTrip(r)
}

// leave ends a session; a server that does not answer is not waited for.
func leave(session *sdk.ClientSession) {
	go func() { _ = session.Close() }()
}
