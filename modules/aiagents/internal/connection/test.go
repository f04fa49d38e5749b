package connection

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/mcp"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/sound"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// Result is what came of asking a provider whether it answers.
type Result struct {
	At   time.Time
	Code string // why it did not; empty when it did
	MS   int64
	// Tools are those that it has, of one that has tools.
	Tools []mcp.Tool
}

const (
	testTime   = 20 * time.Second
	testTokens = 16
	hearing    = 16_000 // samples a second
)

// Test asks a provider for a few words, by its key, and notes what came of it.
func (s *Service) Test(ctx context.Context, id string) (Provider, error) {
	p, err := s.One(ctx, id)
	if err != nil {
		return p, err
	}
	account, err := s.account(ctx, p)
	if err != nil {
		return p, err
	}
	r := s.ask(ctx, p, account)
	err = s.db.Within(ctx, func(ctx context.Context) error {
		if err := s.tested(ctx, id, r); err != nil {
			return err
		}
		return s.record.Write(ctx, record.Act{Name: "provider.tested", ID: id, Payload: map[string]any{"code": cmp.Or(r.Code, "ok")}})
	})
	if err != nil {
		return p, err
	}
	return s.One(ctx, id)
}

func (s *Service) ask(ctx context.Context, p Provider, a provider.Account) Result {
	within, cancel := context.WithTimeout(ctx, testTime)
	defer cancel()
	began := time.Now()
	tools, err := s.answers(within, p, a)
	return Result{At: s.clock.Now(), Code: codeOf(err), MS: time.Since(began).Milliseconds(), Tools: tools}
}

// answers has a provider do a little of what it is for, or tell what it can do.
func (s *Service) answers(ctx context.Context, p Provider, a provider.Account) ([]mcp.Tool, error) {
	if p.Kind == MCP {
		return s.tools.Tools(ctx, mcp.Server{URL: a.URL, Key: a.Key})
	}
	if p.Kind.Writes() {
		_, err := s.chat(p.Kind, a).Complete(ctx, provider.Ask{
			Messages: []provider.Message{{Role: provider.User, Text: "Answer with the word OK."}}, MostTokens: testTokens,
		})
		return nil, err
	}
	return nil, errors.Join(s.speaks(ctx, p, a), s.listens(ctx, p, a))
}

// speaks has it say a word, until its first sound.
func (s *Service) speaks(ctx context.Context, p Provider, a provider.Account) error {
	if p.SpeechModel == "" || p.Kind == Realtime {
		return nil
	}
	speech, err := s.speaker(p, a).Speak(ctx, provider.Words{Text: "Hola", Language: "es", Law: provider.PCMU})
	if err != nil {
		return err
	}
	for _, err := range speech.Frames {
		return err
	}
	return provider.ErrBroken
}

// listens has it write down a second in which nothing is said.
func (s *Service) listens(ctx context.Context, p Provider, a provider.Account) error {
	if p.HearingModel == "" {
		return nil
	}
	quiet := bytes.Repeat([]byte{audio.ULaw.Silence()}, provider.Rate)
	_, err := s.ear(p, a).Transcribe(ctx, sound.WAV(quiet, audio.ULaw, hearing), "es")
	return err
}

func codeOf(err error) string {
	var known *errs.Error
	switch {
	case err == nil:
		return ""
	case errors.As(err, &known):
		return known.Code
	default:
		return provider.ErrTimeLimit.Code // the test's own time is over
	}
}
