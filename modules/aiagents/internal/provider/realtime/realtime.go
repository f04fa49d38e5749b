// Package realtime speaks with OpenAI's Realtime API over a WebSocket: sound goes both ways as the telephone line has it, PCMU or PCMA.
package realtime

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/coder/websocket"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// URL is where the API is.
const URL = "https://api.openai.com/v1"

const (
	writes      = 5 * time.Second // that a frame may take to be sent
	mostMessage = 1 << 20         // bytes of one event
	ahead       = 256             // events that wait for whoever takes them
)

// Realtime implements provider.Realtime. Safe for concurrent use.
type Realtime struct {
	outside *outbound.Client
	account provider.Account
}

// New speaks by an account.
func New(outside *outbound.Client, account provider.Account) *Realtime {
	if account.URL == "" {
		account.URL = URL
	}
	return &Realtime{outside, account}
}

// Open implements provider.Realtime.
func (p *Realtime) Open(ctx context.Context, s provider.Start) (provider.Session, error) {
	conn, err := p.dial(ctx)
	if err != nil {
		return nil, err
	}
	conn.SetReadLimit(mostMessage)
	open := newSession(ctx, conn)
	if err = open.begin(s); err != nil {
		_ = open.Close() // nobody speaks by it
		return nil, err
	}
	go open.read()
	return open, nil
}

func (p *Realtime) dial(ctx context.Context) (*websocket.Conn, error) {
	client := p.outside.HTTP()
	client.Transport = line{ctx, p.outside}
	head := http.Header{}
	if p.account.Key != "" {
		head.Set("Authorization", "Bearer "+p.account.Key)
	}
	at := strings.TrimSuffix(p.account.URL, "/") + "/realtime?model=" + url.QueryEscape(p.account.Model)
	conn, response, err := websocket.Dial(ctx, at, &websocket.DialOptions{HTTPClient: client, HTTPHeader: head}) //nolint:bodyclose // the library says that nobody need
	switch {
	case err == nil:
		return conn, nil
	case response != nil && response.StatusCode != http.StatusSwitchingProtocols && ctx.Err() == nil:
		return nil, provider.Status(response.StatusCode, response.Header.Get("Retry-After")).Wrap(errors.New(response.Status))
	}
	return nil, provider.Reason(ctx, err)
}

// begin says what the session is to be, and waits until the provider has taken it.
func (s *session) begin(start provider.Start) error {
	if err := s.await("session.created"); err != nil {
		return err
	}
	if err := s.send(map[string]any{"type": "session.update", "session": settings(start)}); err != nil {
		return err
	}
	return s.await("session.updated")
}

// await reads until an event, and fails with what the provider refuses.
func (s *session) await(kind string) error {
	for {
		e, err := s.next()
		switch {
		case err != nil:
			return err
		case e.Type == "error":
			return e.Error.refusal()
		case e.Type == kind:
			return nil
		}
	}
}

func (s *session) next() (event, error) {
	var e event
	_, raw, err := s.conn.Read(s.ctx)
	if err != nil {
		return e, ended(s.ctx, err)
	}
	if err = json.Unmarshal(raw, &e); err != nil {
		return e, provider.ErrBroken.Wrap(err)
	}
	return e, nil
}

// ended is why a line is no more.
func ended(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return provider.Reason(ctx, err)
	}
	return provider.ErrUnreachable.Wrap(err)
}
