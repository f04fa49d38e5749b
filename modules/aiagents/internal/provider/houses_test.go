package provider_test

import (
	"testing"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/anthropicdouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/geminidouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/openaidouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/anthropic"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/gemini"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/openai"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// houses are the kinds of provider that write.
var houses = []house{
	{
		name:   "openai",
		make:   func(o *outbound.Client, a provider.Account) provider.Chat { return openai.New(o, a) },
		double: func(t testing.TB, s script.Script) double { return openaidouble.New(t, s) },
		model:  openaidouble.Snapshot,
	},
	{
		name:   "anthropic",
		make:   func(o *outbound.Client, a provider.Account) provider.Chat { return anthropic.New(o, a) },
		double: func(t testing.TB, s script.Script) double { return anthropicdouble.New(t, s) },
		model:  anthropicdouble.Model, seals: true,
	},
	{
		name:   "gemini",
		make:   func(o *outbound.Client, a provider.Account) provider.Chat { return gemini.New(o, a) },
		double: func(t testing.TB, s script.Script) double { return geminidouble.New(t, s) },
		model:  geminidouble.Model, seals: true,
	},
}
