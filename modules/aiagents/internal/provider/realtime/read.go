package realtime

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// read tells what is heard until the session ends; why it did is told last, unless it was closed or its caller has gone.
func (s *session) read() {
	defer close(s.events)
	defer func() { _ = s.conn.CloseNow() }()
	for {
		e, err := s.next(s.ctx)
		if err == nil {
			err = s.take(e)
		}
		if err != nil {
			s.failed(err)
			return
		}
	}
}

func (s *session) failed(err error) {
	if cause := context.Cause(s.ctx); cause != nil { // what has ended it, before what came of that
		err = cause
	}
	s.end(err)
	if errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
		return
	}
	select {
	case s.events <- provider.Event{Kind: provider.Failed, Err: err}:
	default: // nobody takes what was told before
	}
}

func (s *session) next(ctx context.Context) (event, error) {
	var e event
	_, raw, err := s.conn.Read(ctx)
	if err != nil {
		return e, gone(ctx, err)
	}
	if err = json.Unmarshal(raw, &e); err != nil {
		return e, provider.ErrBroken.Wrap(err)
	}
	return e, nil
}

// gone is why a connection is no more.
func gone(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return provider.Reason(ctx, err)
	}
	return provider.ErrUnreachable.Wrap(err)
}

func (s *session) take(e event) error {
	switch e.Type {
	case "conversation.item.input_audio_transcription.delta":
		s.texts[e.ItemID] += e.Delta
		s.tell(provider.Event{Kind: provider.Partial, Text: s.texts[e.ItemID]})
	case "conversation.item.input_audio_transcription.completed":
		s.written(e.ItemID, provider.Event{Kind: provider.Final, Text: e.Transcript, Usage: provider.Usage{Audio: e.Usage.length()}})
	case "conversation.item.input_audio_transcription.failed":
		s.written(e.ItemID, provider.Event{Kind: provider.Failed, Err: e.Error.refusal()})
	case "error":
		return s.refused(e.Error)
	}
	return nil
}

// written is that nothing more comes of an utterance. How long it was we know where the provider does not say.
func (s *session) written(item string, e provider.Event) {
	delete(s.texts, item)
	if own := s.length(); e.Kind == provider.Final && e.Usage.Audio == 0 {
		e.Usage.Audio = own
	}
	s.tell(e)
}

// length is how long the oldest utterance is that was being written down.
func (s *session) length() time.Duration {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if len(s.whole) == 0 {
		return 0
	}
	bytes := s.whole[0]
	s.whole = s.whole[1:]
	return time.Duration(bytes) * time.Second / second
}

// refused takes what the API does not: of an utterance nothing comes then; whatever else it is ends the session.
func (s *session) refused(p problem) error {
	if err := p.refusal(); !errors.Is(err, provider.ErrAsk) {
		return err
	}
	s.length()
	s.tell(provider.Event{Kind: provider.Failed, Err: p.refusal()})
	return nil
}

func (s *session) tell(e provider.Event) {
	select {
	case s.events <- e:
	case <-s.ctx.Done():
	}
}
