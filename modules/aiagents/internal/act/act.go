// Package act is all that an agent can do. Whatever a model writes or a flow says, a tool is used here or not at all: each has its authority,
// its place in the order of a talk, and the law of the debtor's country, checked by code.
package act

import (
	"context"
	"encoding/json"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Use is a tool that is to be used.
type Use struct {
	Tool word.Tool
	Args json.RawMessage
}

// Result is what came of it, told to whoever asked for it.
type Result struct {
	Code word.Came      `json:"code"`
	Why  string         `json:"why,omitempty"` // code of the refusal
	Data map[string]any `json:"data,omitempty"`
}

// Kit uses tools in one talk.
type Kit struct {
	Book   book.Book
	Grants spec.Grants
	Now    func() time.Time
	// Articles are where things are looked up; nil for nowhere.
	Articles Articles
	// Outside are tools of other houses; nil for none.
	Outside Outside
}

// Do uses a tool. What is refused is a result, too; an error means that the tool failed and may be used again.
func (k Kit) Do(ctx context.Context, s *State, u Use) (Result, error) {
	if !k.Grants.May(u.Tool) {
		return refused("not_granted"), nil
	}
	if why := order(*s, u.Tool); why != "" {
		return refused(why), nil
	}
	use, known := uses[u.Tool]
	if !known {
		return refused("unknown_tool"), nil
	}
	return use(k, ctx, s, u.Args)
}
