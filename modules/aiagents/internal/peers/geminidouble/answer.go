package geminidouble

import (
	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// write sends an answer as the API does: pieces of one candidate, the last of which says why it ended and what was used.
func write(e *script.Events, a script.Answer) {
	if a.Fault == script.Content {
		e.Send("", map[string]any{"promptFeedback": map[string]any{"blockReason": "PROHIBITED_CONTENT"}, "modelVersion": Model})
		return
	}
	for _, text := range a.Parts {
		e.Send("", piece("", map[string]any{"text": text}))
		overloaded := faults[script.Overloaded]
		if !e.Amid(a.Fault, func() { e.Send("", overloaded.body()) }) {
			return
		}
	}
	parts := []any{}
	for _, c := range a.Calls {
		call := map[string]any{"functionCall": map[string]any{"id": c.ID, "name": c.Name, "args": c.Arguments}}
		if c.Seal != "" {
			call["thoughtSignature"] = c.Seal
		}
		parts = append(parts, call)
	}
	last := piece(finish(a.Stops()), parts...)
	last["usageMetadata"] = map[string]any{
		"promptTokenCount": a.Usage.In + a.Usage.InCached, "cachedContentTokenCount": a.Usage.InCached, "candidatesTokenCount": a.Usage.Out,
		"totalTokenCount": a.Usage.In + a.Usage.InCached + a.Usage.Out,
	}
	e.Send("", last)
}

func piece(finish string, parts ...any) map[string]any {
	candidate := map[string]any{"index": 0, "content": map[string]any{"role": "model", "parts": parts}}
	if finish != "" {
		candidate["finishReason"] = finish
	}
	return map[string]any{"candidates": []any{candidate}, "modelVersion": Model, "responseId": "double"}
}

func finish(s provider.Stop) string {
	switch s {
	case provider.Length:
		return "MAX_TOKENS"
	case provider.Refused:
		return "SAFETY"
	default:
		return "STOP"
	}
}
