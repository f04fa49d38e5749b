package provider_test

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// endpoint is a real provider's, where RECOBRO_TEST_<NAME>_URL, _KEY and _MODEL name one; what they do not is skipped by name.
func endpoint(t *testing.T, name string) provider.Account {
	t.Helper()
	at := func(what string) string { return os.Getenv("RECOBRO_TEST_" + strings.ToUpper(name) + "_" + what) }
	account := provider.Account{URL: at("URL"), Key: at("KEY"), Model: at("MODEL")}
	if account.Model == "" {
		t.Skipf("no real %s: RECOBRO_TEST_%s_MODEL is not set", name, strings.ToUpper(name))
	}
	return account
}

// A real provider writes, asks for a tool and goes on with what it answers, fits a schema, and refuses a wrong key.
func TestRealEndpoint(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, h house) {
		account := endpoint(t, h.name)
		chat := h.make(outside(t), account)
		ask := provider.Ask{MostTokens: 2000, Tools: []provider.Tool{readDebt}, Messages: []provider.Message{
			{Role: provider.System, Text: "Answer in one short sentence. What is owed you know from read_debt alone; use it."},
			{Role: provider.User, Text: "How much do I owe, in UYU?"},
		}}
		first, err := chat.Complete(t.Context(), ask)
		require.NoError(t, err)
		require.NotEmpty(t, first.Calls)
		require.Positive(t, first.Usage.In)
		ask.Messages = append(ask.Messages, provider.Message{Role: provider.Assistant, Text: first.Text, Calls: first.Calls})
		for _, c := range first.Calls {
			ask.Messages = append(ask.Messages, provider.Message{Role: provider.ToolRole, CallID: c.ID, Text: `{"owed":"7431"}`})
		}
		last, err := chat.Complete(t.Context(), ask)
		require.NoError(t, err)
		require.Contains(t, strings.NewReplacer(".", "", ",", "").Replace(last.Text), "7431")

		schema := json.RawMessage(`{"type":"object","additionalProperties":false,"required":["mood"],"properties":{"mood":{"type":"string","enum":["calm","angry"]}}}`)
		_, err = chat.Complete(t.Context(), provider.Ask{Schema: schema, MostTokens: 2000, Messages: []provider.Message{{Role: provider.User, Text: "Mood of: «thank you, all is fine»?"}}})
		require.NoError(t, err)
		if account.Key != "" {
			account.Key = "wrong"
			_, err = h.make(outside(t), account).Complete(t.Context(), ask)
			require.ErrorIs(t, err, provider.ErrKey)
		}
	})
}
