package mcp

import (
	"context"
	"encoding/json"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// The refusals of a use, besides those of providers.
var (
	ErrUnknown   = errs.New(errs.NotFound, "aiagents.mcp_tool_unknown")
	ErrChanged   = errs.New(errs.Conflict, "aiagents.mcp_tool_changed") // it is no longer what was granted
	ErrArguments = errs.New(errs.Invalid, "aiagents.mcp_arguments")     // its own schema does not take what is known
	ErrTooLarge  = errs.New(errs.Invalid, "aiagents.mcp_too_large")
)

// Use is a tool that is to be used.
type Use struct {
	Tool string
	Hash string // of the tool as it was granted
	Told map[word.Given]any
	Key  string // the same for the same use
}

// Call uses a tool once. What came of it is all that it tells: that the tool refused, that it found nothing, or that it did it.
func (c *Client) Call(ctx context.Context, s Server, u Use) (word.Came, error) {
	ctx, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	session, err := c.open(ctx, s)
	if err != nil {
		return word.Refused, err
	}
	defer leave(session)
	tool, err := find(ctx, session, u)
	if err != nil {
		return word.Refused, err
	}
	if fits(tool, u.Told) != nil {
		return word.Refused, ErrArguments
	}
	got, err := session.CallTool(ctx, &sdk.CallToolParams{Name: u.Tool, Arguments: u.Told, Meta: sdk.Meta{"idempotency_key": u.Key}})
	if err != nil {
		return word.Refused, reason(ctx, err)
	}
	return came(got)
}

// find is the tool as the server describes it now. It fails with ErrUnknown, and with ErrChanged.
func find(ctx context.Context, session *sdk.ClientSession, u Use) (*sdk.Tool, error) {
	all, err := list(ctx, session)
	if err != nil {
		return nil, err
	}
	for _, tool := range all {
		if tool.Name != u.Tool {
			continue
		}
		if hash := hashOf(tool); hash == "" || hash != u.Hash {
			return nil, ErrChanged
		}
		return tool, nil
	}
	return nil, ErrUnknown
}

// fits holds what is known against the tool's schema.
func fits(tool *sdk.Tool, told map[word.Given]any) error {
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
	if raw, err = json.Marshal(told); err != nil {
		return err
	}
	var value any
	if err := json.Unmarshal(raw, &value); err != nil {
		return err
	}
	return resolved.Validate(value)
}

// came is what came of a use. An answer that has to be asked for more is none.
func came(got *sdk.CallToolResult) (word.Came, error) {
	raw, err := json.Marshal(got)
	switch {
	case err != nil:
		return word.Refused, provider.ErrBroken
	case len(raw) > mostBytes:
		return word.Refused, ErrTooLarge
	case got.IsError:
		return word.Refused, nil
	case empty(got):
		return word.Nothing, nil
	default:
		return word.Done, nil
	}
}

// empty tells whether an answer says nothing.
func empty(got *sdk.CallToolResult) bool {
	for _, part := range got.Content {
		if text, is := part.(*sdk.TextContent); !is || strings.TrimSpace(text.Text) != "" {
			return false
		}
	}
	return got.StructuredContent == nil
}
