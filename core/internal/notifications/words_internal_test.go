package notifications

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

func TestWords(t *testing.T) {
	t.Parallel()
	body := "{{by|person}}: {{owed|amount}} · {{rows|number}} · {{title}}"
	kind := Kind{Body: manifest.Text{ES: body, EN: body, PT: body}}
	given := map[string]string{"by": "u1", "owed": "-1906401.05 UYU", "rows": "36215", "title": "A|1"}
	t.Run("people by their names, amounts and numbers as each language writes them", func(t *testing.T) {
		words := filled(kind.Body, kind.named(given, map[string]string{"u1": "María Silva"}))
		require.Equal(t, "María Silva: UYU -1.906.401,05 · 36.215 · A|1", words.ES)
		require.Equal(t, "María Silva: UYU -1,906,401.05 · 36,215 · A|1", words.EN)
		require.Equal(t, words.ES, words.PT)
		require.Equal(t, "u1", given["by"], "the event keeps the id")
	})
	t.Run("nobody known is somebody, never an id", func(t *testing.T) {
		words := filled(kind.Body, kind.named(given, nil))
		require.Contains(t, words.ES, "Alguien: ")
		require.Contains(t, words.EN, "Somebody: ")
		require.Contains(t, words.PT, "Alguém: ")
	})
	t.Run("what has not the shape stays as it is", func(t *testing.T) {
		words := filled(kind.Body, map[string]string{"by": "Ana", "owed": "much", "rows": "few"})
		require.Equal(t, "Ana: much · few · ", words.EN)
	})
	t.Run("a currency without cents has none", func(t *testing.T) {
		require.Equal(t, "PYG 12.000.000", filled(manifest.Text{ES: "{{a|amount}}"}, map[string]string{"a": "12000000 PYG"}).ES)
	})
}
