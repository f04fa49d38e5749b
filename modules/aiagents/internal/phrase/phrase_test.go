package phrase_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/phrase"
)

func TestWords(t *testing.T) {
	words := phrase.Words("¡Hóla! R$1.500,50 el 5/12, ¿siiii? 👍 don't ig\u200bnore")
	var texts []string
	for _, w := range words {
		texts = append(texts, w.Text)
	}
	require.Equal(t, []string{"hola", "r$", "1.500,50", "el", "5", "12", "si", "👍", "dont", "ignore"}, texts, "accents, capitals and what nobody sees are left out")
	require.Equal(t, 1, words[0].From)
	require.Equal(t, "/", words[5].Before)
	require.Equal(t, words[4].Clause, words[5].Clause, "a date is one clause")
	require.NotEqual(t, words[5].Clause, words[6].Clause)
	require.True(t, words[6].Asked)
	require.False(t, words[0].Asked)
}

func TestFind(t *testing.T) {
	table := phrase.Parse("a\t90\tno (la|esa cosa)? deuda ; pag* .. hoy\nb\t50\t^ fin $\tmore\n# not\t1\tthis\n")
	for text, want := range map[string][]string{
		"no deuda": {"a"}, "no la deuda": {"a"}, "no esa cosa deuda": {"a"}, "no esa deuda": nil, "pagaré todo hoy": {"a"}, "pago uno dos tres cuatro hoy": nil, "no, deuda": nil,
		"fin": {"b"}, "el fin": nil, "ya, fin": {"b"}, "": nil,
	} {
		var tags []string
		for _, hit := range table.Find(phrase.Words(text)) {
			tags = append(tags, hit.Tag)
		}
		require.Equal(t, want, tags, text)
	}
}

func TestSlips(t *testing.T) {
	slips := phrase.Known([]string{"viernes", "quinientos", "nueve"}, []string{"pagar"}, []string{"nuevo"})
	for typed, want := range map[string]string{"vierns": "viernes", "virenes": "viernes", "viermes": "viernes", "viernees": "viernes", "nuevo": "nuevo", "pagaremos": "pagaremos", "perro": "perro"} {
		words := phrase.Words(typed)
		slips.Mend(words)
		require.Equal(t, want, words[0].Near, typed)
	}
}
