package mcp

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"slices"
	"strings"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Tool is one of a server, as it describes itself.
type Tool struct {
	Name        string       `json:"name"`
	Description string       `json:"description" doc:"As its server says it"`
	Hash        string       `json:"hash" doc:"Of its name, its description and its schema"`
	Takes       []word.Given `json:"takes" doc:"What it would be told"`
	Wants       []string     `json:"wants" doc:"What it has to be told besides, and is not: a tool that wants something cannot be granted"`
}

// Tools are those of a server that have a name which can be granted.
func (c *Client) Tools(ctx context.Context, s Server) ([]Tool, error) {
	ctx, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	session, err := c.open(ctx, s)
	if err != nil {
		return nil, err
	}
	defer leave(session)
	listed, err := list(ctx, session)
	told := []Tool{}
	for _, one := range listed {
		told = append(told, describe(one))
	}
	return told, err
}

func list(ctx context.Context, session *sdk.ClientSession) (all []*sdk.Tool, err error) {
	for tool, err := range session.Tools(ctx, nil) {
		if err != nil {
			return nil, reason(ctx, err)
		}
		if tool.Name != "" && !strings.ContainsAny(tool.Name, "*/") {
			all = append(all, tool)
		}
		if len(all) == mostTools {
			break
		}
	}
	return all, nil
}

// longest is as much of a description as is shown, in characters; all of it is in the hash.
const longest = 500

func describe(tool *sdk.Tool) Tool {
	t := Tool{Name: tool.Name, Description: tool.Description, Hash: hashOf(tool), Takes: []word.Given{}, Wants: []string{}}
	if letters := []rune(t.Description); len(letters) > longest {
		t.Description = string(letters[:longest]) + "…"
	}
	takes, wants := fields(tool)
	for _, one := range word.Given("").Enum() {
		if slices.Contains(takes, string(one)) {
			t.Takes = append(t.Takes, one)
		}
	}
	for _, one := range wants {
		if !slices.Contains(word.Given("").Enum(), word.Given(one)) {
			t.Wants = append(t.Wants, one)
		}
	}
	return t
}

// fields are what a tool takes, and what of it it has to have.
func fields(tool *sdk.Tool) (takes, wants []string) {
	var schema struct {
		Properties map[string]any `json:"properties"`
		Required   []string       `json:"required"`
	}
	raw, err := json.Marshal(tool.InputSchema)
	if err != nil || json.Unmarshal(raw, &schema) != nil {
		return nil, nil
	}
	for name := range schema.Properties {
		takes = append(takes, name)
	}
	return takes, schema.Required
}

// hashOf is the same for a tool that is the same: its name, what it says of itself, what it takes.
func hashOf(tool *sdk.Tool) string {
	raw, err := json.Marshal([]any{tool.Name, tool.Description, tool.InputSchema})
	if err != nil {
		return ""
	}
	sum := sha256.Sum256(raw)
	return hex.EncodeToString(sum[:])
}
