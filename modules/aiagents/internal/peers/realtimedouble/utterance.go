package realtimedouble

import (
	"encoding/base64"
	"fmt"
	"strings"

	"github.com/coder/websocket"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

func (l *line) item() string { return fmt.Sprintf("item_%d", l.items) }

func (l *line) append(audio string) (on bool) {
	frame, err := base64.StdEncoding.DecodeString(audio)
	if err != nil || len(frame) == 0 {
		l.invalid("invalid_value", "Invalid 'audio'. Expected base64-encoded audio bytes.")
		return true
	}
	if len(l.sound) == 0 {
		l.items++
		l.made, l.told = l.double.next(), 0
	}
	l.sound = append(l.sound, frame...)
	for !l.made.Late && l.told < len(l.made.Parts) && len(l.sound) >= (l.told+1)*Pace*provider.Frame {
		if l.part(); l.told == 1 && l.fails() {
			return false
		}
	}
	return true
}

// part tells the next part.
func (l *line) part() {
	part := l.made.Parts[l.told]
	l.told++
	l.double.tells(nil, "part", part)
	l.send("conversation.item.input_audio_transcription.delta", map[string]any{"item_id": l.item(), "content_index": 0, "delta": part})
}

// fails does what a fault does amid an utterance, and tells whether the session is over.
func (l *line) fails() bool {
	switch l.made.Fault {
	case script.BrokenOff:
		return true
	case script.Malformed:
		_ = l.conn.Write(l.ctx, websocket.MessageText, []byte(`{"type":`))
	case script.Overloaded:
		l.refuse("server_error", "server_error", "The server had an error")
	case script.Ends:
		_ = l.conn.Close(websocket.StatusNormalClosure, "session ended")
	default: // it goes on to its end
	}
	return false
}

// commit is the end of an utterance.
func (l *line) commit() (on bool) {
	if len(l.sound) < provider.Rate/10 {
		l.invalid("input_audio_buffer_commit_empty", "Error committing input audio buffer: buffer too small. Expected at least 100ms of audio.")
		return true
	}
	sound := l.sound
	l.sound = nil
	l.double.tells(sound, "commit", "")
	l.send("input_audio_buffer.committed", map[string]any{"item_id": l.item(), "previous_item_id": nil})
	if l.made.Wait != nil {
		<-l.made.Wait
	}
	if l.made.Fault == script.Silent {
		return true
	}
	for l.told < len(l.made.Parts) {
		l.part()
	}
	l.whole(sound)
	return true
}

// whole is an utterance in writing, or that there is none.
func (l *line) whole(sound []byte) {
	if failed, ok := faults[l.made.Fault]; ok {
		l.send("conversation.item.input_audio_transcription.failed", map[string]any{"item_id": l.item(), "content_index": 0, "error": failed})
		return
	}
	l.send("conversation.item.input_audio_transcription.completed", map[string]any{
		"item_id": l.item(), "content_index": 0, "transcript": strings.Join(l.made.Parts, ""),
		"usage": map[string]any{"type": "duration", "seconds": float64(len(sound)) / provider.Rate},
	})
}

var faults = map[script.Fault]map[string]any{
	script.FailsAmid:   {"type": "transcription_error", "code": "audio_unintelligible", "message": "The audio could not be transcribed.", "param": nil},
	script.RateLimited: {"type": "rate_limit_error", "code": "rate_limit_exceeded", "message": "Rate limit reached"},
	script.Spent:       {"type": "insufficient_quota", "code": "insufficient_quota", "message": "You exceeded your current quota"},
}
