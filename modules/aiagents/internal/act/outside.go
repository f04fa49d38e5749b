package act

import (
	"context"
	"encoding/json"
	"slices"

	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Outside are tools of other houses. What one answers is not told here: it leads, and nothing of it is said, or shown to a model.
type Outside interface {
	// Use uses a tool once, under a key.
	Use(ctx context.Context, tool spec.Outside, told map[word.Given]any, key string) (came word.Came, why string)
}

// Changed is why a tool of another house is refused that is no longer what was granted.
const Changed = "tool_changed"

type outsideArgs struct {
	Name string `json:"name"`
	Step string `json:"step"`
}

// outside uses a tool of another house. One that cannot be reached refuses: it is not asked a second time.
func outside(k Kit, ctx context.Context, s *State, raw json.RawMessage) (Result, error) {
	var args outsideArgs
	if !read(raw, &args) {
		return refused("arguments"), nil
	}
	tool, granted := k.Grants.Other(args.Name)
	if !granted {
		return refused("not_granted"), nil
	}
	told, why := s.given(tool.Takes)
	if why != "" {
		return refused(why), nil
	}
	if k.Outside == nil {
		return refused("unavailable"), nil
	}
	came, why := k.Outside.Use(ctx, tool, told, s.key("outside:"+args.Step+":"+args.Name))
	if err := ctx.Err(); err != nil {
		return Result{}, err
	}
	return Result{Code: came, Why: why}, nil
}

// given is what a tool is told, as far as it is known; why is the reason that it may not be.
func (s *State) given(takes []word.Given) (told map[word.Given]any, why string) {
	if slices.ContainsFunc(takes, ofADebt) && (!s.Verified || s.Others) {
		return nil, "not_identified"
	}
	told = map[word.Given]any{}
	for _, one := range takes {
		switch {
		case one == word.GivenAmount && s.Noted.Amount > 0:
			told[one] = s.Noted.Amount
		case one == word.GivenDay && s.Noted.Day != "":
			told[one] = s.Noted.Day
		case one == word.GivenReference && s.Debtor.Reference != "":
			told[one] = s.Debtor.Reference
		case one == word.GivenLanguage:
			told[one] = s.Evidence.Language
		}
	}
	return told, ""
}

// ofADebt tells whether something is told of nobody before it is known who they are.
func ofADebt(one word.Given) bool { return one != word.GivenLanguage }
