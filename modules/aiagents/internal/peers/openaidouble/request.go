package openaidouble

import (
	"encoding/json"
	"net/http"
	"regexp"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// request is what may be asked, field by field; the API knows more, which the product does not use.
type request struct {
	Model               string          `json:"model"`
	Messages            []message       `json:"messages"`
	Tools               []tool          `json:"tools"`
	ResponseFormat      *responseFormat `json:"response_format"`
	Temperature         *float64        `json:"temperature"`
	MaxTokens           *int            `json:"max_tokens"`
	MaxCompletionTokens *int            `json:"max_completion_tokens"`
	ReasoningEffort     *string         `json:"reasoning_effort"`
	Stream              bool            `json:"stream"`
	StreamOptions       *struct {
		IncludeUsage bool `json:"include_usage"`
	} `json:"stream_options"`
}

type message struct {
	Role       string     `json:"role"`
	Content    *string    `json:"content"`
	ToolCalls  []toolCall `json:"tool_calls"`
	ToolCallID string     `json:"tool_call_id"`
}

type toolCall struct {
	ID       string `json:"id"`
	Type     string `json:"type"`
	Function struct {
		Name      string `json:"name"`
		Arguments string `json:"arguments"`
	} `json:"function"`
}

type tool struct {
	Type     string `json:"type"`
	Function struct {
		Name        string          `json:"name"`
		Description string          `json:"description"`
		Strict      bool            `json:"strict"`
		Parameters  json.RawMessage `json:"parameters"`
	} `json:"function"`
}

type responseFormat struct {
	Type       string `json:"type"`
	JSONSchema struct {
		Name   string          `json:"name"`
		Strict bool            `json:"strict"`
		Schema json.RawMessage `json:"schema"`
	} `json:"json_schema"`
}

var name = regexp.MustCompile(`^[a-zA-Z0-9_-]{1,64}$`)

func (r *request) check() error {
	thinks := r.Model == Thinking
	switch {
	case r.Model == "":
		return invalid("you must provide a model parameter")
	case r.Model != Model && !thinks:
		return refusal{http.StatusNotFound, "invalid_request_error", "model_not_found", "The model `" + r.Model + "` does not exist or you do not have access to it."}
	case len(r.Messages) == 0:
		return invalid("Invalid 'messages': empty array.")
	case r.Temperature != nil && (*r.Temperature < 0 || *r.Temperature > 2):
		return invalid("Invalid 'temperature': expected a value between 0 and 2.")
	case thinks && (r.MaxTokens != nil || r.Temperature != nil):
		return refusal{http.StatusBadRequest, "invalid_request_error", "unsupported_parameter", "Unsupported parameter: 'max_tokens' or 'temperature' is not supported with this model."}
	case r.MaxTokens != nil && *r.MaxTokens < 1 || r.MaxCompletionTokens != nil && *r.MaxCompletionTokens < 1:
		return invalid("Invalid 'max_tokens': integer below minimum value.")
	case r.StreamOptions != nil && !r.Stream:
		return invalid("The 'stream_options' parameter is only allowed when 'stream' is enabled.")
	}
	if err := r.checkShapes(); err != nil {
		return err
	}
	return r.checkOrder()
}

func (r *request) checkShapes() error {
	for _, t := range r.Tools {
		if t.Type != "function" || !name.MatchString(t.Function.Name) || !strings.HasPrefix(string(t.Function.Parameters), "{") {
			return invalid("Invalid 'tools': a function has a name of its pattern and parameters that are an object.")
		}
	}
	f := r.ResponseFormat
	if f != nil && (f.Type != "json_schema" || !name.MatchString(f.JSONSchema.Name) || !strings.HasPrefix(string(f.JSONSchema.Schema), "{")) {
		return invalid("Invalid 'response_format'.")
	}
	return nil
}

// ask is the request as the script sees it.
func (r *request) ask() provider.Ask {
	a := provider.Ask{Temperature: r.Temperature}
	for _, m := range r.Messages {
		a.Messages = append(a.Messages, m.said())
	}
	for _, t := range r.Tools {
		a.Tools = append(a.Tools, provider.Tool{Name: t.Function.Name, Description: t.Function.Description, Parameters: t.Function.Parameters})
	}
	if r.ResponseFormat != nil {
		a.Schema = r.ResponseFormat.JSONSchema.Schema
	}
	for _, most := range []*int{r.MaxTokens, r.MaxCompletionTokens} {
		if most != nil {
			a.MostTokens = *most
		}
	}
	return a
}

func (m message) said() provider.Message {
	said := provider.Message{Role: provider.Role(m.Role), CallID: m.ToolCallID}
	if m.Content != nil {
		said.Text = *m.Content
	}
	for _, c := range m.ToolCalls {
		said.Calls = append(said.Calls, provider.Call{ID: c.ID, Name: c.Function.Name, Arguments: json.RawMessage(c.Function.Arguments)})
	}
	return said
}
