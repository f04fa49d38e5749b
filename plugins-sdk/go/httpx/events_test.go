package httpx_test

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/vouch"
)

// tick is what an event of the stream under test carries.
type tick struct {
	Number int    `json:"number"`
	By     string `json:"by"`
}

// streams serves /ticks/{id}/events, whose stream is what body says, and tells how each ended.
func streams(t *testing.T, body httpx.Stream) (*service, <-chan error) {
	t.Helper()
	s, ended := serve(t, sdktest.Engine{Name: storage.SQLite}.DB(t, "notes", migrations())), make(chan error, 100)
	httpx.RegisterEvents(s.api, op("ticks", "GET", "/ticks/{id}/events", "notes:read"), map[string]any{"tick": tick{}},
		func(_ context.Context, in *idInput) (httpx.Stream, error) {
			if in.ID == "none" {
				return nil, errs.New(errs.NotFound, "not_found")
			}
			return func(ctx context.Context, to *httpx.Sender) error {
				err := body(ctx, to)
				ended <- err
				return err
			}, nil
		})
	return s, ended
}

// hear opens a stream and gives its lines.
func (s *service) hear(header http.Header) (*http.Response, *bufio.Scanner) {
	s.t.Helper()
	r, err := http.NewRequestWithContext(s.t.Context(), http.MethodGet, s.url+"/ticks/7/events", nil)
	require.NoError(s.t, err)
	r.Header = header
	r.Header.Set(vouch.Header, s.signed("notes:read"))
	response, err := http.DefaultClient.Do(r)
	require.NoError(s.t, err)
	s.t.Cleanup(func() { _ = response.Body.Close() })
	require.Equal(s.t, http.StatusOK, response.StatusCode)
	require.Equal(s.t, httpx.EventStream, response.Header.Get("Content-Type"))
	require.Equal(s.t, "no-store", response.Header.Get("Cache-Control"))
	return response, bufio.NewScanner(response.Body)
}

func untilEnd(ctx context.Context, _ *httpx.Sender) error {
	<-ctx.Done()
	return nil
}

func TestEvents(t *testing.T) {
	t.Parallel()

	t.Run("arrive with their id, type and JSON, and whoever comes back is known by the last", func(t *testing.T) {
		t.Parallel()
		s, _ := streams(t, func(ctx context.Context, to *httpx.Sender) error {
			return to.Send(httpx.Event{ID: "8", Type: "tick", Data: tick{8, principal.Must(ctx).UserID + " after " + to.LastID}})
		})
		response, _ := s.hear(http.Header{"Last-Event-Id": {"7"}})
		text, err := io.ReadAll(response.Body)
		require.NoError(t, err, "it ends when there are no more")
		require.Equal(t, ": connected\n\nid: 8\nevent: tick\ndata: {\"number\":8,\"by\":\"ana after 7\"}\n\n", string(text))
	})

	t.Run("are refused as any operation is, before they begin", func(t *testing.T) {
		t.Parallel()
		s, _ := streams(t, untilEnd)
		require.Equal(t, http.StatusUnauthorized, s.call("GET", "/ticks/7/events", "", "").status)
		require.Equal(t, http.StatusForbidden, s.call("GET", "/ticks/7/events", "notes:delete", "").status)
		require.Equal(t, "not_found", s.call("GET", "/ticks/none/events", "notes:read", "").problem.Code)
		require.Equal(t, http.StatusUnprocessableEntity, s.call("GET", "/ticks/7/events?x=1", "notes:read", "").status)
	})

	t.Run("end when the process drains", func(t *testing.T) {
		t.Parallel()
		s, ended := streams(t, untilEnd)
		response, lines := s.hear(http.Header{})
		require.True(t, lines.Scan())
		s.drain()
		_, err := io.Copy(io.Discard, response.Body)
		require.NoError(t, err, "as if there were no more")
		require.NoError(t, sdktest.Next(t, ended))
	})

	t.Run("end when the other side goes", func(t *testing.T) {
		t.Parallel()
		s, ended := streams(t, untilEnd)
		response, lines := s.hear(http.Header{})
		require.True(t, lines.Scan())
		require.NoError(t, response.Body.Close())
		sdktest.Next(t, ended)
	})

	t.Run("let go whoever does not take them", func(t *testing.T) {
		t.Parallel()
		s, ended := streams(t, func(_ context.Context, to *httpx.Sender) error {
			for {
				if err := to.Send(httpx.Event{Type: "tick", Data: strings.Repeat("x", 64<<10)}); err != nil {
					return err
				}
			}
		})
		s.api.Hurry(time.Hour, 100*time.Millisecond)
		lazy, err := net.Dial("tcp", strings.TrimPrefix(s.url, "http://"))
		require.NoError(t, err)
		defer func() { _ = lazy.Close() }()
		_, err = fmt.Fprintf(lazy, "GET /ticks/7/events HTTP/1.1\r\nHost: x\r\n%s: %s\r\n\r\n", vouch.Header, s.signed("notes:read"))
		require.NoError(t, err)
		require.ErrorIs(t, sdktest.Next(t, ended), os.ErrDeadlineExceeded)
	})

	t.Run("show signs of life while nothing happens", func(t *testing.T) {
		t.Parallel()
		s, _ := streams(t, untilEnd)
		s.api.Hurry(10*time.Millisecond, time.Minute)
		_, lines := s.hear(http.Header{})
		for lines.Scan() && lines.Text() != ": still here" {
		}
		require.Equal(t, ": still here", lines.Text())
	})

	t.Run("of several who tell at once stay whole, and none that breaks the lines is sent", func(t *testing.T) {
		t.Parallel()
		s, _ := streams(t, func(_ context.Context, to *httpx.Sender) error {
			for _, bad := range []httpx.Event{{ID: "1\n2", Type: "x"}, {Type: "x\nevent: y"}, {Type: "x", Data: func() {}}} {
				require.Error(t, to.Send(bad))
			}
			var all sync.WaitGroup
			for n := range 50 {
				all.Go(func() { _ = to.Send(httpx.Event{Type: "tick", Data: tick{Number: n, By: "a\nb\r\n\n"}}) })
			}
			all.Wait()
			return nil
		})
		_, lines := s.hear(http.Header{})
		seen := map[int]bool{}
		for lines.Scan() {
			if text, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
				var got tick
				require.NoError(t, json.Unmarshal([]byte(text), &got))
				seen[got.Number] = true
			}
		}
		require.Len(t, seen, 50)
	})

	t.Run("stand in the document with their permission and what they carry", func(t *testing.T) {
		t.Parallel()
		s, _ := streams(t, untilEnd)
		raw, err := json.Marshal(s.api.OpenAPI().Paths["/ticks/{id}/events"])
		require.NoError(t, err)
		require.Regexp(t, `"text/event-stream":{"schema":{"oneOf":\[{"\$ref":"#/components/schemas/\w*Tick"}\]}}`, string(raw))
		require.Contains(t, string(raw), `"x-permission":"notes:read"`)
	})
}
