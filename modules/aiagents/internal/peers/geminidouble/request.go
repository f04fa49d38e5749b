package geminidouble

import (
	"encoding/json"
	"regexp"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// request is what may be asked, field by field; the API knows more, which the product does not use.
type request struct {
	SystemInstruction *content  `json:"systemInstruction"`
	Contents          []content `json:"contents"`
	Tools             []struct {
		FunctionDeclarations []declaration `json:"functionDeclarations"`
	} `json:"tools"`
	GenerationConfig struct {
		Temperature        *float64        `json:"temperature"`
		MaxOutputTokens    int             `json:"maxOutputTokens"`
		ResponseMIMEType   string          `json:"responseMimeType"`
		ResponseJSONSchema json.RawMessage `json:"responseJsonSchema"`
	} `json:"generationConfig"`
}

type content struct {
	Role  string `json:"role"`
	Parts []part `json:"parts"`
}

type part struct {
	Text             *string `json:"text"`
	ThoughtSignature string  `json:"thoughtSignature"`
	FunctionCall     *struct {
		ID   string          `json:"id"`
		Name string          `json:"name"`
		Args json.RawMessage `json:"args"`
	} `json:"functionCall"`
	FunctionResponse *struct {
		ID       string          `json:"id"`
		Name     string          `json:"name"`
		Response json.RawMessage `json:"response"`
	} `json:"functionResponse"`
}

type declaration struct {
	Name                 string          `json:"name"`
	Description          string          `json:"description"`
	ParametersJSONSchema json.RawMessage `json:"parametersJsonSchema"`
}

var name = regexp.MustCompile(`^[a-zA-Z_][a-zA-Z0-9_.:-]{0,127}$`)

func (r *request) check() error {
	c := r.GenerationConfig
	switch {
	case len(r.Contents) == 0:
		return invalid("* GenerateContentRequest.contents: contents is not specified")
	case c.Temperature != nil && (*c.Temperature < 0 || *c.Temperature > 2):
		return invalid("* GenerateContentRequest.generation_config.temperature: must be in the range [0.0, 2.0]")
	case c.MaxOutputTokens < 0:
		return invalid("* GenerateContentRequest.generation_config.max_output_tokens: must be positive")
	case c.ResponseJSONSchema != nil && c.ResponseMIMEType != "application/json":
		return invalid("* GenerateContentRequest.generation_config.response_json_schema: only allowed with application/json")
	case r.SystemInstruction != nil && len(r.SystemInstruction.Parts) == 0:
		return invalid("* GenerateContentRequest.system_instruction.parts: empty")
	}
	for _, t := range r.Tools {
		for _, d := range t.FunctionDeclarations {
			if !name.MatchString(d.Name) || !strings.HasPrefix(string(d.ParametersJSONSchema), "{") {
				return invalid("* GenerateContentRequest.tools[0].function_declarations[0].name: Invalid function name, or parameters")
			}
		}
	}
	return r.checkOrder()
}

// ask is the request as the script sees it.
func (r *request) ask() provider.Ask {
	c := r.GenerationConfig
	a := provider.Ask{Temperature: c.Temperature, MostTokens: c.MaxOutputTokens, Schema: c.ResponseJSONSchema}
	if r.SystemInstruction != nil {
		for _, p := range r.SystemInstruction.Parts {
			a.Messages = append(a.Messages, provider.Message{Role: provider.System, Text: *p.Text})
		}
	}
	for _, turn := range r.Contents {
		a.Messages = append(a.Messages, turn.said()...)
	}
	for _, t := range r.Tools {
		for _, d := range t.FunctionDeclarations {
			a.Tools = append(a.Tools, provider.Tool{Name: d.Name, Description: d.Description, Parameters: d.ParametersJSONSchema})
		}
	}
	return a
}

// said are the messages of a turn: one of the model, one for each text and each response of the user.
func (c content) said() (all []provider.Message) {
	own := provider.Message{Role: provider.Assistant}
	for _, p := range c.Parts {
		switch {
		case p.FunctionResponse != nil:
			all = append(all, provider.Message{Role: provider.ToolRole, CallID: p.FunctionResponse.ID, Text: string(p.FunctionResponse.Response)})
		case p.FunctionCall != nil:
			own.Calls = append(own.Calls, provider.Call{ID: p.FunctionCall.ID, Name: p.FunctionCall.Name, Arguments: p.FunctionCall.Args, Seal: p.ThoughtSignature})
		case c.Role == "user":
			all = append(all, provider.Message{Role: provider.User, Text: *p.Text})
		default:
			own.Text += *p.Text
		}
	}
	if c.Role == "model" {
		return []provider.Message{own}
	}
	return all
}
