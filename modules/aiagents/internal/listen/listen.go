// Package listen has a model read what somebody has said, where rules alone read less. It speaks to nobody and uses no tool: what is said are
// the approved words of the flow, what is done are its steps. A model that is wrong, or in other hands, can have the flow take another way; what
// binds somebody is read by rules, from their own words.
package listen

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// Model reads, and says what that has cost.
type Model interface {
	Complete(ctx context.Context, a provider.Ask) (provider.Reply, lead.Used, error)
}

// Cover takes out of a text what must not leave, and puts it back.
type Cover interface {
	Out(text string) string
	Back(text string) string
}

// Said is what somebody has said, and after what.
type Said struct {
	Text     string
	Language word.Language
	Asked    word.Slot          // that our last question asks for; empty for none
	Offers   int                // that they were told, numbered from 1
	Currency string             // of amounts that name none
	Today    civil.Day          // where they live
	Before   []provider.Message // of the talk, covered, the oldest first
}

// most is how many tokens it may write: the answer is one small object.
const most = 400

// Read has a model read it and adds to what rules have read of it. It adds nothing when it fails, or answers anything but what it was asked.
func Read(ctx context.Context, model Model, cover Cover, s Said, m *understand.Meaning) (lead.Used, error) {
	exact := 0.0
	messages := append([]provider.Message{{Role: provider.System, Text: s.prompt()}}, s.Before...)
	messages = append(messages, provider.Message{Role: provider.User, Text: cover.Out(s.Text)})
	reply, used, err := model.Complete(ctx, provider.Ask{Messages: messages, Tools: []provider.Tool{tool}, Temperature: &exact, MostTokens: most})
	if err != nil {
		return used, err
	}
	s.add(m, parse(reported(reply), cover))
	return used, nil
}

// reported is the report of an answer: what it calls the tool with, or its text, as models write it that use no tools.
func reported(r provider.Reply) []byte {
	for _, call := range r.Calls {
		if call.Name == tool.Name {
			return call.Arguments
		}
	}
	return []byte(r.Text)
}
