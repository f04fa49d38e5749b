package help_test

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/help"
)

func files(english string) fstest.MapFS {
	const whole = "---\ntitle: Uno: dos\nsummary: Qué es.\n---\n\n1. Abra.\n"
	all := fstest.MapFS{"help/es/one.md": {Data: []byte(whole)}, "help/pt/one.md": {Data: []byte(whole)}}
	if english != "" {
		all["help/en/one.md"] = &fstest.MapFile{Data: []byte(english)}
	}
	return all
}

func TestAnArticleIsReadInEveryLanguage(t *testing.T) { // [HC-07]
	read, err := help.Read(files("---\r\ntitle: One\r\nsummary: What it is.\r\n---\r\nOpen.\r\n"), []help.Listed{{Slug: "one", Screens: []string{"/records"}}})
	require.NoError(t, err)
	require.Equal(t, help.Text{Title: "Uno: dos", Summary: "Qué es.", Body: "1. Abra.\n"}, read[0].Texts["es"])
	require.Equal(t, help.Text{Title: "One", Summary: "What it is.", Body: "Open.\n"}, read[0].Texts["en"])
	require.Equal(t, []string{"/records"}, read[0].Screens)
}

func TestAnArticleThatLacksALanguageOrATextIsRefused(t *testing.T) { // [HC-07]
	for _, english := range []string{"", "One\n", "---\ntitle: One\n---\nOpen.\n", "---\ntitle: One\nsummary: What it is.\n---\n"} {
		_, err := help.Read(files(english), []help.Listed{{Slug: "one"}})
		require.ErrorContains(t, err, "help/en/one.md", english)
	}
	_, err := help.Read(nil, []help.Listed{{Slug: "one"}})
	require.Error(t, err)
}

func TestAShelfIsKnownByItsWords(t *testing.T) {
	one := help.NewShelf("m", help.Title{"es": "M"}, []help.Article{{Texts: map[string]help.Text{"es": {Title: "Uno"}}}})
	same := help.NewShelf("m", help.Title{"es": "M"}, []help.Article{{Texts: map[string]help.Text{"es": {Title: "Uno"}}}})
	other := help.NewShelf("m", help.Title{"es": "M"}, []help.Article{{Texts: map[string]help.Text{"es": {Title: "Dos"}}}})
	require.Equal(t, one.Version, same.Version)
	require.NotEqual(t, one.Version, other.Version)
}
