package realtime

import (
	"errors"
	"fmt"
	"net/http"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// listener is the model that writes down what the other side says.
const listener = "gpt-4o-mini-transcribe"

// settings are the session's, as the API names them.
func settings(s provider.Start) map[string]any {
	format := map[string]any{"type": "audio/" + string(s.Law)}
	transcription := map[string]any{"model": listener}
	if s.Language != "" {
		transcription["language"] = s.Language
	}
	output := map[string]any{"format": format}
	if s.Voice != "" {
		output["voice"] = s.Voice
	}
	tools := []any{}
	for _, t := range s.Tools {
		tools = append(tools, map[string]any{"type": "function", "name": t.Name, "description": t.Description, "parameters": t.Parameters})
	}
	return map[string]any{
		"type": "realtime", "instructions": s.Instructions, "output_modalities": []string{"audio"}, "tools": tools, "tool_choice": "auto",
		"audio": map[string]any{
			"input":  map[string]any{"format": format, "transcription": transcription, "turn_detection": turns(s.TurnTaking)},
			"output": output,
		},
	}
}

func turns(t provider.TurnTaking) map[string]any {
	detection := map[string]any{"type": "server_vad", "create_response": !t.Manual, "interrupt_response": true}
	if t.Wait > 0 {
		detection["silence_duration_ms"] = t.Wait.Milliseconds()
	}
	if t.Threshold > 0 {
		detection["threshold"] = t.Threshold
	}
	return detection
}

// event is one of the provider's, as far as it is read.
type event struct {
	Type       string   `json:"type"`
	Delta      string   `json:"delta"`
	Transcript string   `json:"transcript"`
	ItemID     string   `json:"item_id"`
	ResponseID string   `json:"response_id"`
	Item       item     `json:"item"`
	Response   response `json:"response"`
	Error      problem  `json:"error"`
}

type item struct {
	Type      string `json:"type"`
	Name      string `json:"name"`
	CallID    string `json:"call_id"`
	Arguments string `json:"arguments"`
}

type response struct {
	ID      string `json:"id"`
	Status  string `json:"status"`
	Details struct {
		Reason string  `json:"reason"`
		Error  problem `json:"error"`
	} `json:"status_details"`
	Usage struct {
		In  tokens `json:"input_token_details"`
		Out tokens `json:"output_token_details"`
	} `json:"usage"`
}

type tokens struct {
	Text   int64 `json:"text_tokens"`
	Audio  int64 `json:"audio_tokens"`
	Cached struct {
		Text  int64 `json:"text_tokens"`
		Audio int64 `json:"audio_tokens"`
	} `json:"cached_tokens_details"`
}

func (r response) usage() provider.Usage {
	in, out := r.Usage.In, r.Usage.Out
	return provider.Usage{
		In: in.Text - in.Cached.Text, InAudio: in.Audio - in.Cached.Audio, InCached: in.Cached.Text + in.Cached.Audio, Out: out.Text, OutAudio: out.Audio,
	}
}

// problem is how the API refuses.
type problem struct {
	Type    string `json:"type"`
	Code    string `json:"code"`
	Message string `json:"message"`
}

func (p problem) refusal() error {
	return p.kind().Wrap(fmt.Errorf("%s, %s: %.200s", p.Type, p.Code, p.Message))
}

func (p problem) kind() *errs.Error {
	switch p.Code {
	case "invalid_api_key":
		return provider.ErrKey
	case "model_not_found":
		return provider.ErrNoModel
	case "insufficient_quota":
		return provider.ErrSpent
	case "rate_limit_exceeded":
		return provider.Status(http.StatusTooManyRequests, "")
	case "session_expired":
		return provider.ErrTimeLimit
	}
	if strings.HasPrefix(p.Type, "invalid_request") {
		return provider.ErrAsk
	}
	return provider.ErrOverloaded
}

// harmless tells a refusal of one of our events that changes nothing: what it was about had ended meanwhile.
func (p problem) harmless() bool { return errors.Is(p.kind(), provider.ErrAsk) }
