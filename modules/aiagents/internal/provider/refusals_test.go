package provider_test

import (
	"context"
	"encoding/json"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// A talk may begin with the agent, and end with it: whoever writes first, every provider takes it.
func TestWhoBegins(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, h house) {
		chat := h.chat(t, script.Says("Buenos días."))
		for _, talk := range [][]provider.Message{
			{{Role: provider.System, Text: "Saluda."}},
			{{Role: provider.Assistant, Text: "Hola."}, {Role: provider.User, Text: "Hola."}, {Role: provider.User, Text: "¿Quién es?"}},
			{{Role: provider.User, Text: "Hola."}, {Role: provider.Assistant, Text: "Hola."}, {Role: provider.System, Text: "Sigue."}},
		} {
			_, err := chat.Complete(t.Context(), provider.Ask{Messages: talk})
			require.NoError(t, err)
		}
	})
}

func TestRefusals(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, h house) {
		for fault, refusal := range map[script.Fault]error{
			script.RateLimited: provider.ErrRateLimited, script.Spent: provider.ErrSpent, script.Overloaded: provider.ErrOverloaded,
			script.Unwell: provider.ErrOverloaded, script.TooLong: provider.ErrTooLong, script.Content: provider.ErrContent,
			script.BrokenOff: provider.ErrUnreachable, script.Ends: provider.ErrBroken, script.Malformed: provider.ErrBroken, script.FailsAmid: provider.ErrOverloaded,
		} {
			_, err := h.chat(t, script.Fails(fault)).Complete(t.Context(), provider.Ask{Messages: opening})
			require.ErrorIs(t, err, refusal, fault)
		}
		_, err := h.chat(t, func(provider.Ask) script.Answer { return script.Answer{Fault: script.RateLimited, RetryIn: 7} }).Complete(t.Context(), provider.Ask{Messages: opening})
		require.Equal(t, 7*time.Second, provider.RetryAfter(err))
		_, err = h.chat(t, script.Says("x"), func(a *provider.Account) { a.Key = "wrong" }).Complete(t.Context(), provider.Ask{Messages: opening})
		require.ErrorIs(t, err, provider.ErrKey)
		_, err = h.chat(t, script.Says("x"), func(a *provider.Account) { a.Model = "gpt-0" }).Complete(t.Context(), provider.Ask{Messages: opening})
		require.ErrorIs(t, err, provider.ErrNoModel)
		_, err = h.chat(t, script.Says("x"), func(a *provider.Account) { a.URL = "http://127.0.0.1:1" }).Complete(t.Context(), provider.Ask{Messages: opening})
		require.Error(t, err)
	})
}

// A tool's result without its call, a call with arguments that are none: the first is refused by the provider, the second here.
func TestTalksThatAreNone(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, h house) {
		chat := h.chat(t, func(provider.Ask) script.Answer {
			return script.Answer{Calls: []provider.Call{{ID: "c", Name: "read_debt", Arguments: json.RawMessage(`["UYU"]`)}}}
		})
		_, err := chat.Complete(t.Context(), provider.Ask{Messages: []provider.Message{{Role: provider.User, Text: "Hola."}, {Role: provider.ToolRole, CallID: "c", Text: "{}"}}})
		require.ErrorIs(t, err, provider.ErrAsk)
		_, err = chat.Complete(t.Context(), provider.Ask{Messages: opening, Tools: []provider.Tool{readDebt}})
		require.ErrorIs(t, err, provider.ErrBroken)
	})
}

func TestTheCallersEnd(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, h house) {
		for _, fault := range []script.Fault{script.Silent, script.Hangs} {
			ctx, cancel := context.WithCancelCause(t.Context())
			begun := make(chan struct{})
			chat := h.chat(t, func(provider.Ask) script.Answer {
				close(begun)
				return script.Answer{Parts: []string{"Buenos"}, Fault: fault}
			})
			go func() { <-begun; cancel(provider.ErrTimeLimit) }()
			_, err := chat.Complete(ctx, provider.Ask{Messages: opening})
			require.ErrorIs(t, err, provider.ErrTimeLimit, fault)

			gone, leave := context.WithCancel(t.Context())
			leave()
			_, err = h.chat(t, script.Says("x")).Complete(gone, provider.Ask{Messages: opening})
			require.ErrorIs(t, err, context.Canceled)
		}
	})
}
