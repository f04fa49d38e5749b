package realtime

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"sync"
	"time"

	"github.com/coder/websocket"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

const (
	ahead   = 512             // messages that wait to be sent, or events to be taken: ten seconds of sound
	writing = 5 * time.Second // that a message may take to be sent
	least   = second / 10     // bytes of an utterance that the API takes
)

// session is one that is open. It implements provider.Ear: whoever hears by it never waits for the other side.
type session struct {
	ctx    context.Context
	end    context.CancelCauseFunc
	conn   *websocket.Conn
	out    chan any
	events chan provider.Event
	silent byte

	mutex sync.Mutex
	heard int   // bytes since the last utterance
	whole []int // bytes of the utterances that are being written down, in their order

	texts map[string]string // of utterances, by the provider's name for each, as far as they are written; of the reader alone
}

func newSession(ctx context.Context, conn *websocket.Conn) *session {
	s := &session{conn: conn, out: make(chan any, ahead), events: make(chan provider.Event, ahead), texts: map[string]string{}}
	s.ctx, s.end = context.WithCancelCause(ctx)
	return s
}

// begin says what the session is to be, and waits until the provider has taken it.
func (s *session) begin(as update) error {
	ctx, cancel := context.WithTimeoutCause(s.ctx, handshake, provider.ErrTimeLimit)
	defer cancel()
	s.silent = as.silence()
	if err := s.send(ctx, as); err != nil {
		return err
	}
	for {
		e, err := s.next(ctx)
		switch {
		case err != nil:
			return err
		case e.Type == "error":
			return e.Error.refusal()
		case e.Type == "session.updated":
			return nil
		}
	}
}

// Hear implements provider.Ear. It fails when the other side takes nothing for long: then nothing is heard by it any more.
func (s *session) Hear(sound []byte) error {
	s.mutex.Lock()
	s.heard += len(sound)
	s.mutex.Unlock()
	return s.put(appended{"input_audio_buffer.append", base64.StdEncoding.EncodeToString(sound)})
}

// Done implements provider.Ear. What is shorter than the API takes is filled up with silence.
func (s *session) Done() error {
	s.mutex.Lock()
	heard := s.heard
	if s.heard = 0; heard > 0 {
		s.whole = append(s.whole, heard)
	}
	s.mutex.Unlock()
	if heard == 0 {
		return nil
	}
	if heard < least {
		quiet := bytes.Repeat([]byte{s.silent}, least-heard)
		if err := s.put(appended{"input_audio_buffer.append", base64.StdEncoding.EncodeToString(quiet)}); err != nil {
			return err
		}
	}
	return s.put(typed{"input_audio_buffer.commit"})
}

// put has a message wait to be sent.
func (s *session) put(message any) error {
	if err := context.Cause(s.ctx); err != nil {
		return err
	}
	select {
	case s.out <- message:
		return nil
	default:
		s.end(provider.ErrOverloaded)
		return provider.ErrOverloaded
	}
}

// write sends what waits, in its order.
func (s *session) write() {
	for {
		select {
		case <-s.ctx.Done():
			return
		case message := <-s.out:
			ctx, cancel := context.WithTimeoutCause(s.ctx, writing, provider.ErrTimeLimit)
			err := s.send(ctx, message)
			cancel()
			if err != nil {
				s.end(err)
				return
			}
		}
	}
}

func (s *session) send(ctx context.Context, message any) error {
	raw, err := json.Marshal(message)
	if err != nil {
		return err
	}
	if err = s.conn.Write(ctx, websocket.MessageText, raw); err != nil {
		return gone(ctx, err)
	}
	return nil
}

// Events implements provider.Ear.
func (s *session) Events() <-chan provider.Event { return s.events }

// Close implements provider.Ear.
func (s *session) Close() error {
	s.end(context.Canceled)
	_ = s.conn.CloseNow() // the other side sees that it is gone
	return nil
}
