package provider_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/anthropicdouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/openaidouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/anthropic"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/openai"
)

// Models that think take no temperature: whoever sets one is answered all the same.
func TestNoTemperature(t *testing.T) {
	t.Parallel()
	warm := 0.7
	ask := provider.Ask{Messages: opening, Temperature: &warm, Tools: []provider.Tool{readDebt}}
	account := openaidouble.New(t, script.Says("Hola")).Account()
	account.Model = openaidouble.Thinking
	_, err := openai.New(outside(t), account).Complete(t.Context(), ask)
	require.NoError(t, err)
	account = anthropicdouble.New(t, script.Says("Hola")).Account()
	account.Model = anthropicdouble.Newer
	_, err = anthropic.New(outside(t), account).Complete(t.Context(), ask)
	require.NoError(t, err)
	account.Model = anthropicdouble.Model
	_, err = anthropic.New(outside(t), account).Complete(t.Context(), ask)
	require.NoError(t, err)
}

// A model that takes no tools in this way is not asked.
func TestUnfitModel(t *testing.T) {
	t.Parallel()
	d := openaidouble.New(t, script.Says("Hola"))
	account := d.Account()
	account.Model = "gpt-6-astra"
	_, err := openai.New(outside(t), account).Complete(t.Context(), provider.Ask{Messages: opening, Tools: []provider.Tool{readDebt}})
	require.ErrorIs(t, err, provider.ErrAsk)
	require.Empty(t, d.Log.All(), "nothing has left")
}
