package connection

import (
	"context"
	"net/url"

	"github.com/recobro/recobro/modules/aiagents/internal/mcp"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/anthropic"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/gemini"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/openai"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/openaispeech"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/realtime"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
)

// Operator is where the APIs of providers are, as whoever runs the installation has set it.
type Operator struct {
	OpenAI    string `json:"openai_api"`
	Anthropic string `json:"anthropic_api"`
	Gemini    string `json:"gemini_api"`
}

// Servers are those of one's own that a company has listed among the app's settings: keys and words go nowhere else.
type Servers struct {
	Models string `json:"model_server"`
	Speech string `json:"speech_server"`
	Tools  string `json:"tool_server"`
}

// Reach is how providers are reached.
type Reach struct {
	outside  *outbound.Client
	operator Operator
	servers  *settings.Values[Servers]
	tools    *mcp.Client
}

// NewReach reaches them by a client.
func NewReach(outside *outbound.Client, o Operator, servers *settings.Values[Servers]) *Reach {
	return &Reach{outside, o, servers, mcp.New(outside)}
}

// listed refuses an address that nobody has listed.
func (r *Reach) listed(ctx context.Context, address string) error {
	if address == "" {
		return nil
	}
	own := r.servers.Of(ctx)
	for _, one := range []string{own.Models, own.Speech, own.Tools, r.operator.OpenAI} {
		if sameOrigin(one, address) {
			return nil
		}
	}
	return ErrURL
}

func sameOrigin(one, other string) bool {
	a, err := url.Parse(one)
	b, err2 := url.Parse(other)
	return err == nil && err2 == nil && a.Host != "" && a.Scheme == b.Scheme && a.Host == b.Host
}

// urlOf is where a provider's API begins.
func (r *Reach) urlOf(p Provider) string {
	switch {
	case p.URL != "":
		return p.URL
	case p.Kind == Anthropic:
		return r.operator.Anthropic
	case p.Kind == Gemini:
		return r.operator.Gemini
	default:
		return r.operator.OpenAI
	}
}

// chat is a provider's model that writes.
func (r *Reach) chat(k Kind, a provider.Account) provider.Chat {
	switch k {
	case Anthropic:
		return anthropic.New(r.outside, a)
	case Gemini:
		return gemini.New(r.outside, a)
	default:
		return openai.New(r.outside, a)
	}
}

// Chat is a provider's model that writes, reached by its key.
func (s *Service) Chat(ctx context.Context, p Provider) (provider.Chat, error) {
	account, err := s.account(ctx, p)
	if err != nil {
		return nil, err
	}
	return s.chat(p.Kind, account), nil
}

// account is a provider's, its key opened.
func (s *Service) account(ctx context.Context, p Provider) (provider.Account, error) {
	key, err := s.keys.Open(ctx, placeOf(p.ID), p.Secret)
	return provider.Account{URL: s.urlOf(p), Key: key, Model: p.Model}, err
}

// Use uses a tool of a provider that has some.
func (s *Service) Use(ctx context.Context, p Provider, u mcp.Use) (word.Came, error) {
	account, err := s.account(ctx, p)
	if err != nil {
		return word.Refused, err
	}
	return s.tools.Call(ctx, mcp.Server{URL: account.URL, Key: account.Key}, u)
}

// Speaker is a provider's voice, reached by its key.
func (s *Service) Speaker(ctx context.Context, p Provider) (provider.Speaker, error) {
	account, err := s.account(ctx, p)
	if err != nil {
		return nil, err
	}
	return s.speaker(p, account), nil
}

// Ear is what writes down at a provider what is said, reached by its key.
func (s *Service) Ear(ctx context.Context, p Provider) (provider.Transcriber, error) {
	account, err := s.account(ctx, p)
	if err != nil {
		return nil, err
	}
	return s.ear(p, account), nil
}

func (r *Reach) speaker(p Provider, a provider.Account) provider.Speaker {
	a.Model = p.SpeechModel
	return openaispeech.NewSpeaker(r.outside, a)
}

func (r *Reach) ear(p Provider, a provider.Account) provider.Transcriber {
	a.Model = p.HearingModel
	if p.Kind == Realtime {
		return realtime.New(r.outside, a)
	}
	return openaispeech.NewTranscriber(r.outside, a)
}
