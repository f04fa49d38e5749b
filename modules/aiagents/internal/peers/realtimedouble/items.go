package realtimedouble

import (
	"encoding/json"
	"fmt"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// create takes what a tool has answered.
func (l *line) create(raw *json.RawMessage) {
	var item struct {
		Type, Output string
		CallID       string `json:"call_id"`
	}
	if raw == nil || json.Unmarshal(*raw, &item) != nil || item.Type != "function_call_output" {
		l.invalid("invalid_value", "Invalid 'item'.")
		return
	}
	if !l.open[item.CallID] {
		l.invalid("invalid_tool_call_id", fmt.Sprintf("Tool call ID '%s' not found in conversation.", item.CallID))
		return
	}
	delete(l.open, item.CallID)
	l.talk = append(l.talk, provider.Message{Role: provider.ToolRole, CallID: item.CallID, Text: item.Output})
	l.send("conversation.item.added", map[string]any{"item": raw})
}

func (l *line) truncate(m message) {
	sent, known := l.items[m.ItemID]
	switch {
	case !known:
		l.invalid("item_truncate_invalid_item_id", "Item with item_id not found: "+m.ItemID)
	case m.AudioEndMS == nil || m.ContentIndex == nil || *m.AudioEndMS > sent:
		l.invalid("invalid_value", fmt.Sprintf("Audio content of %dms is already shorter than that", sent))
	default:
		l.send("conversation.item.truncated", map[string]any{"item_id": m.ItemID, "content_index": 0, "audio_end_ms": m.AudioEndMS})
	}
}

func (l *line) respond(m message) {
	switch {
	case l.active != nil:
		l.invalid("conversation_already_has_active_response", "Conversation already has an active response in progress")
	case m.Response != nil:
		l.answer(m.Response.Instructions)
	default:
		l.answer("")
	}
}
