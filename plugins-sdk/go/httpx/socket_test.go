package httpx_test

import (
	"context"
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"
	"github.com/coder/websocket/wsjson"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/vouch"
)

// said is what the other side of the socket under test says.
type said struct {
	Text string `json:"text" minLength:"1" maxLength:"20"`
}

type line = httpx.Socket[said, tick]

// sockets serves /lines/{id}, whose end here is what body says, and tells how each ended.
func sockets(t *testing.T, body func(context.Context, *line) error) (*service, <-chan error) {
	t.Helper()
	s, ended := serve(t, sdktest.Engine{Name: storage.SQLite}.DB(t, "notes", migrations())), make(chan error, 100)
	httpx.RegisterSocket(s.api, op("lines", "GET", "/lines/{id}", "notes:read"), func(_ context.Context, in *idInput) (func(context.Context, *line) error, error) {
		if in.ID == "none" {
			return nil, errs.New(errs.NotFound, "not_found")
		}
		return func(ctx context.Context, l *line) error {
			err := body(ctx, l)
			ended <- err
			return err
		}, nil
	})
	return s, ended
}

func (s *service) dial() *websocket.Conn {
	s.t.Helper()
	conn, _, err := websocket.Dial(s.t.Context(), s.url+"/lines/7", &websocket.DialOptions{
		HTTPHeader: http.Header{vouch.Header: {s.signed("notes:read")}},
	})
	require.NoError(s.t, err)
	s.t.Cleanup(func() { _ = conn.CloseNow() })
	return conn
}

// farewell is the code and the reason that the other side ends with, once what it said before has been read.
func farewell(t *testing.T, conn *websocket.Conn) websocket.CloseError {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	for {
		if _, _, err := conn.Read(ctx); err != nil {
			var end websocket.CloseError
			require.ErrorAs(t, err, &end)
			return end
		}
	}
}

func untilOver(ctx context.Context, _ *line) error {
	<-ctx.Done()
	return context.Cause(ctx)
}

func TestSocket(t *testing.T) {
	t.Parallel()

	t.Run("both sides speak, in JSON and in bytes, as whoever was let in", func(t *testing.T) {
		t.Parallel()
		s, _ := sockets(t, func(ctx context.Context, l *line) error {
			m, err := l.Receive()
			require.NoError(t, err)
			require.NoError(t, l.Send(tick{Number: 1, By: principal.Must(ctx).UserID + m.Value.Text}))
			m, err = l.Receive()
			require.NoError(t, err)
			return l.SendBytes(append(m.Bytes, '!'))
		})
		conn := s.dial()
		require.NoError(t, wsjson.Write(t.Context(), conn, said{" hello"}))
		var got tick
		require.NoError(t, wsjson.Read(t.Context(), conn, &got))
		require.Equal(t, tick{1, "ana hello"}, got)
		require.NoError(t, conn.Write(t.Context(), websocket.MessageBinary, []byte{1, 2}))
		kind, bytes, err := conn.Read(t.Context())
		require.NoError(t, err)
		require.Equal(t, websocket.MessageBinary, kind)
		require.Equal(t, []byte{1, 2, '!'}, bytes)
		require.Equal(t, websocket.StatusNormalClosure, farewell(t, conn).Code, "the handler has done")
	})

	t.Run("is refused as any operation is, before it begins", func(t *testing.T) {
		t.Parallel()
		s, _ := sockets(t, untilOver)
		upgrade := []string{"Connection", "Upgrade", "Upgrade", "websocket", "Sec-WebSocket-Version", "13", "Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="}
		require.Equal(t, http.StatusUnauthorized, s.call("GET", "/lines/7", "", "", upgrade...).status)
		require.Equal(t, http.StatusForbidden, s.call("GET", "/lines/7", "notes:delete", "", upgrade...).status)
		require.Equal(t, "not_found", s.call("GET", "/lines/none", "notes:read", "", upgrade...).problem.Code)
		require.Equal(t, "socket_expected", s.call("GET", "/lines/7", "notes:read", "").problem.Code)
		require.Equal(t, http.StatusBadRequest, s.call("GET", "/lines/7", "notes:read", "", upgrade[:6]...).status)
	})

	for what, c := range map[string]struct {
		message string
		code    websocket.StatusCode
	}{
		"no JSON":             {`{"text":`, websocket.StatusInvalidFramePayloadData},
		"another type":        {`{"text":7}`, websocket.StatusInvalidFramePayloadData},
		"a field too many":    {`{"text":"x","role":"admin"}`, websocket.StatusInvalidFramePayloadData},
		"too long a text":     {`{"text":"` + strings.Repeat("x", 21) + `"}`, websocket.StatusInvalidFramePayloadData},
		"a NUL":               {`{"text":"a\u0000"}`, websocket.StatusInvalidFramePayloadData},
		"too large a message": {`{"text":"` + strings.Repeat("x", 2000) + `"}`, websocket.StatusMessageTooBig},
	} {
		t.Run(what+" ends it with its code, and is never received", func(t *testing.T) {
			t.Parallel()
			s, ended := sockets(t, func(_ context.Context, l *line) error {
				_, err := l.Receive()
				return err
			})
			conn := s.dial()
			require.NoError(t, conn.Write(t.Context(), websocket.MessageText, []byte(c.message)))
			require.Equal(t, c.code, farewell(t, conn).Code)
			require.Error(t, sdktest.Next(t, ended))
		})
	}

	t.Run("what the handler refuses is told by its kind and code, what nobody foresaw is not", func(t *testing.T) {
		t.Parallel()
		for _, c := range []struct {
			refusal error
			end     websocket.CloseError
		}{
			{errs.New(errs.NotFound, "notes.gone"), websocket.CloseError{Code: 4404, Reason: "notes.gone"}},
			{errs.New(errs.Internal, "hunter2"), websocket.CloseError{Code: websocket.StatusInternalError, Reason: "internal"}},
			{context.DeadlineExceeded, websocket.CloseError{Code: websocket.StatusInternalError, Reason: "internal"}},
		} {
			s, _ := sockets(t, func(context.Context, *line) error { return c.refusal })
			require.Equal(t, c.end, farewell(t, s.dial()))
		}
	})

	t.Run("ends when the process drains, once what was said has been sent", func(t *testing.T) {
		t.Parallel()
		const all = 200
		var s *service
		said := make(chan error, 1)
		var ended <-chan error
		s, ended = sockets(t, func(ctx context.Context, l *line) error {
			var err error
			for n := 0; n < all && err == nil; n++ {
				err = l.Send(tick{Number: n})
			}
			s.drain() // with most of it still to be sent; from then on nothing more is taken
			said <- err
			return untilOver(ctx, l)
		})
		conn := s.dial()
		require.NoError(t, sdktest.Next(t, said))
		for n := range all {
			var heard tick
			require.NoError(t, wsjson.Read(t.Context(), conn, &heard))
			require.Equal(t, n, heard.Number)
		}
		require.Equal(t, websocket.CloseError{Code: websocket.StatusServiceRestart, Reason: "restart"}, farewell(t, conn))
		require.Error(t, sdktest.Next(t, ended))
	})

	t.Run("ends when the other side goes, with and without a word", func(t *testing.T) {
		t.Parallel()
		s, ended := sockets(t, untilOver)
		require.NoError(t, s.dial().Close(websocket.StatusNormalClosure, ""))
		require.Equal(t, websocket.StatusNormalClosure, websocket.CloseStatus(sdktest.Next(t, ended)))
		require.NoError(t, s.dial().CloseNow())
		require.Error(t, sdktest.Next(t, ended))
	})

	t.Run("is ended where the other side falls behind, with a code if it still listens", func(t *testing.T) {
		t.Parallel()
		s, ended := sockets(t, func(_ context.Context, l *line) error {
			for {
				if err := l.SendBytes(make([]byte, 64<<10)); err != nil {
					return err
				}
			}
		})
		conn := s.dial()
		conn.SetReadLimit(1 << 20)
		require.Equal(t, websocket.StatusTryAgainLater, websocket.CloseStatus(sdktest.Next(t, ended)))
		require.Equal(t, websocket.CloseError{Code: websocket.StatusTryAgainLater, Reason: "slow"}, farewell(t, conn))
	})

	t.Run("is ended where the other side gives no sign of life", func(t *testing.T) {
		t.Parallel()
		s, ended := sockets(t, untilOver)
		s.api.Hurry(10*time.Millisecond, 100*time.Millisecond)
		s.dial() // and never reads, so that no ping is answered
		require.ErrorIs(t, sdktest.Next(t, ended), context.DeadlineExceeded)
	})

	t.Run("stands in the document with its permission and what both sides say", func(t *testing.T) {
		t.Parallel()
		s, _ := sockets(t, untilOver)
		raw, err := json.Marshal(s.api.OpenAPI().Paths["/lines/{id}"])
		require.NoError(t, err)
		require.Regexp(t, `"x-socket":{"receives":{"\$ref":"#/components/schemas/\w*Said"},"sends":{"\$ref":"#/components/schemas/\w*Tick"}}`, string(raw))
		require.Contains(t, string(raw), `"x-permission":"notes:read"`)
		require.NotContains(t, string(raw), `"200"`)
	})
}
