// Package mcpdouble is a server of tools: strict, and told who asks.
package mcpdouble

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Key is what a request has to bring as X-Key.
const Key = "s3cret"

// Double is one that runs.
type Double struct {
	URL  string
	Used []string // offices that were asked for
}

// Office is what the tool of the double takes.
type Office struct {
	City string `json:"city" jsonschema:"where"`
}

// New is one with the tools "hours", "long" and "slow".
func New(t testing.TB) *Double {
	d, over := &Double{}, make(chan struct{})
	server := mcp.NewServer(&mcp.Implementation{Name: "offices", Version: "1"}, nil)
	mcp.AddTool(server, &mcp.Tool{Name: "hours", Description: "When an office is open"}, func(_ context.Context, _ *mcp.CallToolRequest, o Office) (*mcp.CallToolResult, any, error) {
		d.Used = append(d.Used, o.City)
		return text("9 a 18 en " + o.City), nil, nil
	})
	mcp.AddTool(server, &mcp.Tool{Name: "long", Description: "Much"}, func(context.Context, *mcp.CallToolRequest, Office) (*mcp.CallToolResult, any, error) {
		return text(strings.Repeat("mucho ", 2000)), nil, nil
	})
	mcp.AddTool(server, &mcp.Tool{Name: "slow", Description: "Never answers"}, func(context.Context, *mcp.CallToolRequest, Office) (*mcp.CallToolResult, any, error) {
		<-over
		return text(""), nil, nil
	})
	d.URL = serve(t, server)
	t.Cleanup(func() { close(over) }) // before the listener is closed: that waits for answers
	return d
}

func text(said string) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: said}}}
}

func serve(t testing.TB, server *mcp.Server) string {
	handler := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, nil)
	listener := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("X-Key") != Key {
			http.Error(w, "who are you", http.StatusUnauthorized)
			return
		}
		handler.ServeHTTP(w, r)
	}))
	t.Cleanup(listener.Close)
	return listener.URL
}
