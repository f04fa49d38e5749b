package realtimedouble

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"sync"

	"github.com/coder/websocket"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// line is one session.
type line struct {
	double *Double
	conn   *websocket.Conn
	ctx    context.Context

	mutex   sync.Mutex
	set     bool // session.update has come
	law     provider.Law
	start   settings
	talk    []provider.Message
	heard   []byte // of the turn
	quiet   int    // bytes since its last sound
	active  *answering
	answers int
	items   map[string]int // milliseconds of sound, by item
	open    map[string]bool
	events  int
}

func (l *line) send(kind string, fields map[string]any) {
	l.events++
	fields["type"], fields["event_id"] = kind, fmt.Sprintf("event_%d", l.events)
	raw, _ := json.Marshal(fields)
	_ = l.conn.Write(l.ctx, websocket.MessageText, raw)
}

func (l *line) refuse(kind, code, message string) {
	l.send("error", map[string]any{"error": map[string]any{"type": kind, "code": code, "message": message, "param": nil, "event_id": nil}})
}

func (l *line) invalid(code, message string) { l.refuse("invalid_request_error", code, message) }

// message is what may come, field by field.
type message struct {
	Type     string           `json:"type"`
	EventID  string           `json:"event_id"`
	Session  *settings        `json:"session"`
	Audio    string           `json:"audio"`
	Item     *json.RawMessage `json:"item"`
	Response *struct {
		Instructions string `json:"instructions"`
	} `json:"response"`
	ItemID       string `json:"item_id"`
	ContentIndex *int   `json:"content_index"`
	AudioEndMS   *int   `json:"audio_end_ms"`
}

// listen takes events until the other side is gone.
func (l *line) listen() {
	l.items, l.open = map[string]int{}, map[string]bool{}
	for {
		_, raw, err := l.conn.Read(l.ctx)
		if err != nil {
			return
		}
		l.double.Log.Keep(raw)
		var m message
		reader := json.NewDecoder(bytes.NewReader(raw))
		reader.DisallowUnknownFields()
		l.mutex.Lock()
		if err = reader.Decode(&m); err != nil {
			l.invalid("unknown_parameter", err.Error())
		} else {
			l.take(m)
		}
		l.mutex.Unlock()
	}
}

func (l *line) take(m message) {
	switch m.Type {
	case "session.update":
		l.update(m.Session)
	case "input_audio_buffer.append":
		l.append(m.Audio)
	case "conversation.item.create":
		l.create(m.Item)
	case "conversation.item.truncate":
		l.truncate(m)
	case "response.create":
		l.respond(m)
	case "response.cancel":
		l.cancel()
	default:
		l.invalid("invalid_value", "Invalid value: '"+m.Type+"'. Supported values are: 'session.update', …")
	}
}
