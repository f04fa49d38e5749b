package provider_test

import (
	"encoding/json"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Every refusal is told in the three languages.
func TestTitles(t *testing.T) {
	t.Parallel()
	for _, language := range errs.Languages() {
		raw, err := os.ReadFile("../../locales/" + language + ".json")
		require.NoError(t, err)
		titles := map[string]string{}
		require.NoError(t, json.Unmarshal(raw, &titles))
		for _, refusal := range []*errs.Error{
			provider.ErrKey, provider.ErrNoModel, provider.ErrRateLimited, provider.ErrSpent, provider.ErrOverloaded, provider.ErrTooLong, provider.ErrContent,
			provider.ErrAsk, provider.ErrBroken, provider.ErrTimeLimit, provider.ErrUnreachable, provider.ErrPaused, provider.ErrNone, provider.ErrCountry,
		} {
			require.NotEmpty(t, titles[refusal.Code], "%s in %s", refusal.Code, language)
		}
	}
}
