package gemini

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

var errCut = errors.New("the answer ended before its end")

const mostLine = 4 << 20 // bytes of one event

// event is a part of an answer.
type event struct {
	Candidates []struct {
		Content      content `json:"content"`
		FinishReason string  `json:"finishReason"`
	} `json:"candidates"`
	PromptFeedback struct {
		BlockReason string `json:"blockReason"`
	} `json:"promptFeedback"`
	UsageMetadata *usage   `json:"usageMetadata"`
	ModelVersion  string   `json:"modelVersion"`
	Error         *problem `json:"error"`
}

type usage struct {
	Prompt   int64 `json:"promptTokenCount"` // those that were cached among them
	Cached   int64 `json:"cachedContentTokenCount"`
	Tools    int64 `json:"toolUsePromptTokenCount"`
	Written  int64 `json:"candidatesTokenCount"`
	Thoughts int64 `json:"thoughtsTokenCount"`
}

// answer is put together from events.
type answer struct {
	provider.Reply
	ask   provider.Ask
	watch *provider.Watch
	seal  string // of a thought, for the next call
	ended bool
}

func read(body io.Reader, a provider.Ask, watch *provider.Watch) (provider.Reply, error) {
	got := &answer{ask: a, watch: watch}
	lines := bufio.NewScanner(body)
	lines.Buffer(nil, mostLine)
	for lines.Scan() {
		data, ok := bytes.CutPrefix(lines.Bytes(), []byte("data:"))
		if !ok {
			continue
		}
		var e event
		if err := json.Unmarshal(data, &e); err != nil {
			return provider.Reply{}, provider.ErrBroken.Wrap(err)
		}
		if err := got.take(e); err != nil {
			return provider.Reply{}, err
		}
	}
	if err := lines.Err(); err != nil {
		return provider.Reply{}, err
	}
	if !got.ended {
		return provider.Reply{}, provider.ErrBroken.Wrap(errCut)
	}
	return got.Reply, nil
}

func (g *answer) take(e event) error {
	if e.Error != nil {
		return e.Error.refusal("")
	}
	if e.PromptFeedback.BlockReason != "" {
		return provider.ErrContent.Wrap(errors.New(e.PromptFeedback.BlockReason))
	}
	g.Model = cmp.Or(e.ModelVersion, g.Model)
	if u := e.UsageMetadata; u != nil {
		g.Usage = provider.Usage{In: u.Prompt - u.Cached + u.Tools, InCached: u.Cached, Out: u.Written + u.Thoughts}
	}
	for _, candidate := range e.Candidates {
		for _, p := range candidate.Content.Parts {
			g.part(p)
		}
		if err := g.end(candidate.FinishReason); err != nil {
			return err
		}
	}
	return nil
}

// part takes a piece of text, or a call. Thoughts are nobody's; their signature goes with the call that comes of them.
func (g *answer) part(p part) {
	if p.FunctionCall != nil {
		g.watch.First()
		id := cmp.Or(p.FunctionCall.ID, fmt.Sprintf("call_%d", len(g.Calls)+1)) // older models give none
		g.Calls = append(g.Calls, provider.Call{ID: id, Name: p.FunctionCall.Name, Arguments: p.FunctionCall.Args, Seal: cmp.Or(p.ThoughtSignature, g.seal)})
		g.seal = ""
		return
	}
	g.seal = cmp.Or(p.ThoughtSignature, g.seal)
	if p.Thought || p.Text == "" {
		return
	}
	g.watch.First()
	g.Text += p.Text
	g.ask.Hear(p.Text)
}

func (g *answer) end(reason string) error {
	switch reason {
	case "":
		return nil
	case "STOP":
		g.Stop = provider.End
	case "MAX_TOKENS":
		g.Stop = provider.Length
	case "MALFORMED_FUNCTION_CALL", "UNEXPECTED_TOOL_CALL", "OTHER", "FINISH_REASON_UNSPECIFIED":
		return provider.ErrBroken.Wrap(errors.New(reason))
	default:
		g.Stop = provider.End
		if slices.Contains([]string{"SAFETY", "RECITATION", "LANGUAGE", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII"}, reason) {
			g.Stop = provider.Refused
		}
	}
	g.ended = true
	return nil
}
