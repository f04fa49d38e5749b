package calls_test

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"sync/atomic"
	"testing"
	"time"

	"github.com/coder/websocket"
	"github.com/coder/websocket/wsjson"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/agentline"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// agents stand for the module that has them: each line that calls open is theirs, over a socket as the host opens one.
type agents struct {
	t     *testing.T
	lines chan *agentSide
}

// agentSide is an agent's side of one call.
type agentSide struct {
	t      *testing.T
	conn   *websocket.Conn
	heard  chan agentline.Heard
	sounds atomic.Int64 // frames of the other side
}

// employs has the company have one agent.
func employs(t *testing.T, x *exchange) *agents {
	t.Helper()
	a := &agents{t: t, lines: make(chan *agentSide, 8)}
	x.Keep("a", ask.Reference{Module: "aiagents", Type: "agent", ID: "agente"})
	x.book.HandleFunc("GET "+agentline.Path, func(w http.ResponseWriter, r *http.Request) {
		who := principal.Must(r.Context())
		if who.TenantID != "a" || !who.Carries("aiagents.lines:create") {
			w.WriteHeader(http.StatusForbidden)
			return
		}
		conn, err := websocket.Accept(w, r, nil)
		if err != nil {
			return
		}
		side := &agentSide{t: t, conn: conn, heard: make(chan agentline.Heard, 256)}
		a.lines <- side
		side.listen()
	})
	return a
}

// listen hears until the line is closed.
func (s *agentSide) listen() {
	defer close(s.heard)
	for {
		kind, data, err := s.conn.Read(context.Background())
		if err != nil {
			return
		}
		if kind == websocket.MessageBinary {
			s.sounds.Add(1)
			continue
		}
		var h agentline.Heard
		if json.Unmarshal(data, &h) == nil {
			s.heard <- h
		}
	}
}

// asks says a word.
func (s *agentSide) asks(a agentline.Asked) {
	s.t.Helper()
	require.NoError(s.t, wsjson.Write(s.t.Context(), s.conn, a))
}

// aFrame is one that is no silence.
func aFrame() []byte { return bytes.Repeat([]byte{0x2a}, audio.Frame) }

// says speaks for so long; it is all there at once.
func (s *agentSide) says(length time.Duration) {
	s.t.Helper()
	for range int(length / (20 * time.Millisecond)) {
		require.NoError(s.t, s.conn.Write(s.t.Context(), websocket.MessageBinary, aFrame()))
	}
}

// next is the next word that it hears.
func (s *agentSide) next() agentline.Heard {
	s.t.Helper()
	return sdktest.Next(s.t, s.heard)
}

// hears waits until it has heard more of the other side.
func (s *agentSide) hears() {
	s.t.Helper()
	before := s.sounds.Load()
	require.Eventually(s.t, func() bool { return s.sounds.Load() > before+10 }, sdktest.Patience, 5*time.Millisecond)
}
