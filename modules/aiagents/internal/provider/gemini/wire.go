package gemini

import (
	"encoding/json"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// request is what is asked, in the API's words.
type request struct {
	SystemInstruction *content  `json:"systemInstruction,omitempty"`
	Contents          []content `json:"contents"`
	Tools             []tools   `json:"tools,omitempty"`
	GenerationConfig  config    `json:"generationConfig"`
}

type content struct {
	Role  string `json:"role,omitempty"`
	Parts []part `json:"parts"`
}

type part struct {
	Text             string    `json:"text,omitempty"`
	Thought          bool      `json:"thought,omitempty"`
	ThoughtSignature string    `json:"thoughtSignature,omitempty"`
	FunctionCall     *call     `json:"functionCall,omitempty"`
	FunctionResponse *response `json:"functionResponse,omitempty"`
}

type call struct {
	ID   string          `json:"id,omitempty"`
	Name string          `json:"name"`
	Args json.RawMessage `json:"args,omitempty"`
}

type response struct {
	ID       string         `json:"id,omitempty"`
	Name     string         `json:"name"`
	Response map[string]any `json:"response"`
}

type tools struct {
	FunctionDeclarations []declaration `json:"functionDeclarations"`
}

type declaration struct {
	Name                 string          `json:"name"`
	Description          string          `json:"description,omitempty"`
	ParametersJSONSchema json.RawMessage `json:"parametersJsonSchema,omitempty"`
}

type config struct {
	Temperature        *float64        `json:"temperature,omitempty"`
	MaxOutputTokens    int             `json:"maxOutputTokens"`
	ResponseMIMEType   string          `json:"responseMimeType,omitempty"`
	ResponseJSONSchema json.RawMessage `json:"responseJsonSchema,omitempty"`
}

// unsealed stands for the signature of a call that another model has made: the API wants one.
const unsealed = "skip_thought_signature_validator"

func ask(a provider.Ask) request {
	r := request{GenerationConfig: config{Temperature: a.Temperature, MaxOutputTokens: a.Most(), ResponseJSONSchema: a.Schema}}
	if a.Schema != nil {
		r.GenerationConfig.ResponseMIMEType = "application/json"
	}
	instructions, turns := provider.Turns(a.Messages)
	if len(instructions) > 0 {
		r.SystemInstruction = &content{}
		for _, text := range instructions {
			r.SystemInstruction.Parts = append(r.SystemInstruction.Parts, part{Text: text})
		}
	}
	for _, t := range turns {
		r.Contents = append(r.Contents, turn(t, a.Messages))
	}
	if len(a.Tools) > 0 {
		r.Tools = []tools{{}}
		for _, t := range a.Tools {
			r.Tools[0].FunctionDeclarations = append(r.Tools[0].FunctionDeclarations, declaration{t.Name, t.Description, t.Parameters})
		}
	}
	return r
}

func turn(t provider.Turn, all []provider.Message) content {
	c := content{Role: "model"}
	if t.User {
		c.Role = "user"
	}
	for _, m := range t.Messages {
		if m.Role == provider.ToolRole {
			c.Parts = append(c.Parts, part{FunctionResponse: &response{m.CallID, provider.NameOf(all, m.CallID), answered(m.Text)}})
			continue
		}
		if m.Text != "" {
			c.Parts = append(c.Parts, part{Text: m.Text})
		}
		for i, one := range m.Calls {
			p := part{FunctionCall: &call{one.ID, one.Name, one.Arguments}, ThoughtSignature: one.Seal}
			if i == 0 && p.ThoughtSignature == "" {
				p.ThoughtSignature = unsealed
			}
			c.Parts = append(c.Parts, p)
		}
	}
	return c
}

// answered is what a tool has answered, as an object.
func answered(text string) map[string]any {
	var object map[string]any
	if json.Unmarshal([]byte(text), &object) == nil && object != nil {
		return object
	}
	return map[string]any{"output": text}
}
