package site

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
)

func TestPagesSayTheSameInEachLanguage(t *testing.T) {
	all, err := allWords()
	require.NoError(t, err)
	for _, language := range lang.Language("").Enum() {
		require.Equal(t, slices.Sorted(maps.Keys(all[lang.ES])), slices.Sorted(maps.Keys(all[language])), language)
		for key, word := range all[language] {
			require.NotEmpty(t, strings.TrimSpace(word), "%s of %s", key, language)
		}
		require.Len(t, strings.Fields(all[language]["months"]), 12)
	}
	day := time.Date(2026, time.March, 5, 0, 0, 0, 0, time.UTC)
	require.Equal(t, "5 de marzo de 2026", all[lang.ES].day(day))
	require.Equal(t, "March 5, 2026", all[lang.EN].day(day))
	require.Equal(t, "5 de março de 2026", all[lang.PT].day(day))
}

func TestPagesThatAreKeptTakeNoMoreThanTheirBound(t *testing.T) {
	k := newKept()
	page := page{body: make([]byte, 1<<20)}
	for n := range 100 {
		k.put(string(rune('a'+n)), page)
	}
	require.LessOrEqual(t, len(k.newer)+len(k.older), 2*16)
	_, there := k.get(string(rune('a' + 99)))
	require.True(t, there, "the last")
	_, there = k.get("a")
	require.False(t, there, "the first")
}
