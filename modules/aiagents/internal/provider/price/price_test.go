package price_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/price"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

func table(t *testing.T) price.Table {
	t.Helper()
	listed, err := price.Listed()
	require.NoError(t, err)
	return listed
}

const today = civil.Day("2026-11-27")

func TestCost(t *testing.T) {
	t.Parallel()
	micros := func(n int64) *int64 { return &n }
	for fact, c := range map[string]struct {
		of, model string
		used      provider.Usage
		on        civil.Day
		costs     *int64
	}{
		"text read, read before and written":       {"openai", "gpt-4.1-mini", provider.Usage{In: 1000, InCached: 2000, Out: 300}, today, micros(400 + 200 + 480)},
		"a snapshot costs what its model costs":    {"openai", "gpt-4.1-mini-2025-04-14", provider.Usage{In: 1_000_000}, today, micros(400_000)},
		"and one with its day in one":              {"anthropic", "claude-haiku-4-5-20251001", provider.Usage{Out: 1_000_000}, today, micros(5_000_000)},
		"what is begun is paid":                    {"openai", "gpt-4o-mini", provider.Usage{In: 1}, today, micros(1)},
		"minutes":                                  {"openai", "whisper-1", provider.Usage{Audio: 90 * time.Second}, today, micros(9000)},
		"characters":                               {"openai", "tts-1", provider.Usage{Characters: 200}, today, micros(3000)},
		"sound of a realtime model":                {"openai", "gpt-realtime", provider.Usage{In: 100, InAudio: 1000, OutAudio: 500}, today, micros(400 + 32_000 + 32_000)},
		"read before, where no price for it is":    {"google", "gemini-3.5-flash", provider.Usage{InCached: 1_000_000}, today, micros(1_500_000)},
		"the price of the day":                     {"google", "gemini-3.8-flash", provider.Usage{Out: 1_000_000}, "2026-12-31", micros(3_750_000)},
		"and of the next":                          {"google", "gemini-3.8-flash", provider.Usage{Out: 1_000_000}, "2027-01-01", micros(7_500_000)},
		"before there was one":                     {"anthropic", "claude-opus-5-5", provider.Usage{Out: 1}, "2026-01-01", nil},
		"nobody knows the model":                   {"openai", "gpt-99", provider.Usage{In: 1}, today, nil},
		"another's server with a name of OpenAI's": {"other", "gpt-4.1-mini", provider.Usage{In: 1}, today, nil},
		"sound, where only text has a price":       {"openai", "gpt-4.1-mini", provider.Usage{InAudio: 1}, today, nil},
		"nothing used of a known model":            {"openai", "gpt-4.1-mini", provider.Usage{}, today, micros(0)},
		"a program of one's own":                   {"espeak", "espeak-ng", provider.Usage{Characters: 900}, today, micros(0)},
	} {
		t.Run(fact, func(t *testing.T) {
			t.Parallel()
			cost := table(t).Cost(c.of, c.model, c.used, c.on)
			require.Equal(t, c.costs, cost.Micros)
			require.Equal(t, "2026-11-27", cost.Version)
			if c.costs != nil {
				require.NotEmpty(t, cost.Row.Source)
				require.NotEmpty(t, cost.Row.AsOf)
			}
		})
	}
}

// A company's own prices go before the list, for whichever of its models it names.
func TestOwn(t *testing.T) {
	t.Parallel()
	var own []price.Row
	require.NoError(t, json.Unmarshal([]byte(`[{"provider":"openai","model":"gpt-4.1-mini","from":"2026-01-01","in":0.36,"out":1.44},{"provider":"","model":"llama-4","from":"2026-01-01","in":0,"in_cached":0,"out":0}]`), &own))
	all, err := table(t).Over("acme-3", own)
	require.NoError(t, err)
	cost := all.Cost("openai", "gpt-4.1-mini", provider.Usage{In: 1_000_000}, today)
	require.Equal(t, []any{int64(360_000), "acme-3"}, []any{*cost.Micros, cost.Version})
	require.Zero(t, *all.Cost("other", "llama-4", provider.Usage{In: 1_000_000, Out: 9}, today).Micros, "free because it is said to be")
	require.Equal(t, int64(2_000_000), *all.Cost("openai", "gpt-4.1", provider.Usage{In: 1_000_000}, today).Micros)
	_, err = table(t).Over("twice", append(own, own[0]))
	require.Error(t, err)
	back, err := json.Marshal(own[0])
	require.NoError(t, err)
	require.Contains(t, string(back), `"in":0.36`)
	for _, bad := range []string{`-1`, `"1"`, `1e9`} {
		require.Error(t, json.Unmarshal([]byte(bad), new(price.USD)), bad)
	}
}
