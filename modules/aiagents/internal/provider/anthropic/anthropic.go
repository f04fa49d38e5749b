// Package anthropic speaks with Anthropic's API of messages, by its own library.
package anthropic

import (
	"cmp"
	"context"

	api "github.com/anthropics/anthropic-sdk-go"
	"github.com/anthropics/anthropic-sdk-go/option"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// URL is where the API is.
const URL = "https://api.anthropic.com"

// Chat implements provider.Chat. Safe for concurrent use.
type Chat struct {
	client api.Client
	model  string
}

// New speaks by an account. Nothing is taken from the process's environment, whoever asks decides what is
// tried again, and of the machine that asks nothing is told.
func New(outside *outbound.Client, account provider.Account) *Chat {
	return &Chat{model: account.Model, client: api.NewClient(
		option.WithoutEnvironmentDefaults(), option.WithBaseURL(cmp.Or(account.URL, URL)), option.WithAPIKey(account.Key), option.WithMaxRetries(0),
		option.WithHTTPClient(outside.With(outbound.Call{Stream: true, Path: "/v1/messages"})),
		option.WithHeaderDel("X-Stainless-OS"), option.WithHeaderDel("X-Stainless-Arch"), option.WithHeaderDel("X-Stainless-Runtime-Version"),
	)}
}

// Complete implements provider.Chat.
func (c *Chat) Complete(ctx context.Context, a provider.Ask) (provider.Reply, error) {
	watch := a.NewWatch()
	params, err := c.params(a)
	if err != nil {
		return provider.Reply{}, provider.ErrAsk.Wrap(err)
	}
	stream := c.client.Messages.NewStreaming(ctx, params)
	defer func() { _ = stream.Close() }() // read, or not wanted
	got := &answer{ask: a, watch: watch}
	for stream.Next() {
		if err := got.take(stream.Current()); err != nil {
			return provider.Reply{}, provider.ErrBroken.Wrap(err)
		}
	}
	if err := stream.Err(); err != nil {
		return provider.Reply{}, reason(ctx, err)
	}
	reply, err := got.whole()
	if err != nil {
		return provider.Reply{}, err
	}
	return a.Settle(reply, watch)
}
