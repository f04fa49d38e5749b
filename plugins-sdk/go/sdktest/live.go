package sdktest

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/vouch"
)

// Heard is one event of a stream.
type Heard struct {
	ID, Type string
	Data     json.RawMessage
}

// Events opens a stream of events as this person and gives each as it comes; the channel is closed when the stream ends.
func (p *Person) Events(path string, headers ...string) <-chan Heard {
	p.host.t.Helper()
	who, may := p.by(http.MethodGet, path)
	require.True(p.host.t, may, "the role may not")
	response := p.host.open(p.host.request(http.MethodGet, path, nil, &who, headers...)) //nolint:bodyclose // the test closes it
	require.Equal(p.host.t, httpx.EventStream, response.Header.Get("Content-Type"))
	heard := make(chan Heard, 1000)
	go readEvents(response.Body, heard)
	return heard
}

func readEvents(from io.Reader, heard chan<- Heard) {
	defer close(heard)
	var next Heard
	for lines := bufio.NewScanner(from); lines.Scan(); {
		switch name, value, _ := strings.Cut(lines.Text(), ": "); name {
		case "id":
			next.ID = value
		case "event":
			next.Type = value
		case "data":
			next.Data = json.RawMessage(value)
		case "":
			if next.Type != "" {
				heard <- next
			}
			next = Heard{}
		}
	}
}

// Socket opens a socket as this person; the test closes it.
func (p *Person) Socket(path string) *websocket.Conn {
	p.host.t.Helper()
	who, may := p.by(http.MethodGet, path)
	require.True(p.host.t, may, "the role may not")
	conn, err := p.host.dial(path, &who)
	require.NoError(p.host.t, err)
	return conn
}

func (h *Host) dial(path string, who *principal.Principal) (*websocket.Conn, error) {
	//nolint:bodyclose // an open socket has no body, and one that is refused has been read
	conn, _, err := websocket.Dial(context.Background(), "http://module"+path, &websocket.DialOptions{
		HTTPClient: h.unhurried(), HTTPHeader: http.Header{vouch.Header: {vouch.Sign(h.key, *who, time.Now())}},
	})
	if err == nil {
		h.t.Cleanup(func() { _ = conn.CloseNow() })
	}
	return conn, err
}

// open sends a request whose answer goes on.
func (h *Host) open(r *http.Request) *http.Response {
	h.t.Helper()
	response, err := h.unhurried().Do(r)
	require.NoError(h.t, err)
	h.t.Cleanup(func() { _ = response.Body.Close() })
	return response
}

// unhurried is the client without its bound on how long an answer takes.
func (h *Host) unhurried() *http.Client { return &http.Client{Transport: h.client.Transport} }

// endsWithin is how long what goes on may go on when the process drains.
const endsWithin = 2 * time.Second

// endless opens each operation that goes on, in a process of its own, and says which do not end when that drains, and how to mend
// it. One that the demo's rows do not let anybody open is passed over.
func endless(t *testing.T, module sdk.Module, options Options, all []Operation) (complaints []string) {
	for _, o := range all {
		if !o.Events && !o.Socket {
			continue
		}
		h := Start(t, module, options)
		if !h.begins(o) {
			t.Logf("%s %s could not be opened", o.Method, o.Path)
			continue
		}
		abandoned, err := h.Control.Drain(context.Background(), endsWithin)
		if abandoned > 0 || err != nil {
			complaints = append(complaints, fmt.Sprintf("%s (%s %s) goes on when the process drains: have it return once its context ends", o.ID, o.Method, o.Path))
		}
	}
	return complaints
}

// begins opens an operation for one of the demo's rows.
func (h *Host) begins(o Operation) bool {
	for _, address := range h.places(o.Path) {
		if o.Socket {
			if conn, err := h.dial(address, o.permitted("a")); err == nil {
				go func() { _, _, _ = conn.Read(context.Background()) }() // to answer the farewell
				return true
			}
			continue
		}
		response := h.open(h.request(o.Method, address, h.example(o), o.permitted("a"))) //nolint:bodyclose // the test closes it
		if response.StatusCode == http.StatusOK {
			return true
		}
	}
	return false
}
