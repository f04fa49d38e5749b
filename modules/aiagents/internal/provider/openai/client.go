package openai

import (
	"cmp"

	api "github.com/sashabaranov/go-openai"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// Client is the library for one call of an account, and the way that the call takes.
func Client(outside *outbound.Client, account provider.Account) (*api.Client, *Way) {
	by := &Way{outside: outside}
	config := api.DefaultConfig(account.Key)
	config.BaseURL, config.HTTPClient = cmp.Or(account.URL, config.BaseURL), by
	return api.NewClientWithConfig(config), by
}
