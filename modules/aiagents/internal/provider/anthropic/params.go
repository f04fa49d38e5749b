package anthropic

import (
	"encoding/json"
	"regexp"

	api "github.com/anthropics/anthropic-sdk-go"
	"github.com/anthropics/anthropic-sdk-go/packages/param"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

func (c *Chat) params(a provider.Ask) (api.MessageNewParams, error) {
	p := api.MessageNewParams{Model: c.model, MaxTokens: int64(a.Most())}
	instructions, turns := provider.Turns(a.Messages)
	for _, text := range instructions {
		p.System = append(p.System, api.TextBlockParam{Text: text})
	}
	for _, t := range turns {
		p.Messages = append(p.Messages, turn(t))
	}
	for _, t := range a.Tools {
		schema := param.Override[api.ToolInputSchemaParam](t.Parameters)
		p.Tools = append(p.Tools, api.ToolUnionParam{OfTool: &api.ToolParam{Name: t.Name, Description: api.String(t.Description), InputSchema: schema}})
	}
	if a.Temperature != nil && takesTemperature.MatchString(c.model) {
		p.Temperature = api.Float(min(*a.Temperature, 1)) // theirs ends at 1
	}
	if a.Schema != nil {
		return p, json.Unmarshal(a.Schema, &p.OutputConfig.Format.Schema)
	}
	return p, nil
}

// takesTemperature are the models that do: those since 4.7 refuse it.
var takesTemperature = regexp.MustCompile(`^claude-(3|(opus|sonnet|haiku)-4(-[0156])?(-\d{8})?$)`)

func turn(t provider.Turn) api.MessageParam {
	var blocks []api.ContentBlockParamUnion
	for _, m := range t.Messages {
		blocks = append(blocks, content(m)...)
	}
	if t.User {
		return api.NewUserMessage(blocks...)
	}
	return api.NewAssistantMessage(blocks...)
}

// content is a message in the provider's blocks: thoughts first, which it wants back with the calls that came of them.
func content(m provider.Message) (blocks []api.ContentBlockParamUnion) {
	if m.Role == provider.ToolRole {
		return []api.ContentBlockParamUnion{api.NewToolResultBlock(m.CallID, m.Text, false)}
	}
	for _, c := range m.Calls {
		blocks = append(blocks, unsealed(c.Seal)...)
	}
	if m.Text != "" {
		blocks = append(blocks, api.NewTextBlock(m.Text))
	}
	for _, c := range m.Calls {
		blocks = append(blocks, api.NewToolUseBlock(c.ID, c.Arguments, c.Name))
	}
	return blocks
}

// thought is what a model thought before it asked for a tool, signed by the provider.
type thought struct {
	Thinking  string `json:"thinking,omitempty"`
	Signature string `json:"signature,omitempty"`
	Redacted  string `json:"redacted,omitempty"`
}

func unsealed(seal string) (blocks []api.ContentBlockParamUnion) {
	var thoughts []thought
	_ = json.Unmarshal([]byte(seal), &thoughts) // none: the call is another provider's, and had none
	for _, t := range thoughts {
		if t.Redacted != "" {
			blocks = append(blocks, api.NewRedactedThinkingBlock(t.Redacted))
		} else {
			blocks = append(blocks, api.NewThinkingBlock(t.Signature, t.Thinking))
		}
	}
	return blocks
}
