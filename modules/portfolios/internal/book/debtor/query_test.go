package debtor

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestParseQuery(t *testing.T) {
	t.Run("a name is words, long ones by their grams", func(t *testing.T) {
		q := parseQuery(" Pérez  de la CRUZ ", false)
		require.Equal(t, []string{"perez", "cruz"}, q.words)
		require.Equal(t, []string{"de", "la"}, q.rest)
		require.Empty(t, q.document)
		require.Empty(t, q.phones)
	})
	t.Run("short text is the beginning of a name", func(t *testing.T) {
		require.Equal(t, "pe", parseQuery("Pe", false).prefix)
	})
	t.Run("a number is a document and the end of a phone", func(t *testing.T) {
		q := parseQuery("099 123-456", false)
		require.Equal(t, "099123456", q.document)
		require.Empty(t, q.words)
		require.Equal(t, []string{"654321990", "65432199"}, q.phones)
		require.Equal(t, "12531909K", parseQuery("12.531.909-k", false).document)
	})
	t.Run("who sees numbers covered finds them whole", func(t *testing.T) {
		require.Empty(t, parseQuery("3456", true).phones)
		require.NotEmpty(t, parseQuery("99123456", true).phones)
	})
	t.Run("text without letters or digits asks for nothing", func(t *testing.T) {
		require.Equal(t, query{}, parseQuery("%_'\"", false))
	})
}

func TestGrams(t *testing.T) {
	require.Equal(t, "xper xere xrez xana", gramsOf("x", "perez ana lu"))
	require.Equal(t, `"xper" AND "xere"`, gramQuery("x", []string{"pere", "per"}))
	t.Run("whatever part of a word is asked for, its grams are in the entry", rapid.MakeCheck(func(t *rapid.T) {
		word := rapid.StringMatching(`[a-zñ]{3,12}`).Draw(t, "word")
		runes := []rune(word)
		from := rapid.IntRange(0, len(runes)-3).Draw(t, "from")
		to := rapid.IntRange(from+3, len(runes)).Draw(t, "to")
		entry := " " + gramsOf("x", word+" otra") + " "
		eachGram(string(runes[from:to]), func(gram string) {
			require.True(t, strings.Contains(entry, " x"+gram+" "))
		})
	}))
}

func FuzzQuery(f *testing.F) {
	for _, seed := range []string{"Pérez", "099 123 456", "%_", "a\x00b", "K1", "\xff"} {
		f.Add(seed, true)
	}
	f.Fuzz(func(t *testing.T, text string, whole bool) {
		q := parseQuery(text, whole)
		require.True(t, onlyDigits(strings.Join(q.phones, "")))
		require.False(t, strings.ContainsAny(gramQuery("x", q.words), "*^():{}"))
		for _, word := range q.words {
			require.NotContains(t, word, `"`)
		}
	})
}
