package connection

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"net/http"
	"net/url"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/openaispeech"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// Result is what came of asking a provider whether it answers.
type Result struct {
	At   time.Time
	Code string // why it did not; empty when it did
	MS   int64
}

const (
	testTime   = 20 * time.Second
	testTokens = 16
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
	err := s.answers(within, p, a)
	return Result{At: s.clock.Now(), Code: codeOf(err), MS: time.Since(began).Milliseconds()}
}

// answers has a provider do a little of what it is for.
func (s *Service) answers(ctx context.Context, p Provider, a provider.Account) error {
	switch {
	case p.Kind.Writes():
		_, err := s.chat(p.Kind, a).Complete(ctx, provider.Ask{
			Messages: []provider.Message{{Role: provider.User, Text: "Answer with the word OK."}}, MostTokens: testTokens,
		})
		return err
	case p.Kind == Speech:
		return errors.Join(s.speaks(ctx, p, a), s.listens(ctx, p, a))
	default:
		return s.knows(ctx, a)
	}
}

// speaks has it say a word, until its first sound.
func (s *Service) speaks(ctx context.Context, p Provider, a provider.Account) error {
	if p.SpeechModel == "" {
		return nil
	}
	a.Model = p.SpeechModel
	speech, err := openaispeech.NewSpeaker(s.outside, a).Speak(ctx, provider.Words{Text: "Hola", Language: "es", Law: provider.PCMU})
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
	a.Model = p.HearingModel
	quiet := bytes.Repeat([]byte{audio.ULaw.Silence()}, provider.Rate)
	_, err := openaispeech.NewTranscriber(s.outside, a).Transcribe(ctx, append(audio.ULaw.Header(1, provider.Rate), quiet...), "es")
	return err
}

// knows asks whether there is a model for a key.
func (s *Service) knows(ctx context.Context, a provider.Account) error {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, a.URL+"/models/"+url.PathEscape(a.Model), nil)
	if err != nil {
		return provider.ErrAsk.Wrap(err)
	}
	r.Header.Set("Authorization", "Bearer "+a.Key)
	answer, err := s.outside.With(outbound.Call{Path: "/models/{model}", Timeout: testTime}).Do(r)
	if err != nil {
		return provider.Reason(ctx, err)
	}
	_ = answer.Body.Close() // the status tells
	if answer.StatusCode != http.StatusOK {
		return provider.Status(answer.StatusCode, answer.Header.Get("Retry-After"))
	}
	return nil
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
