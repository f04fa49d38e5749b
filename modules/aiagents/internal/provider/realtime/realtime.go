// Package realtime writes down what is said while it is said, by OpenAI's realtime transcription sessions and whatever server has them, too:
// sound goes as the telephone line has it, PCMU or PCMA, over a WebSocket.
package realtime

import (
	"bytes"
	"context"
	"errors"
	"net/http"
	"strings"
	"time"

	"github.com/coder/websocket"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/sound"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

const (
	handshake   = 5 * time.Second // until a session is there
	mostMessage = 1 << 20         // bytes of one event
)

// Transcriber implements provider.Transcriber. Safe for concurrent use.
type Transcriber struct {
	outside *outbound.Client
	account provider.Account
}

// New listens by an account.
func New(outside *outbound.Client, account provider.Account) *Transcriber {
	return &Transcriber{outside.With(outbound.Call{Path: "/realtime", Timeout: handshake}), account}
}

// Listen implements provider.Transcriber: the session is there when it returns.
func (t *Transcriber) Listen(ctx context.Context, s provider.Start) (provider.Ear, error) {
	conn, err := t.dial(ctx)
	if err != nil {
		return nil, err
	}
	conn.SetReadLimit(mostMessage)
	open := newSession(ctx, conn)
	if err := open.begin(settings(t.account.Model, s)); err != nil {
		_ = open.Close() // nobody hears by it
		return nil, err
	}
	go open.write()
	go open.read()
	return open, nil
}

func (t *Transcriber) dial(ctx context.Context) (*websocket.Conn, error) {
	head := http.Header{}
	if t.account.Key != "" {
		head.Set("Authorization", "Bearer "+t.account.Key)
	}
	at := strings.TrimSuffix(t.account.URL, "/") + "/realtime?intent=transcription"
	conn, response, err := websocket.Dial(ctx, at, &websocket.DialOptions{HTTPClient: t.outside.HTTP(), HTTPHeader: head}) //nolint:bodyclose // the library says that nobody need
	switch {
	case err == nil:
		return conn, nil
	case response != nil && response.StatusCode != http.StatusSwitchingProtocols && ctx.Err() == nil:
		return nil, provider.Status(response.StatusCode, response.Header.Get("Retry-After")).Wrap(errors.New(response.Status))
	}
	return nil, provider.Reason(ctx, err)
}

// Transcribe implements provider.Transcriber, by a session of one utterance.
func (t *Transcriber) Transcribe(ctx context.Context, wav []byte, language string) (provider.Transcript, error) {
	ear, err := t.Listen(ctx, provider.Start{Language: language, Law: provider.PCMU})
	if err != nil {
		return provider.Transcript{}, err
	}
	defer func() { _ = ear.Close() }() // it has said all
	if err := tell(ear, wav); err != nil {
		return provider.Transcript{}, err
	}
	for e := range ear.Events() {
		switch e.Kind {
		case provider.Final:
			return provider.Transcript{Text: e.Text, Language: language, Usage: e.Usage}, nil
		case provider.Failed:
			return provider.Transcript{}, e.Err
		case provider.Partial:
		}
	}
	return provider.Transcript{}, provider.Reason(ctx, provider.ErrBroken)
}

// tell has an ear hear a whole file.
func tell(ear provider.Ear, wav []byte) error {
	rest := bytes.NewReader(wav)
	head, err := sound.ReadHead(rest)
	if err != nil {
		return provider.ErrAsk.Wrap(err)
	}
	for frame, err := range sound.Frames(head, rest, audio.ULaw, second) {
		if err != nil {
			return provider.ErrAsk.Wrap(err)
		}
		if err := ear.Hear(frame); err != nil {
			return err
		}
	}
	return ear.Done()
}

const second = provider.Rate // bytes
