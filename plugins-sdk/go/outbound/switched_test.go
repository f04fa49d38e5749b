package outbound_test

import (
	"context"
	"net/http"
	"testing"
	"time"

	"github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// late is a server of WebSockets that gives back a message after a while.
func late(after time.Duration) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		conn, err := websocket.Accept(w, r, nil)
		if err != nil {
			return
		}
		defer func() { _ = conn.CloseNow() }()
		kind, raw, err := conn.Read(r.Context())
		if err != nil {
			return
		}
		<-time.After(after)
		_ = conn.Write(r.Context(), kind, raw)
		_, _, _ = conn.Read(r.Context())
	}
}

func TestSockets(t *testing.T) {
	t.Parallel()
	const bound = time.Second
	p := serve(t, late(bound+bound/4))
	o := open(t, sqlite(), to(p.URL), nil)
	client := o.With(outbound.Call{Timeout: bound, Largest: 10}).HTTP()
	ctx, leave := context.WithCancel(as("a"))
	defer leave()
	conn, _, err := websocket.Dial(ctx, p.URL, &websocket.DialOptions{HTTPClient: client}) //nolint:bodyclose // the library says that nobody need
	require.NoError(t, err)
	require.NoError(t, conn.Write(ctx, websocket.MessageText, []byte("longer than an answer may be")))
	_, raw, err := conn.Read(context.Background())
	require.NoError(t, err, "a call's time is for the handshake, not for what is said after")
	require.Equal(t, "longer than an answer may be", string(raw))
	leave()
	_, _, err = conn.Read(context.Background())
	require.Error(t, err, "it ends with the context that it was opened in")

	other := serve(t, late(0))
	_, _, err = websocket.Dial(as("a"), other.URL, &websocket.DialOptions{HTTPClient: client}) //nolint:bodyclose // the same
	require.ErrorIs(t, err, outbound.ErrNotListed)
	require.Zero(t, other.calls.Load())
}
