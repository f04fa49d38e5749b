package openai

import (
	"cmp"
	"encoding/json"
	"errors"
	"io"
	"strings"

	api "github.com/sashabaranov/go-openai"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// errCut is an answer that ended before its end.
var errCut = errors.New("the answer ended before its end")

// answer is put together from its parts.
type answer struct {
	provider.Reply
	ask   provider.Ask
	watch *provider.Watch
	text  strings.Builder
	args  []*strings.Builder // of the calls
	ended bool
}

func read(stream *api.ChatCompletionStream, a provider.Ask, watch *provider.Watch) (provider.Reply, error) {
	got := &answer{ask: a, watch: watch}
	for {
		part, err := stream.Recv()
		if errors.Is(err, io.EOF) {
			return got.whole()
		}
		if err != nil {
			return provider.Reply{}, err
		}
		got.take(part)
	}
}

func (g *answer) whole() (provider.Reply, error) {
	if !g.ended {
		return provider.Reply{}, errCut
	}
	g.Text = g.text.String()
	for i, args := range g.args {
		g.Calls[i].Arguments = json.RawMessage(args.String())
	}
	return g.Reply, nil
}

func (g *answer) take(part api.ChatCompletionStreamResponse) {
	g.Model = cmp.Or(part.Model, g.Model)
	if part.Usage != nil {
		g.Usage = usage(part.Usage)
	}
	for _, choice := range part.Choices {
		if choice.Delta.Content != "" || choice.Delta.Refusal != "" || len(choice.Delta.ToolCalls) > 0 {
			g.watch.First()
		}
		g.text.WriteString(choice.Delta.Content)
		g.ask.Hear(choice.Delta.Content)
		g.calls(choice.Delta.ToolCalls)
		g.end(choice)
	}
}

func (g *answer) end(choice api.ChatCompletionStreamChoice) {
	refused := g.Stop == provider.Refused || choice.Delta.Refusal != ""
	if choice.Delta.Refusal != "" {
		g.text.WriteString(choice.Delta.Refusal)
	}
	if choice.FinishReason != "" {
		g.ended, g.Stop = true, stop(choice.FinishReason)
	}
	if refused {
		g.Stop = provider.Refused
	}
}

// calls takes parts of calls: each says which it is of by its place, or by its id where a server leaves places out.
func (g *answer) calls(parts []api.ToolCall) {
	for _, part := range parts {
		at := max(len(g.Calls)-1, 0)
		if part.Index != nil {
			at = min(*part.Index, len(g.Calls))
		} else if part.ID != "" {
			at = len(g.Calls)
		}
		if at >= len(g.Calls) {
			g.Calls, g.args = append(g.Calls, provider.Call{}), append(g.args, &strings.Builder{})
			at = len(g.Calls) - 1
		}
		call := &g.Calls[at]
		call.ID, call.Name = cmp.Or(call.ID, part.ID), cmp.Or(call.Name, part.Function.Name)
		g.args[at].WriteString(part.Function.Arguments)
	}
}

func stop(reason api.FinishReason) provider.Stop {
	switch reason {
	case api.FinishReasonToolCalls, api.FinishReasonFunctionCall:
		return provider.Tools
	case api.FinishReasonLength:
		return provider.Length
	case api.FinishReasonContentFilter:
		return provider.Refused
	default:
		return provider.End
	}
}

func usage(u *api.Usage) provider.Usage {
	cached := 0
	if u.PromptTokensDetails != nil {
		cached = min(u.PromptTokensDetails.CachedTokens, u.PromptTokens)
	}
	return provider.Usage{In: int64(u.PromptTokens - cached), InCached: int64(cached), Out: int64(u.CompletionTokens)}
}
