// Package openai speaks with whatever server speaks as OpenAI's does: chat completions, by go-openai.
package openai

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// Chat implements provider.Chat. Safe for concurrent use.
type Chat struct {
	outside *outbound.Client
	account provider.Account
}

// New speaks by an account.
func New(outside *outbound.Client, account provider.Account) *Chat {
	return &Chat{outside.With(outbound.Call{Stream: true, Path: "/chat/completions"}), account}
}

// Complete implements provider.Chat.
func (c *Chat) Complete(ctx context.Context, a provider.Ask) (provider.Reply, error) {
	watch := a.NewWatch()
	client, by := Client(c.outside, c.account)
	stream, err := client.CreateChatCompletionStream(ctx, c.request(a))
	if err != nil {
		return provider.Reply{}, by.Reason(ctx, err)
	}
	defer func() { _ = stream.Close() }() // read, or not wanted
	reply, err := read(stream, a, watch)
	if err != nil {
		return provider.Reply{}, by.Reason(ctx, err)
	}
	return a.Settle(reply, watch)
}

// Way is how the library's requests go out, and what it does not tell of the answer.
type Way struct {
	outside    *outbound.Client
	sent       bool
	retryAfter string
}

// Do implements the library's way out.
func (w *Way) Do(r *http.Request) (*http.Response, error) {
	w.sent = true
	response, err := w.outside.Do(r)
	if err == nil {
		w.retryAfter = response.Header.Get("Retry-After")
	}
	return response, err
}
