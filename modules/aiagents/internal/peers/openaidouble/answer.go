package openaidouble

import (
	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

func chunk(delta map[string]any, finish any) map[string]any {
	return map[string]any{
		"id": "chatcmpl-double", "object": "chat.completion.chunk", "created": 1790000000, "model": Snapshot, "service_tier": "default",
		"system_fingerprint": "fp_double", "usage": nil, "choices": []any{map[string]any{"index": 0, "delta": delta, "logprobs": nil, "finish_reason": finish}},
	}
}

// write sends an answer as the API does: a delta for each part, the reason at the end, then what it has used.
func (d *Double) write(e *script.Events, r *request, a script.Answer) {
	e.Send("", chunk(map[string]any{"role": "assistant", "content": "", "refusal": nil}, nil))
	if a.Fault != script.FailsAmid { // the library takes an error for none after a comment
		e.Comment()
	}
	word := "content"
	if a.Stops() == provider.Refused {
		word = "refusal"
	}
	for _, part := range a.Parts {
		e.Send("", chunk(map[string]any{word: part}, nil))
		if !e.Amid(a.Fault, func() {
			e.Raw("", `{"error": {"message": "The server had an error", "type": "server_error", "param": null, "code": null}}`)
		}) {
			return
		}
	}
	for i, c := range a.Calls {
		call(e, i, c)
	}
	e.Send("", chunk(map[string]any{}, finish(a.Stops())))
	if r.StreamOptions != nil && r.StreamOptions.IncludeUsage {
		e.Send("", used(a.Usage))
	}
	e.Raw("", "[DONE]")
}

func call(e *script.Events, i int, c provider.Call) {
	part := func(fields map[string]any) {
		fields["index"] = i
		e.Send("", chunk(map[string]any{"tool_calls": []any{fields}}, nil))
	}
	part(map[string]any{"id": c.ID, "type": "function", "function": map[string]any{"name": c.Name, "arguments": ""}})
	for _, piece := range script.Pieces(string(c.Arguments)) {
		part(map[string]any{"function": map[string]any{"arguments": piece}})
	}
}

func used(u provider.Usage) map[string]any {
	last := chunk(nil, nil)
	last["choices"] = []any{}
	last["usage"] = map[string]any{
		"prompt_tokens": u.In + u.InCached, "completion_tokens": u.Out, "total_tokens": u.In + u.InCached + u.Out,
		"prompt_tokens_details":     map[string]any{"cached_tokens": u.InCached, "audio_tokens": 0},
		"completion_tokens_details": map[string]any{"reasoning_tokens": 0, "audio_tokens": 0, "accepted_prediction_tokens": 0, "rejected_prediction_tokens": 0},
	}
	return last
}

func finish(s provider.Stop) string {
	switch s {
	case provider.Tools:
		return "tool_calls"
	case provider.Length:
		return "length"
	default:
		return "stop"
	}
}
