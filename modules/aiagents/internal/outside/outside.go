// Package outside has agents use tools of other houses, by the servers that a company has connected.
package outside

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/connection"
	"github.com/recobro/recobro/modules/aiagents/internal/mcp"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// Tools are those of a company's servers. Safe for concurrent use.
type Tools struct {
	connected *connection.Service
	host      *ask.Host
	record    *record.Record
	clock     clock.Clock
}

// New uses them.
func New(connected *connection.Service, host *ask.Host, r *record.Record, c clock.Clock) *Tools {
	return &Tools{connected, host, r, c}
}

// Use implements act.Outside.
func (t *Tools) Use(ctx context.Context, tool spec.Outside, told map[word.Given]any, key string) (came word.Came, why string) {
	named, name, _ := strings.Cut(tool.Name, "/")
	all, err := t.connected.All(ctx)
	if err != nil {
		return word.Refused, "unavailable"
	}
	at := slices.IndexFunc(all, func(p connection.Provider) bool { return p.Kind == connection.MCP && p.IsOn && p.Called == named })
	if at < 0 {
		return word.Refused, "not_connected"
	}
	came, err = t.connected.Use(ctx, all[at], mcp.Use{Tool: name, Hash: tool.Hash, Told: told, Key: key})
	return came, code(err)
}

// code is why a use was refused.
func code(err error) string {
	var known *errs.Error
	switch {
	case err == nil:
		return ""
	case errors.Is(err, mcp.ErrChanged):
		return act.Changed
	case errors.As(err, &known):
		return known.Code
	default:
		return "unavailable"
	}
}
