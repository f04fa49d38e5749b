package mcp

import (
	"context"
	"encoding/json"
	"errors"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// Tools are those of a server.
func (c *Client) Tools(ctx context.Context, s Server) ([]*sdk.Tool, error) {
	ctx, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	session, err := c.open(ctx, s)
	if err != nil {
		return nil, err
	}
	defer leave(session)
	return tools(ctx, session)
}

func tools(ctx context.Context, session *sdk.ClientSession) (all []*sdk.Tool, err error) {
	for tool, err := range session.Tools(ctx, nil) {
		if err != nil {
			return nil, errors.Join(ErrUnreachable, err)
		}
		if all = append(all, tool); len(all) == mostTools {
			break
		}
	}
	return all, nil
}

// Answer is what a tool answers: text, which is data.
type Answer struct {
	Text   string `json:"text"`
	Failed bool   `json:"failed"` // the tool says so itself
	Cut    bool   `json:"cut"`    // it was longer
}

// Call uses a tool that is granted, with arguments that its own schema allows. It fails with ErrUnknown, ErrArguments and ErrUnreachable.
func (c *Client) Call(ctx context.Context, s Server, grants []string, tool string, args json.RawMessage) (Answer, error) {
	ctx, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	session, err := c.open(ctx, s)
	if err != nil {
		return Answer{}, err
	}
	defer leave(session)
	all, err := tools(ctx, session)
	if err != nil {
		return Answer{}, err
	}
	for _, one := range Granted(s.Name, grants, all) {
		if one.Name == tool {
			return call(ctx, session, one, args)
		}
	}
	return Answer{}, ErrUnknown
}

func call(ctx context.Context, session *sdk.ClientSession, tool *sdk.Tool, args json.RawMessage) (Answer, error) {
	if err := fits(tool, args); err != nil {
		return Answer{}, errors.Join(ErrArguments, err)
	}
	got, err := session.CallTool(ctx, &sdk.CallToolParams{Name: tool.Name, Arguments: args})
	if err != nil {
		return Answer{}, errors.Join(ErrUnreachable, err)
	}
	return answer(got), nil
}

// fits holds arguments against the tool's schema.
func fits(tool *sdk.Tool, args json.RawMessage) error {
	raw, err := json.Marshal(tool.InputSchema)
	if err != nil {
		return err
	}
	var schema jsonschema.Schema
	if err := json.Unmarshal(raw, &schema); err != nil {
		return err
	}
	resolved, err := schema.Resolve(nil)
	if err != nil {
		return err
	}
	var value any
	if err := json.Unmarshal(args, &value); err != nil {
		return err
	}
	return resolved.Validate(value)
}

// answer keeps the text of an answer, and no more of it than is read: pictures, links and whatever else a server sends are left out.
func answer(got *sdk.CallToolResult) (a Answer) {
	var texts []string
	for _, part := range got.Content {
		if text, is := part.(*sdk.TextContent); is {
			texts = append(texts, text.Text)
		}
	}
	a.Text, a.Failed = strings.Join(texts, "\n"), got.IsError
	if len(a.Text) > mostBytes {
		a.Text, a.Cut = strings.ToValidUTF8(a.Text[:mostBytes], ""), true
	}
	return a
}
