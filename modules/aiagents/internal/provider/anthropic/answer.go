package anthropic

import (
	"encoding/json"
	"errors"

	api "github.com/anthropics/anthropic-sdk-go"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

var errCut = errors.New("the answer ended before its end")

// answer is put together from events.
type answer struct {
	ask     provider.Ask
	watch   *provider.Watch
	message api.Message
	ended   bool
}

func (g *answer) take(e api.MessageStreamEventUnion) error {
	switch {
	case e.Type == "message_stop":
		g.ended = true
	case e.Type == "content_block_start" && e.ContentBlock.Type == "tool_use":
		g.watch.First()
	case e.Type == "content_block_delta" && e.Delta.Text != "":
		g.watch.First()
		g.ask.Hear(e.Delta.Text)
	}
	return g.message.Accumulate(e)
}

func (g *answer) whole() (provider.Reply, error) {
	if !g.ended {
		return provider.Reply{}, provider.ErrBroken.Wrap(errCut)
	}
	u := g.message.Usage
	r := provider.Reply{Model: g.message.Model, Stop: stop(g.message.StopReason), Usage: provider.Usage{
		In: u.InputTokens + u.CacheCreationInputTokens, InCached: u.CacheReadInputTokens, Out: u.OutputTokens,
	}}
	var thoughts []thought
	for _, block := range g.message.Content {
		switch block.Type {
		case "text":
			r.Text += block.Text
		case "thinking":
			thoughts = append(thoughts, thought{Thinking: block.Thinking, Signature: block.Signature})
		case "redacted_thinking":
			thoughts = append(thoughts, thought{Redacted: block.Data})
		case "tool_use":
			r.Calls = append(r.Calls, provider.Call{ID: block.ID, Name: block.Name, Arguments: block.Input})
		}
	}
	return r, sealed(&r, thoughts)
}

// sealed has the first call carry what the model thought: the provider wants it back.
func sealed(r *provider.Reply, thoughts []thought) error {
	if len(r.Calls) == 0 || len(thoughts) == 0 {
		return nil
	}
	seal, err := json.Marshal(thoughts)
	r.Calls[0].Seal = string(seal)
	return err
}

func stop(reason api.StopReason) provider.Stop {
	switch reason {
	case api.StopReasonToolUse:
		return provider.Tools
	case api.StopReasonMaxTokens, api.StopReasonModelContextWindowExceeded:
		return provider.Length
	case api.StopReasonRefusal:
		return provider.Refused
	default:
		return provider.End
	}
}
