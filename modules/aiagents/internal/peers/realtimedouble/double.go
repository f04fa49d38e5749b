// Package realtimedouble stands for OpenAI's realtime transcription sessions in tests: written from their published reference
// (https://developers.openai.com/api/docs/guides/realtime-transcription), and as strict. Nothing of it is in the product.
//
// What it hears its script says: a part of an utterance for so many frames of sound, the rest when the utterance is over.
package realtimedouble

import (
	"context"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"

	"github.com/coder/websocket"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// What the double knows.
const (
	Key   = "sk-proj-realtime-double"
	Model = "gpt-live-transcribe"
	Pace  = 5 // frames of sound after which another part is told
)

// Utterance is what the double makes of one, or how it fails.
type Utterance struct {
	Parts []string
	Fault script.Fault
	Late  bool            // no part is told before it is over, as by models that write down what is whole
	Wait  <-chan struct{} // what is whole is not told before it is closed; nil for at once
}

// Hears is what it makes of the nth utterance of all, from 0.
type Hears func(n int) Utterance

// Double is the API. Safe for concurrent use.
type Double struct {
	*httptest.Server
	Log   script.Log                            // events that came
	Tells func(sound []byte, kind, text string) // told of a session that is set, of what is committed, and of each part before it is sent; nil for nobody
	hears Hears

	mutex sync.Mutex
	heard int
	begun int
}

// Start is the API on this machine until it is closed.
func Start(hears Hears) *Double {
	d := &Double{hears: hears}
	d.Server = httptest.NewServer(http.HandlerFunc(d.serve))
	return d
}

// New is the API on this machine until the test ends.
func New(t testing.TB, hears Hears) *Double {
	d := Start(hears)
	t.Cleanup(d.Close)
	return d
}

// Says makes the same of every utterance.
func Says(parts ...string) Hears { return func(int) Utterance { return Utterance{Parts: parts} } }

// InTurn makes the first of the first utterance, and so on; the last for good.
func InTurn(all ...Utterance) Hears {
	return func(n int) Utterance { return all[min(n, len(all)-1)] }
}

// Account reaches it.
func (d *Double) Account() provider.Account {
	return provider.Account{URL: d.URL + "/v1", Key: Key, Model: Model}
}

// Sessions is how many have begun.
func (d *Double) Sessions() int {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	return d.begun
}

// next is what is made of an utterance that begins.
func (d *Double) next() Utterance {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	d.heard++
	return d.hears(d.heard - 1)
}

func (d *Double) tells(sound []byte, kind, text string) {
	if d.Tells != nil {
		d.Tells(sound, kind, text)
	}
}

func refuse(w http.ResponseWriter, status int, code string) {
	script.JSON(w, status, map[string]any{"error": map[string]any{"type": "invalid_request_error", "code": code}})
}

func (d *Double) serve(w http.ResponseWriter, r *http.Request) {
	switch {
	case r.URL.Path != "/v1/realtime":
		http.NotFound(w, r)
		return
	case r.Header.Get("Authorization") != "Bearer "+Key:
		refuse(w, http.StatusUnauthorized, "invalid_api_key")
		return
	case r.Header.Get("OpenAI-Beta") != "":
		refuse(w, http.StatusBadRequest, "beta_api_shape_disabled")
		return
	case r.URL.Query().Get("intent") != "transcription" || r.URL.Query().Has("model"): // that would be a session that speaks
		refuse(w, http.StatusBadRequest, "invalid_value")
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
	d.mutex.Lock()
	d.begun++
	d.mutex.Unlock()
	l := &line{double: d, conn: conn, ctx: ctx}
	l.send("session.created", map[string]any{"session": map[string]any{"type": "transcription", "id": "sess_double"}})
	l.listen()
}
