package realtimedouble

import (
	"context"
	"encoding/base64"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

func (l *line) append(audio string) {
	frame, err := base64.StdEncoding.DecodeString(audio)
	if err != nil || len(frame) == 0 {
		l.invalid("invalid_value", "Invalid 'audio'. Expected base64-encoded audio bytes.")
		return
	}
	if letters(frame, l.law) {
		l.speech(frame)
		return
	}
	l.quiet += len(frame)
	if wait := l.start.wait() * provider.Rate / 1000; len(l.heard) > 0 && l.quiet >= wait {
		l.turn()
	}
}

// speech begins a turn of the other side, or goes on with it; it silences the model.
func (l *line) speech(frame []byte) {
	if len(l.heard) == 0 {
		l.send("input_audio_buffer.speech_started", map[string]any{"audio_start_ms": 0, "item_id": "item_in"})
		if l.active != nil && l.start.detection().InterruptResponse {
			l.cancel()
		}
	}
	l.heard, l.quiet = append(l.heard, frame...), 0
}

// turn ends one: it is written down, and answered.
func (l *line) turn() {
	text := Text(l.heard, l.law)
	l.heard, l.quiet = nil, 0
	l.send("input_audio_buffer.speech_stopped", map[string]any{"audio_end_ms": 0, "item_id": "item_in"})
	l.send("input_audio_buffer.committed", map[string]any{"item_id": "item_in", "previous_item_id": nil})
	if l.start.Audio.Input.Transcription != nil {
		l.send("conversation.item.input_audio_transcription.completed", map[string]any{"item_id": "item_in", "content_index": 0, "transcript": text})
	}
	l.talk = append(l.talk, provider.Message{Role: provider.User, Text: text})
	if l.start.detection().CreateResponse {
		l.answer("")
	}
}

func (l *line) cancel() {
	if l.active == nil {
		l.invalid("response_cancel_not_active", "Cancellation failed: no active response found")
		return
	}
	active := l.active
	active.cancel()
	l.mutex.Unlock() // so that it can end
	<-active.ended
	l.mutex.Lock()
}

// answering is an answer that is being given.
type answering struct {
	cancel context.CancelFunc
	ended  chan struct{}
}
