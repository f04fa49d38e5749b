// Package realtimedouble stands for OpenAI's Realtime API in tests: written from its published reference
// (https://platform.openai.com/docs/api-reference/realtime), and as strict. Nothing of it is in the product.
//
// It hears what a frame spells: Spoken makes sound of a text, Silence is none. It takes turns by the sound that has come, not by the clock.
package realtimedouble

import (
	"bytes"
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/coder/websocket"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// What the double knows.
const (
	Key   = "sk-proj-realtime-double"
	Model = "gpt-realtime"
)

// Double is the API. Safe for concurrent use.
type Double struct {
	*httptest.Server
	Log    script.Log // events that came
	script script.Script
}

// New is the API on this machine until the test ends.
func New(t testing.TB, s script.Script) *Double {
	d := &Double{script: s}
	d.Server = httptest.NewServer(http.HandlerFunc(d.serve))
	t.Cleanup(d.Close)
	return d
}

// Account reaches it.
func (d *Double) Account() provider.Account {
	return provider.Account{URL: d.URL + "/v1", Key: Key, Model: Model}
}

// Place is the address as an allowance names it.
func (d *Double) Place() string { return d.Listener.Addr().String() }

// silence is how nothing sounds, by law.
var silence = map[provider.Law]byte{provider.PCMU: 0xff, provider.PCMA: 0xd5}

// Spoken is the sound of a text, in frames.
func Spoken(text string, law provider.Law) (frames [][]byte) {
	for len(text) > 0 {
		frame := bytes.Repeat([]byte{silence[law]}, provider.Frame)
		text = text[copy(frame, text):]
		frames = append(frames, frame)
	}
	return frames
}

// Silence is so many frames of nothing.
func Silence(n int, law provider.Law) (frames [][]byte) {
	for range n {
		frames = append(frames, bytes.Repeat([]byte{silence[law]}, provider.Frame))
	}
	return frames
}

// Text is what sound spells.
func Text(sound []byte, law provider.Law) string {
	return string(bytes.ReplaceAll(sound, []byte{silence[law]}, nil))
}

func (d *Double) serve(w http.ResponseWriter, r *http.Request) {
	switch {
	case r.URL.Path != "/v1/realtime":
		http.NotFound(w, r)
		return
	case r.Header.Get("Authorization") != "Bearer "+Key:
		script.JSON(w, http.StatusUnauthorized, map[string]any{"error": map[string]any{"type": "invalid_request_error", "code": "invalid_api_key"}})
		return
	case r.Header.Get("OpenAI-Beta") != "":
		script.JSON(w, http.StatusBadRequest, map[string]any{"error": map[string]any{"type": "invalid_request_error", "code": "beta_api_shape_disabled"}})
		return
	}
	conn, err := websocket.Accept(w, r, nil)
	if err != nil {
		return
	}
	conn.SetReadLimit(1 << 20)
	defer func() { _ = conn.CloseNow() }()
	ctx, end := context.WithCancel(context.WithoutCancel(r.Context()))
	defer end()
	l := &line{double: d, conn: conn, ctx: ctx, law: provider.PCMU}
	if model := r.URL.Query().Get("model"); model != Model {
		l.refuse("invalid_request_error", "model_not_found", "The model `"+model+"` does not exist or you do not have access to it.")
		return
	}
	l.send("session.created", map[string]any{"session": map[string]any{"type": "realtime", "id": "sess_double", "model": Model}})
	l.listen()
}

// letters tells whether a frame has any sound.
func letters(frame []byte, law provider.Law) bool {
	return strings.TrimSpace(Text(frame, law)) != ""
}
