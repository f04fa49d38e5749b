package realtime

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"sync"

	"github.com/coder/websocket"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// session is one talk. It knows what the model is at, for the API refuses to be asked for two answers at once.
type session struct {
	ctx    context.Context
	end    context.CancelFunc
	conn   *websocket.Conn
	events chan provider.Event

	mutex   sync.Mutex
	active  string          // id of the answer that is being given; empty for none
	waiting map[string]bool // calls that are to be answered
	due     bool            // the model is to go on as soon as it may
	told    string          // by these words
	last    string          // those that it was told by before
	item    string          // that is being spoken
	spoken  int             // bytes of it
	silent  string          // id of the answer of which nothing more is wanted
}

func newSession(ctx context.Context, conn *websocket.Conn) *session {
	s := &session{conn: conn, events: make(chan provider.Event, ahead), waiting: map[string]bool{}}
	s.ctx, s.end = context.WithCancel(ctx)
	return s
}

func (s *session) send(message map[string]any) error {
	raw, err := json.Marshal(message)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(s.ctx, writes)
	defer cancel()
	if err = s.conn.Write(ctx, websocket.MessageText, raw); err != nil {
		return ended(s.ctx, err)
	}
	return nil
}

// Events implements provider.Session.
func (s *session) Events() <-chan provider.Event { return s.events }

// Hear implements provider.Session.
func (s *session) Hear(frame []byte) error {
	return s.send(map[string]any{"type": "input_audio_buffer.append", "audio": base64.StdEncoding.EncodeToString(frame)})
}

// Answer implements provider.Session. The model goes on when all that it has asked for is answered.
func (s *session) Answer(callID, result string) error {
	err := s.send(map[string]any{
		"type": "conversation.item.create", "item": map[string]any{"type": "function_call_output", "call_id": callID, "output": result},
	})
	if err != nil {
		return err
	}
	s.mutex.Lock()
	delete(s.waiting, callID)
	s.due = true
	s.mutex.Unlock()
	return s.goOn()
}

// Tell implements provider.Session.
func (s *session) Tell(instructions string) error {
	s.mutex.Lock()
	s.due, s.told = true, instructions
	s.mutex.Unlock()
	return s.goOn()
}

// goOn asks for the next answer, if one is due and none is being given.
func (s *session) goOn() error {
	s.mutex.Lock()
	if !s.due || s.active != "" || len(s.waiting) > 0 {
		s.mutex.Unlock()
		return nil
	}
	message := map[string]any{"type": "response.create"}
	if s.told != "" {
		message["response"] = map[string]any{"instructions": s.told}
	}
	s.due, s.told, s.last, s.active = false, "", s.told, pending
	s.mutex.Unlock()
	return s.send(message)
}

// pending is an answer that was asked for and has no id yet.
const pending = "pending"

// Interrupt implements provider.Session.
func (s *session) Interrupt(playedMS int) error {
	s.mutex.Lock()
	active, item := s.active, s.item
	played := min(playedMS, s.spoken*1000/provider.Rate) // the API refuses more than it has said
	s.silent, s.item = active, ""
	s.mutex.Unlock()
	if active != "" {
		if err := s.send(map[string]any{"type": "response.cancel"}); err != nil {
			return err
		}
	}
	if item == "" {
		return nil
	}
	return s.send(map[string]any{"type": "conversation.item.truncate", "item_id": item, "content_index": 0, "audio_end_ms": max(played, 0)})
}

// Close implements provider.Session.
func (s *session) Close() error {
	s.end()
	_ = s.conn.CloseNow() // the other side sees that it is gone
	return nil
}
