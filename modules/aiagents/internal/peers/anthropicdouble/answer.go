package anthropicdouble

import (
	"net/http"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// event sends one, whose name is its type.
func event(e *script.Events, kind string, fields map[string]any) {
	fields["type"] = kind
	e.Send(kind, fields)
}

// write sends an answer as the API does: block by block, each begun, sent in parts and ended, and what it has used.
func (d *Double) write(e *script.Events, r *request, a script.Answer) {
	event(e, "message_start", map[string]any{"message": map[string]any{
		"id": "msg_double", "type": "message", "role": "assistant", "model": r.Model, "content": []any{}, "stop_reason": nil, "stop_sequence": nil,
		"usage": map[string]any{"input_tokens": a.Usage.In, "cache_read_input_tokens": a.Usage.InCached, "cache_creation_input_tokens": 0, "output_tokens": 1},
	}})
	event(e, "ping", map[string]any{})
	at := 0
	if len(a.Parts) > 0 {
		if !text(e, at, a) {
			return
		}
		at++
	}
	for _, c := range a.Calls {
		at = call(e, at, c)
	}
	event(e, "message_delta", map[string]any{
		"delta": map[string]any{"stop_reason": stop(a.Stops()), "stop_sequence": nil}, "usage": map[string]any{"output_tokens": a.Usage.Out},
	})
	event(e, "message_stop", map[string]any{})
}

func begin(e *script.Events, at int, block map[string]any) {
	event(e, "content_block_start", map[string]any{"index": at, "content_block": block})
}

func delta(e *script.Events, at int, kind, field, value string) {
	event(e, "content_block_delta", map[string]any{"index": at, "delta": map[string]any{"type": kind, field: value}})
}

func end(e *script.Events, at int) { event(e, "content_block_stop", map[string]any{"index": at}) }

func text(e *script.Events, at int, a script.Answer) bool {
	begin(e, at, map[string]any{"type": "text", "text": ""})
	for _, part := range a.Parts {
		delta(e, at, "text_delta", "text", part)
		if !e.Amid(a.Fault, func() { e.Send("error", refusal{http.StatusOK, "overloaded_error", "Overloaded"}.body()) }) {
			return false
		}
	}
	end(e, at)
	return true
}

// call sends a thought before a call that has a seal, as models do that think.
func call(e *script.Events, at int, c provider.Call) int {
	if c.Seal != "" {
		begin(e, at, map[string]any{"type": "thinking", "thinking": "", "signature": ""})
		delta(e, at, "thinking_delta", "thinking", "Conviene preguntar.")
		delta(e, at, "signature_delta", "signature", c.Seal)
		end(e, at)
		at++
	}
	begin(e, at, map[string]any{"type": "tool_use", "id": c.ID, "name": c.Name, "input": map[string]any{}})
	for _, piece := range script.Pieces(string(c.Arguments)) {
		delta(e, at, "input_json_delta", "partial_json", piece)
	}
	end(e, at)
	return at + 1
}

func stop(s provider.Stop) string {
	switch s {
	case provider.Tools:
		return "tool_use"
	case provider.Length:
		return "max_tokens"
	case provider.Refused:
		return "refusal"
	default:
		return "end_turn"
	}
}
