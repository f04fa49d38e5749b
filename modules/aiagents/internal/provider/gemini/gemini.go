// Package gemini speaks with Google's API of Gemini. It is a client of our own: Google's library brings gRPC and its cloud with it
// (docs/adr/0025-model-providers.md), and one operation is all that is asked of it.
package gemini

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"net/http"
	"net/url"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// URL is where the API is.
const URL = "https://generativelanguage.googleapis.com/v1beta"

// Chat implements provider.Chat. Safe for concurrent use.
type Chat struct {
	outside *outbound.Client
	account provider.Account
}

// New speaks by an account.
func New(outside *outbound.Client, account provider.Account) *Chat {
	account.URL = strings.TrimSuffix(cmp.Or(account.URL, URL), "/")
	return &Chat{outside.With(outbound.Call{Stream: true, Path: "/v1beta/models/{model}:streamGenerateContent"}), account}
}

// Complete implements provider.Chat.
func (c *Chat) Complete(ctx context.Context, a provider.Ask) (provider.Reply, error) {
	watch := a.NewWatch()
	r, err := c.request(ctx, a)
	if err != nil {
		return provider.Reply{}, provider.ErrAsk.Wrap(err)
	}
	response, err := c.outside.Do(r)
	if err != nil {
		return provider.Reply{}, provider.Reason(ctx, err)
	}
	defer func() { _ = response.Body.Close() }() // read, or not wanted
	if response.StatusCode != http.StatusOK {
		return provider.Reply{}, refused(ctx, response)
	}
	reply, err := read(response.Body, a, watch)
	if err != nil {
		return provider.Reply{}, provider.Reason(ctx, err)
	}
	return a.Settle(reply, watch)
}

func (c *Chat) request(ctx context.Context, a provider.Ask) (*http.Request, error) {
	body, err := json.Marshal(ask(a))
	if err != nil {
		return nil, err
	}
	at := c.account.URL + "/models/" + url.PathEscape(c.account.Model) + ":streamGenerateContent?alt=sse"
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, at, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("X-Goog-Api-Key", c.account.Key)
	return r, nil
}
