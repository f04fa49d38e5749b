package realtime

import (
	"encoding/base64"
	"encoding/json"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// read tells what happens until the session ends.
func (s *session) read() {
	defer close(s.events)
	defer func() { _ = s.conn.CloseNow() }()
	for {
		e, err := s.next()
		if err == nil {
			err = s.take(e)
		}
		if s.ctx.Err() != nil { // it was closed, or its caller has gone
			return
		}
		if err != nil {
			s.tell(provider.Event{Kind: provider.Failed, Err: err})
			return
		}
	}
}

func (s *session) tell(e provider.Event) {
	select {
	case s.events <- e:
	case <-s.ctx.Done():
	}
}

func (s *session) take(e event) error {
	switch e.Type {
	case "response.created":
		s.began(e.Response.ID)
	case "response.output_audio.delta":
		return s.audio(e)
	case "response.output_audio_transcript.delta":
		s.tell(provider.Event{Kind: provider.Said, Text: e.Delta})
	case "conversation.item.input_audio_transcription.completed":
		s.tell(provider.Event{Kind: provider.Heard, Text: e.Transcript})
	case "input_audio_buffer.speech_started":
		s.tell(provider.Event{Kind: provider.SpeechStarted})
	case "input_audio_buffer.speech_stopped":
		s.tell(provider.Event{Kind: provider.SpeechEnded})
	case "response.output_item.done":
		return s.call(e.Item)
	case "response.done":
		return s.done(e.Response)
	case "error":
		return s.refused(e.Error)
	}
	return nil
}

// refused takes what the API does not: what came too late changes nothing, what came amid another answer is asked for again after it.
func (s *session) refused(p problem) error {
	if !p.harmless() {
		return p.refusal()
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if p.Code == "conversation_already_has_active_response" {
		s.due, s.told = true, s.last
	}
	if s.active == pending {
		s.active = ""
	}
	return nil
}

func (s *session) began(id string) {
	s.mutex.Lock()
	s.active = id
	s.mutex.Unlock()
}

// audio is sound of the model; what comes of an answer after it was interrupted is nobody's.
func (s *session) audio(e event) error {
	sound, err := base64.StdEncoding.DecodeString(e.Delta)
	if err != nil {
		return provider.ErrBroken.Wrap(err)
	}
	s.mutex.Lock()
	if e.ItemID != s.item {
		s.item, s.spoken = e.ItemID, 0
	}
	s.spoken += len(sound)
	unwanted := s.silent != "" && s.silent == e.ResponseID
	s.mutex.Unlock()
	if !unwanted {
		s.tell(provider.Event{Kind: provider.Spoken, Audio: sound})
	}
	return nil
}

// call is a tool that the model asks for. Arguments that are none are told back to it.
func (s *session) call(i item) error {
	if i.Type != "function_call" {
		return nil
	}
	s.mutex.Lock()
	s.waiting[i.CallID] = true
	s.mutex.Unlock()
	var arguments map[string]any
	if json.Unmarshal([]byte(i.Arguments), &arguments) != nil || arguments == nil {
		return s.Answer(i.CallID, `{"error":"the arguments are no JSON object"}`)
	}
	s.tell(provider.Event{Kind: provider.Called, Call: provider.Call{ID: i.CallID, Name: i.Name, Arguments: json.RawMessage(i.Arguments)}})
	return nil
}

func (s *session) done(r response) error {
	if r.Status == "failed" {
		return r.Details.Error.refusal()
	}
	s.mutex.Lock()
	s.active, s.silent = "", ""
	asked := len(s.waiting) > 0
	s.mutex.Unlock()
	s.tell(provider.Event{Kind: provider.TurnDone, Usage: r.usage(), Stop: stop(r, asked)})
	return s.goOn()
}

func stop(r response, asked bool) provider.Stop {
	switch {
	case r.Status == "cancelled":
		return provider.Silenced
	case r.Status == "incomplete" && r.Details.Reason == "content_filter":
		return provider.Refused
	case r.Status == "incomplete":
		return provider.Length
	case asked:
		return provider.Tools
	default:
		return provider.End
	}
}
