package openaidouble

import (
	"fmt"
	"slices"
)

// checkOrder holds the roles to their order: what a tool answers was asked for right before, and is answered whole before anybody goes on.
func (r *request) checkOrder() error {
	var open []string // calls that wait for their answer
	for i, m := range r.Messages {
		if err := m.check(); err != nil {
			return err
		}
		if m.Role == "tool" {
			at := slices.Index(open, m.ToolCallID)
			if at < 0 {
				return invalid(fmt.Sprintf("Invalid parameter: messages with role 'tool' must be a response to a preceeding message with 'tool_calls'. (messages[%d])", i))
			}
			open = slices.Delete(open, at, at+1)
			continue
		}
		if len(open) > 0 {
			break
		}
		for _, c := range m.ToolCalls {
			open = append(open, c.ID)
		}
	}
	if len(open) > 0 {
		return invalid("An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'.")
	}
	return nil
}

func (m message) check() error {
	switch {
	case !slices.Contains([]string{"system", "developer", "user", "assistant", "tool"}, m.Role):
		return invalid("Invalid value: '" + m.Role + "'. Supported values are: 'system', 'assistant', 'user', 'function', 'tool', and 'developer'.")
	case m.Content == nil && (m.Role != "assistant" || len(m.ToolCalls) == 0):
		return invalid("Invalid value for 'content': expected a string, got null.")
	case m.Role == "tool" && m.ToolCallID == "":
		return invalid("Missing required parameter: 'tool_call_id'.")
	case m.Role != "assistant" && len(m.ToolCalls) > 0:
		return invalid("Unknown parameter: 'tool_calls'.")
	}
	for _, c := range m.ToolCalls {
		if c.ID == "" || c.Type != "function" || !name.MatchString(c.Function.Name) {
			return invalid("Missing required parameter: 'tool_calls[0].id', 'type' or 'function.name'.")
		}
	}
	return nil
}
