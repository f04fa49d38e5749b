package anthropicdouble

import (
	"fmt"
	"slices"
	"strings"
)

// checkOrder holds the turns to their order: the user's is the first, nobody fills in the assistant's, and what it asked for is answered in
// the turn that follows, before any other word.
func (r *request) checkOrder() error {
	if len(r.Messages) == 0 || r.Messages[0].Role != "user" {
		return invalid("messages: first message must use the \"user\" role")
	}
	if r.Messages[len(r.Messages)-1].Role == "assistant" {
		return invalid("This model does not support assistant message prefill. The conversation must end with a user message.")
	}
	var open []string
	for i, m := range r.Messages {
		if m.Role != "user" && m.Role != "assistant" {
			return invalid(fmt.Sprintf("messages.%d.role: Input should be 'user' or 'assistant'", i))
		}
		answered, err := m.check(i)
		if err != nil {
			return err
		}
		for _, id := range open {
			if !slices.Contains(answered, id) {
				return invalid(fmt.Sprintf("messages.%d: `tool_use` ids were found without `tool_result` blocks immediately after: %s", i-1, id))
			}
		}
		for _, id := range answered {
			if !slices.Contains(open, id) {
				return invalid(fmt.Sprintf("messages.%d.content.0: unexpected `tool_use_id` found in `tool_result` blocks: %s", i, id))
			}
		}
		open = m.asks()
	}
	return nil
}

func (m message) asks() (ids []string) {
	for _, b := range m.Content {
		if b.Type == "tool_use" {
			ids = append(ids, b.ID)
		}
	}
	return ids
}

// check holds a turn to its shape, and gives the calls that it answers.
func (m message) check(i int) (answered []string, err error) {
	if len(m.Content) == 0 {
		return nil, invalid(fmt.Sprintf("messages.%d: all messages must have non-empty content", i))
	}
	for at, b := range m.Content {
		if err := b.check(m.Role); err != "" {
			return nil, invalid(fmt.Sprintf("messages.%d.content.%d: %s", i, at, err))
		}
		if b.Type != "tool_result" {
			continue
		}
		if at > 0 && m.Content[at-1].Type != "tool_result" {
			return nil, invalid(fmt.Sprintf("messages.%d: `tool_result` blocks must come first", i))
		}
		answered = append(answered, b.ToolUseID)
	}
	return answered, nil
}

func (b block) check(role string) string {
	switch b.Type {
	case "text":
		if strings.TrimSpace(b.Text) == "" {
			return "text content blocks must be non-empty"
		}
	case "tool_result":
		if role != "user" || b.ToolUseID == "" || len(b.Content) == 0 {
			return "`tool_result` blocks can only be in `user` messages, with a tool_use_id"
		}
	case "tool_use":
		if role != "assistant" || b.ID == "" || !name.MatchString(b.Name) || !strings.HasPrefix(string(b.Input), "{") {
			return "tool_use: `id`, `name` and an `input` that is a dictionary"
		}
	case "thinking":
		if role != "assistant" || !strings.HasPrefix(b.Signature, "sig") {
			return "Invalid `signature` in `thinking` block"
		}
	case "redacted_thinking":
	default:
		return "Input tag '" + b.Type + "' found using 'type' does not match any of the expected tags"
	}
	return ""
}
