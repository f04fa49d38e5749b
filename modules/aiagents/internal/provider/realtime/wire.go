package realtime

import (
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// typed is a message without more to it.
type typed struct {
	Type string `json:"type"`
}

// appended is sound.
type appended struct {
	Type  string `json:"type"`
	Audio string `json:"audio"`
}

// update says what a session is to be. When an utterance is over is for us to say: what is quiet to a provider may be somebody who thinks.
type update struct {
	Type    string `json:"type"`
	Session struct {
		Type  string `json:"type"`
		Audio struct {
			Input input `json:"input"`
		} `json:"audio"`
	} `json:"session"`
}

type input struct {
	Format        typed    `json:"format"`
	Transcription listener `json:"transcription"`
	TurnDetection *typed   `json:"turn_detection"` // null: none
}

type listener struct {
	Model    string `json:"model"`
	Language string `json:"language,omitempty"`
}

func settings(model string, s provider.Start) update {
	u := update{Type: "session.update"}
	u.Session.Type = "transcription"
	u.Session.Audio.Input = input{Format: typed{"audio/" + string(s.Law)}, Transcription: listener{model, s.Language}}
	return u
}

// silence is the byte of no sound.
func (u update) silence() byte {
	if strings.HasSuffix(u.Session.Audio.Input.Format.Type, string(provider.PCMA)) {
		return audio.ALaw.Silence()
	}
	return audio.ULaw.Silence()
}

// event is one of the provider's, as far as it is read.
type event struct {
	Type       string  `json:"type"`
	ItemID     string  `json:"item_id"`
	Delta      string  `json:"delta"`
	Transcript string  `json:"transcript"`
	Usage      used    `json:"usage"`
	Error      problem `json:"error"`
}

// used is what the provider reckons by: a time, or tokens, of which nothing is read here.
type used struct {
	Seconds float64 `json:"seconds"`
}

func (u used) length() time.Duration { return time.Duration(u.Seconds * float64(time.Second)) }

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
