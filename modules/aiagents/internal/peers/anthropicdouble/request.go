package anthropicdouble

import (
	"encoding/json"
	"regexp"
	"strings"

	"net/http"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// request is what may be asked, field by field; the API knows more, which the product does not use.
type request struct {
	Model        string    `json:"model"`
	MaxTokens    *int      `json:"max_tokens"`
	System       []block   `json:"system"`
	Messages     []message `json:"messages"`
	Tools        []tool    `json:"tools"`
	Temperature  *float64  `json:"temperature"`
	Stream       bool      `json:"stream"`
	OutputConfig *struct {
		Format struct {
			Type   string          `json:"type"`
			Schema json.RawMessage `json:"schema"`
		} `json:"format"`
	} `json:"output_config"`
}

type message struct {
	Role    string  `json:"role"`
	Content []block `json:"content"`
}

// block is a part of a message: its type says which of the fields it has.
type block struct {
	Type      string          `json:"type"`
	Text      string          `json:"text"`
	ID        string          `json:"id"`
	Name      string          `json:"name"`
	Input     json.RawMessage `json:"input"`
	ToolUseID string          `json:"tool_use_id"`
	Content   []block         `json:"content"`
	IsError   *bool           `json:"is_error"`
	Thinking  string          `json:"thinking"`
	Signature string          `json:"signature"`
	Data      string          `json:"data"`
}

type tool struct {
	Name        string          `json:"name"`
	Description string          `json:"description"`
	InputSchema json.RawMessage `json:"input_schema"`
}

var name = regexp.MustCompile(`^[a-zA-Z0-9_-]{1,128}$`)

func (r *request) check() error {
	switch {
	case r.Model == "":
		return invalid("model: Field required")
	case r.Model != Model && r.Model != Newer:
		return refusal{http.StatusNotFound, "not_found_error", "model: " + r.Model}
	case r.MaxTokens == nil || *r.MaxTokens < 1:
		return invalid("max_tokens: Field required")
	case r.Temperature != nil && r.Model == Newer:
		return invalid("`temperature` is deprecated for this model.")
	case r.Temperature != nil && (*r.Temperature < 0 || *r.Temperature > 1):
		return invalid("temperature: range: 0..1")
	case r.OutputConfig != nil && (r.OutputConfig.Format.Type != "json_schema" || !strings.HasPrefix(string(r.OutputConfig.Format.Schema), "{")):
		return invalid("output_config.format: Input should be 'json_schema' with its schema")
	}
	for _, b := range r.System {
		if b.Type != "text" || b.Text == "" {
			return invalid("system: text content blocks must be non-empty")
		}
	}
	for _, t := range r.Tools {
		if !name.MatchString(t.Name) || !strings.Contains(string(t.InputSchema), `"object"`) {
			return invalid("tools.0.custom.input_schema.type: Input should be 'object'")
		}
	}
	return r.checkOrder()
}

// ask is the request as the script sees it.
func (r *request) ask() provider.Ask {
	a := provider.Ask{Temperature: r.Temperature, MostTokens: *r.MaxTokens}
	for _, b := range r.System {
		a.Messages = append(a.Messages, provider.Message{Role: provider.System, Text: b.Text})
	}
	for _, m := range r.Messages {
		a.Messages = append(a.Messages, m.said()...)
	}
	for _, t := range r.Tools {
		a.Tools = append(a.Tools, provider.Tool{Name: t.Name, Description: t.Description, Parameters: t.InputSchema})
	}
	if r.OutputConfig != nil {
		a.Schema = r.OutputConfig.Format.Schema
	}
	return a
}

// said are the messages of a turn: one of the assistant, one for each text and each result of the user.
func (m message) said() (all []provider.Message) {
	own := provider.Message{Role: provider.Assistant}
	seal := ""
	for _, b := range m.Content {
		switch {
		case b.Type == "tool_result":
			all = append(all, provider.Message{Role: provider.ToolRole, CallID: b.ToolUseID, Text: b.Content[0].Text})
		case b.Type == "thinking":
			seal = b.Signature
		case b.Type == "tool_use":
			own.Calls = append(own.Calls, provider.Call{ID: b.ID, Name: b.Name, Arguments: b.Input, Seal: seal})
			seal = ""
		case m.Role == "user":
			all = append(all, provider.Message{Role: provider.User, Text: b.Text})
		default:
			own.Text += b.Text
		}
	}
	if m.Role == "assistant" {
		return []provider.Message{own}
	}
	return all
}
