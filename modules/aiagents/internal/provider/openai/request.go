package openai

import (
	"math"
	"net/url"
	"slices"
	"strings"

	api "github.com/sashabaranov/go-openai"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

func (c *Chat) request(a provider.Ask) api.ChatCompletionRequest {
	r := api.ChatCompletionRequest{Model: c.account.Model, StreamOptions: &api.StreamOptions{IncludeUsage: true}}
	for _, m := range a.Messages {
		r.Messages = append(r.Messages, message(m))
	}
	for _, t := range a.Tools {
		r.Tools = append(r.Tools, api.Tool{Type: api.ToolTypeFunction, Function: &api.FunctionDefinition{
			Name: t.Name, Description: t.Description, Parameters: t.Parameters,
		}})
	}
	if a.Schema != nil {
		r.ResponseFormat = &api.ChatCompletionResponseFormat{
			Type: api.ChatCompletionResponseFormatTypeJSONSchema, JSONSchema: &api.ChatCompletionResponseFormatJSONSchema{Name: "answer", Schema: a.Schema},
		}
	}
	c.fit(&r, a)
	return r
}

// fit names the bounds as the model wants them: those that think take no temperature, and OpenAI has renamed the bound that servers of
// one's own still know by its old name.
func (c *Chat) fit(r *api.ChatCompletionRequest, a provider.Ask) {
	thinks := slices.ContainsFunc([]string{"o1", "o3", "o4", "gpt-5", "gpt-6"}, func(begin string) bool { return strings.HasPrefix(r.Model, begin) })
	if at, err := url.Parse(c.account.URL); thinks || err == nil && (at.Host == "" || at.Hostname() == "api.openai.com") {
		r.MaxCompletionTokens = a.Most()
	} else {
		r.MaxTokens = a.Most() //nolint:staticcheck // its new name is not known everywhere
	}
	if a.Temperature != nil && !thinks {
		r.Temperature = max(float32(*a.Temperature), math.SmallestNonzeroFloat32) // the library leaves a zero out
	}
	if len(a.Tools) > 0 && (r.Model == api.GPT6Sol || r.Model == api.GPT6Luna) {
		r.ReasoningEffort = api.ReasoningEffortNone // with tools and thoughts they are asked by another API
	}
}

func message(m provider.Message) api.ChatCompletionMessage {
	out := api.ChatCompletionMessage{Role: string(m.Role), Content: m.Text, ToolCallID: m.CallID}
	if m.Role == provider.ToolRole && m.Text == "" {
		out.Content = "{}" // the library would leave it out
	}
	for _, c := range m.Calls {
		out.ToolCalls = append(out.ToolCalls, api.ToolCall{
			ID: c.ID, Type: api.ToolTypeFunction, Function: api.FunctionCall{Name: c.Name, Arguments: string(c.Arguments)},
		})
	}
	return out
}
