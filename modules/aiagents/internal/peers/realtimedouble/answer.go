package realtimedouble

import (
	"context"
	"encoding/base64"
	"fmt"

	"github.com/coder/websocket"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// answer has the script speak, in a way that can be cancelled.
func (l *line) answer(instructions string) {
	ask := provider.Ask{Messages: []provider.Message{{Role: provider.System, Text: l.start.Instructions}}}
	ask.Messages = append(ask.Messages, l.talk...)
	if instructions != "" {
		ask.Messages = append(ask.Messages, provider.Message{Role: provider.System, Text: instructions})
	}
	for _, t := range l.start.Tools {
		ask.Tools = append(ask.Tools, provider.Tool{Name: t.Name, Description: t.Description, Parameters: t.Parameters})
	}
	ctx, cancel := context.WithCancel(l.ctx)
	active := &answering{cancel, make(chan struct{})}
	l.active = active
	l.answers++
	id := fmt.Sprintf("resp_%d", l.answers)
	l.send("response.created", map[string]any{"response": map[string]any{"id": id, "object": "realtime.response", "status": "in_progress"}})
	said := l.double.script(ask)
	go func() {
		defer close(active.ended)
		l.speak(ctx, id, said)
	}()
}

func (l *line) speak(ctx context.Context, id string, a script.Answer) {
	status, said := "completed", ""
	for i, part := range a.Parts {
		if a.Fault == script.Hangs && i == 1 {
			<-ctx.Done()
		}
		if ctx.Err() != nil {
			status = "cancelled"
			break
		}
		l.mutex.Lock()
		l.sound(id, part)
		l.mutex.Unlock()
		said += part
		if a.Fault == script.BrokenOff {
			_ = l.conn.CloseNow()
			return
		}
		if a.Fault == script.Malformed {
			_ = l.conn.Write(l.ctx, websocket.MessageText, []byte(`{"type":`))
		}
	}
	l.mutex.Lock()
	defer l.mutex.Unlock()
	l.finish(id, status, said, a)
}

// sound is a part of the answer, as it is heard and as it is read.
func (l *line) sound(id, part string) {
	item := "item_" + id
	for _, frame := range Spoken(part, l.law) {
		l.items[item] += len(frame) * 1000 / provider.Rate
		l.send("response.output_audio.delta", map[string]any{
			"response_id": id, "item_id": item, "output_index": 0, "content_index": 0, "delta": base64.StdEncoding.EncodeToString(frame),
		})
	}
	l.send("response.output_audio_transcript.delta", map[string]any{
		"response_id": id, "item_id": item, "output_index": 0, "content_index": 0, "delta": part,
	})
}

func (l *line) finish(id, status, said string, a script.Answer) {
	l.talk = append(l.talk, provider.Message{Role: provider.Assistant, Text: said, Calls: a.Calls})
	for _, c := range a.Calls {
		l.open[c.ID] = true
		l.send("response.output_item.done", map[string]any{"response_id": id, "output_index": 1, "item": map[string]any{
			"id": "item_" + c.ID, "type": "function_call", "status": "completed", "name": c.Name, "call_id": c.ID, "arguments": string(c.Arguments),
		}})
	}
	response := map[string]any{"id": id, "object": "realtime.response", "status": status, "usage": used(a.Usage)}
	if failed, ok := faults[a.Fault]; ok {
		response["status"], response["status_details"] = "failed", map[string]any{"type": "failed", "error": failed}
	}
	l.active = nil
	l.send("response.done", map[string]any{"response": response})
}

var faults = map[script.Fault]map[string]any{
	script.RateLimited: {"type": "rate_limit_error", "code": "rate_limit_exceeded", "message": "Rate limit reached"},
	script.Spent:       {"type": "insufficient_quota", "code": "insufficient_quota", "message": "You exceeded your current quota"},
	script.Overloaded:  {"type": "server_error", "code": "server_error", "message": "The server had an error"},
}

func used(u provider.Usage) map[string]any {
	return map[string]any{
		"input_token_details": map[string]any{
			"text_tokens": u.In + u.InCached, "audio_tokens": u.InAudio, "cached_tokens": u.InCached,
			"cached_tokens_details": map[string]any{"text_tokens": u.InCached, "audio_tokens": 0},
		},
		"output_token_details": map[string]any{"text_tokens": u.Out, "audio_tokens": u.OutAudio},
	}
}
