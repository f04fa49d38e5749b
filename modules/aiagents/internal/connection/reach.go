package connection

import (
	"context"
	"net/url"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/anthropic"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/gemini"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/openai"
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
}

// Reach is how providers are reached.
type Reach struct {
	outside  *outbound.Client
	operator Operator
	servers  *settings.Values[Servers]
}

// NewReach reaches them by a client.
func NewReach(outside *outbound.Client, o Operator, servers *settings.Values[Servers]) *Reach {
	return &Reach{outside, o, servers}
}

// listed refuses an address that nobody has listed.
func (r *Reach) listed(ctx context.Context, address string) error {
	if address == "" {
		return nil
	}
	own := r.servers.Of(ctx)
	for _, one := range []string{own.Models, own.Speech, r.operator.OpenAI} {
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
