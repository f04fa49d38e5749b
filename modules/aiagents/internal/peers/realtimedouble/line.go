package realtimedouble

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"

	"github.com/coder/websocket"
)

// line is one session.
type line struct {
	double *Double
	conn   *websocket.Conn
	ctx    context.Context

	start  *settings // nil before session.update has come
	sound  []byte    // of the utterance that goes on
	made   Utterance // of it
	told   int       // parts of it
	items  int
	events int
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
	Type    string    `json:"type"`
	EventID string    `json:"event_id"`
	Session *settings `json:"session"`
	Audio   string    `json:"audio"`
}

// listen takes events until the other side is gone, or the script has it broken off.
func (l *line) listen() {
	for on := true; on; {
		_, raw, err := l.conn.Read(l.ctx)
		if err != nil {
			return
		}
		l.double.Log.Keep(raw)
		var m message
		reader := json.NewDecoder(bytes.NewReader(raw))
		reader.DisallowUnknownFields()
		if err = reader.Decode(&m); err != nil {
			l.invalid("unknown_parameter", err.Error())
			continue
		}
		on = l.take(m)
	}
}

func (l *line) take(m message) (on bool) {
	switch {
	case m.Type == "session.update":
		l.update(m.Session)
	case l.start == nil:
		l.invalid("invalid_value", "The session has no transcription")
	case m.Type == "input_audio_buffer.append":
		return l.append(m.Audio)
	case m.Type == "input_audio_buffer.commit":
		return l.commit()
	default:
		l.invalid("invalid_value", "Invalid value: '"+m.Type+"'. Supported values are: 'session.update', …")
	}
	return true
}
