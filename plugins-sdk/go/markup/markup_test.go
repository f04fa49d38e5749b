package markup_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/microcosm-cc/bluemonday"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/markup"
)

func TestTree(t *testing.T) {
	t.Parallel()
	r := markup.New(bluemonday.UGCPolicy())

	t.Run("nothing that runs is left, by whatever way it is written", func(t *testing.T) {
		t.Parallel()
		for _, hostile := range []string{
			`<script>x</script>`, `<img src=x onerror=alert(1)>`, `<a href="javascript:alert(1)">x</a>`, `<svg><script>x</script></svg>`,
			`<math><mtext><style><img src onerror=alert(1)></style>`, `<iframe src="https://evil.test"></iframe>`, `<form action="https://evil.test"><input name=a>`,
			`<a href=" jAvAsCrIpT:alert(1)">x</a>`, `<a href="data:text/html,<script>x</script>">x</a>`, `<style>@import "https://evil.test"</style>`,
			`<base href="https://evil.test/">`, `<meta http-equiv=refresh content="0;url=https://evil.test">`, `<div style="background:url(https://evil.test)">x</div>`,
			`<object data="https://evil.test"></object>`, `<<script>script>alert(1)</script>`, `<noscript><p title="</noscript><img src=x onerror=alert(1)>">`,
		} {
			text, err := json.Marshal(r.Tree(hostile))
			require.NoError(t, err)
			for _, word := range []string{"javascript", "onerror", "script", "evil.test", "data:", "style"} {
				require.NotContains(t, strings.ReplaceAll(string(text), `"text":"script`, ""), word, hostile)
			}
		}
	})

	t.Run("a text nested a million times, or of a million parts, is bounded", func(t *testing.T) {
		t.Parallel()
		depth := func(nodes []markup.Node) (deepest int) {
			for level := nodes; len(level) > 0; level = level[0].Children {
				deepest++
			}
			return deepest
		}
		require.LessOrEqual(t, depth(r.Tree(strings.Repeat("<div>", 100_000)+"x")), 70)
		require.LessOrEqual(t, len(r.Tree(strings.Repeat("<br>", 100_000))), 20_000)
	})

	t.Run("the words of blocks stand on lines of their own", func(t *testing.T) {
		t.Parallel()
		require.Equal(t, "Hola\n\nuno dos\n\nfin", markup.Text(r.Tree("<div>Hola</div><table><tr><td>uno</td><td>dos</td></tr></table>fin")))
		require.Equal(t, "a\nb\n\nc", markup.Text(markup.Plain("a\nb\n\n\nc")))
	})
}
