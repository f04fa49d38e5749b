package provider_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// double is what stands for a provider.
type double interface{ Account() provider.Account }

// house is a kind of provider: its adapter, its double, and what differs.
type house struct {
	name   string
	make   func(*outbound.Client, provider.Account) provider.Chat
	double func(testing.TB, script.Script) double
	model  string // as the double names what has answered
	seals  bool   // its calls carry something that it wants back
}

// chat is an adapter and its double.
func (h house) chat(t *testing.T, s script.Script, change ...func(*provider.Account)) provider.Chat {
	t.Helper()
	account := h.double(t, s).Account()
	for _, one := range change {
		one(&account)
	}
	return h.make(outside(t), account)
}

// outside is a way out without bounds, with connections of its own.
func outside(t *testing.T) *outbound.Client {
	transport := http.DefaultTransport.(*http.Transport).Clone()
	t.Cleanup(transport.CloseIdleConnections)
	return outbound.Fixed(transport)
}

func each(t *testing.T, test func(*testing.T, house)) {
	t.Helper()
	for _, h := range houses {
		t.Run(h.name, func(t *testing.T) {
			t.Parallel()
			test(t, h)
		})
	}
}

var (
	readDebt = provider.Tool{Name: "read_debt", Description: "What is owed", Parameters: json.RawMessage(`{"type":"object","properties":{"currency":{"type":"string"}},"required":["currency"]}`)}
	opening  = []provider.Message{{Role: provider.System, Text: "Hablas por Crédito del Sur."}, {Role: provider.User, Text: "¿Cuánto debo?"}}
)

func TestText(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, h house) {
		used := provider.Usage{In: 90, InCached: 30, Out: 12}
		chat := h.chat(t, func(provider.Ask) script.Answer {
			return script.Answer{Parts: []string{"Debe ", "1.250 pesos", ", señor «Núñez»."}, Usage: used}
		})
		var heard []string
		reply, err := chat.Complete(t.Context(), provider.Ask{Messages: opening, Heard: func(d string) { heard = append(heard, d) }})
		require.NoError(t, err)
		require.Equal(t, []string{"Debe ", "1.250 pesos", ", señor «Núñez»."}, heard, "it is heard as it comes")
		require.Equal(t, strings.Join(heard, ""), reply.Text)
		require.Equal(t, provider.End, reply.Stop)
		require.Equal(t, used, reply.Usage)
		require.Equal(t, h.model, reply.Model)
		require.Positive(t, reply.FirstAfter)
		require.GreaterOrEqual(t, reply.Took, reply.FirstAfter)
	})
}

func TestToolsInAWholeTalk(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, h house) {
		asked := []provider.Call{
			{ID: "call_1", Name: "read_debt", Arguments: json.RawMessage(`{"currency":"UYU","note":"señor \"Núñez\""}`), Seal: "sig-of-a-thought"},
			{ID: "call_2", Name: "read_debt", Arguments: json.RawMessage(`{"currency":"USD"}`)},
		}
		var seen provider.Ask
		chat := h.chat(t, script.InTurn(
			func(provider.Ask) script.Answer { return script.Answer{Parts: []string{"Un momento."}, Calls: asked} },
			func(a provider.Ask) script.Answer {
				seen = a
				return script.Answer{Parts: []string{"Debe 1.250 pesos."}}
			},
		))
		cold := 0.0
		ask := provider.Ask{Messages: opening, Tools: []provider.Tool{readDebt}, Temperature: &cold, MostTokens: 200}
		first, err := chat.Complete(t.Context(), ask)
		require.NoError(t, err)
		require.Equal(t, provider.Tools, first.Stop)
		require.Equal(t, "Un momento.", first.Text)
		require.Len(t, first.Calls, 2)
		for i, c := range first.Calls {
			require.Equal(t, asked[i].Name, c.Name)
			require.JSONEq(t, string(asked[i].Arguments), string(c.Arguments))
		}
		ask.Messages = append(append([]provider.Message{}, opening...), provider.Message{Role: provider.Assistant, Text: first.Text, Calls: first.Calls},
			provider.Message{Role: provider.ToolRole, CallID: first.Calls[0].ID, Text: `{"owed":1250}`},
			provider.Message{Role: provider.ToolRole, CallID: first.Calls[1].ID, Text: `{"owed":0}`})
		last, err := chat.Complete(t.Context(), ask)
		require.NoError(t, err)
		require.Equal(t, "Debe 1.250 pesos.", last.Text)
		h.same(t, ask, seen)
	})
}

// same holds what the provider has read against what it was asked.
func (h house) same(t *testing.T, asked, seen provider.Ask) {
	t.Helper()
	require.Equal(t, asked.Temperature == nil, seen.Temperature == nil)
	require.InDelta(t, *asked.Temperature, *seen.Temperature, 1e-6)
	require.Equal(t, asked.MostTokens, seen.MostTokens)
	require.Len(t, seen.Tools, 1)
	require.Equal(t, asked.Tools[0].Description, seen.Tools[0].Description)
	require.JSONEq(t, string(asked.Tools[0].Parameters), string(seen.Tools[0].Parameters))
	require.Len(t, seen.Messages, len(asked.Messages))
	for i, m := range asked.Messages {
		require.Equal(t, []any{m.Role, m.Text, m.CallID}, []any{seen.Messages[i].Role, seen.Messages[i].Text, seen.Messages[i].CallID}, i)
		for n, c := range m.Calls {
			require.Equal(t, c.ID, seen.Messages[i].Calls[n].ID)
			require.JSONEq(t, string(c.Arguments), string(seen.Messages[i].Calls[n].Arguments))
		}
	}
	if h.seals {
		require.Equal(t, "sig-of-a-thought", seen.Messages[2].Calls[0].Seal, "what the provider has sealed comes back to it")
	}
}

func TestSchema(t *testing.T) {
	t.Parallel()
	schema := json.RawMessage(`{"type":"object","additionalProperties":false,"required":["mood"],"properties":{"mood":{"enum":["calm","angry"]}}}`)
	each(t, func(t *testing.T, h house) {
		says := `{"mood":"calm"}`
		var seen provider.Ask
		chat := h.chat(t, func(a provider.Ask) script.Answer {
			seen = a
			return script.Answer{Parts: []string{says[:5], says[5:]}}
		})
		reply, err := chat.Complete(t.Context(), provider.Ask{Messages: opening, Schema: schema})
		require.NoError(t, err)
		require.JSONEq(t, `{"mood":"calm"}`, reply.Text)
		require.JSONEq(t, string(schema), string(seen.Schema))
		for _, says = range []string{`{"mood":"sad"}`, `{"mood":"calm","x":1}`, `mood: calm`} {
			_, err = chat.Complete(t.Context(), provider.Ask{Messages: opening, Schema: schema})
			require.ErrorIs(t, err, provider.ErrBroken, says)
		}
	})
}

func TestStops(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, h house) {
		for _, stop := range []provider.Stop{provider.End, provider.Length, provider.Refused} {
			reply, err := h.chat(t, func(provider.Ask) script.Answer {
				return script.Answer{Parts: []string{"No puedo."}, Stop: stop}
			}).Complete(t.Context(), provider.Ask{Messages: opening})
			require.NoError(t, err, stop)
			require.Equal(t, stop, reply.Stop)
		}
		reply, err := h.chat(t, func(provider.Ask) script.Answer { return script.Answer{} }).Complete(t.Context(), provider.Ask{Messages: opening})
		require.NoError(t, err)
		require.Equal(t, provider.NoContent, reply.Stop)
	})
}
