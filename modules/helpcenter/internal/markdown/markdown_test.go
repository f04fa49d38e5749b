package markdown_test

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/helpcenter/internal/markdown"
)

func TestWhatEditorsWriteIsShown(t *testing.T) { // [HC-02]
	html := markdown.New().HTML("# Título\n\n- uno\n- dos\n\n| a | b |\n|:-|-:|\n| 1 | 2 |\n\n![foto](/api/v1/articles/x.png) [enlace](https://example.com)\n\n```sql\nSELECT 1\n```\n")
	for _, part := range []string{"<h1", "<li>uno</li>", `<td align="right">2</td>`, `<img src="/api/v1/articles/x.png" alt="foto"`, `<a href="https://example.com"`, "<pre><code", "SELECT 1"} {
		require.Contains(t, html, part)
	}
}

func TestNoScriptSurvives(t *testing.T) { // [HC-02]
	for _, hostile := range []string{
		"<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "[a](javascript:alert(1))", "![a](javascript:alert(1))",
		"<svg/onload=alert(1)>", "<iframe srcdoc='<script>alert(1)</script>'></iframe>", "[a](data:text/html;base64,PHNjcmlwdD4=)",
		"<a href=\"jAvAsCrIpT&colon;alert(1)\">x</a>", "<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>",
		"```\n</code><script>alert(1)</script>\n```", "<form action=https://evil.example><input type=password></form>", "[a]: javascript:alert(1)\n\n[a]",
		"<div style=\"position:fixed;inset:0\">x</div>", "<base href=https://evil.example>", "<meta http-equiv=refresh content=0>",
	} {
		html := strings.ToLower(markdown.New().HTML(hostile))
		for _, alive := range []string{"<script", "href=\"javascript", "src=\"javascript", "data:text", "<iframe", "<form", "style=", "<base", "<meta", "<svg", "password"} {
			require.NotContains(t, html, alive, hostile)
		}
		require.NotRegexp(t, `<[^>]*\son\w+=`, html, hostile)
	}
}

func TestAScreenDrawsAnArticleFromATreeOfPlainElements(t *testing.T) { // [HC-02]
	tree := markdown.New().Tree("Abra <b onclick=x>el</b> [pago](/payments)\n\n- [x] uno\n")
	require.Equal(t, "p", tree[0].Tag)
	require.Equal(t, markdown.Node{Tag: "a", Href: "/payments", Children: []markdown.Node{{Text: "pago"}}}, tree[0].Children[len(tree[0].Children)-1])
}

func TestWhatAWordProcessorCopiedKeepsItsStructureAlone(t *testing.T) { // [HC-02]
	copied := `<html xmlns:o="urn:schemas-microsoft-com:office:office"><style>p.MsoNormal{color:red}</style><body><h2 class="MsoHeading">Pagos</h2>` +
		`<p class="MsoNormal" style="mso-margin:0"><b>Abra</b> <span style="color:red">el pago</span><o:p></o:p></p><script>alert(1)</script>` +
		`<ul><li>uno</li><li>dos</li></ul><table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table></body></html>`
	text, err := markdown.New().FromHTML(copied)
	require.NoError(t, err)
	require.Equal(t, "## Pagos\n\n**Abra** el pago\n\n- uno\n- dos\n\n| a | b |\n|---|---|\n| 1 | 2 |", text)
}

func fromHTML(t *testing.T, copied string) string {
	text, err := markdown.New().FromHTML(copied)
	require.NoError(t, err)
	return text
}

func TestListsThatWordDrawsByHandAreLists(t *testing.T) { // [HC-02]
	item := func(level, sign, text string) string {
		return `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level` + level + ` lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>` +
			sign + `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>` + text + `<o:p></o:p></p>` + "\r\n"
	}
	require.Equal(t, "Antes\n\n- uno\n  - dentro\n- **dos**\n\nDespués\n\n1. abra\n2. elija", fromHTML(t, "<p>Antes</p>"+item("1", "·", "uno")+item("2", "o", "dentro")+
		item("1", "·", "<b>dos</b>")+"<p>Después</p>"+item("1", "1.", "abra")+item("1", "2.", "elija")))
}

func TestTablesOfWordProcessorsAreTables(t *testing.T) { // [HC-02]
	word := `<table class=MsoTableGrid border=1><tr><td width=300><p class=MsoNormal><b>Estado</b></p></td><td><p>Monto</p></td></tr><tr><td><p>Pagado</p><p>hoy</p></td><td><p>10 | 20</p></td></tr></table>`
	require.Equal(t, "| **Estado** | Monto |\n|---|---|\n| Pagado hoy | 10 \\| 20 |", fromHTML(t, word))
}

func TestWhatGoogleDocsSaysByStylesIsKept(t *testing.T) { // [HC-02]
	docs := `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Pagos</span></h2><p dir="ltr"><span style="font-weight:400">Abra </span><span style="font-weight:700">el</span><span style="font-style:italic"> pago</span></p>` +
		`<ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>uno</span></p></li><ul><li dir="ltr" aria-level="2"><p><span>dentro</span></p></li></ul><li><p><span>dos</span></p></li></ul></b>`
	require.Equal(t, "## Pagos\n\nAbra **el** *pago*\n\n- uno\n  - dentro\n- dos", fromHTML(t, docs))
}

func TestOfWhatIsPastedNothingButStructureIsKept(t *testing.T) { // [HC-02]
	require.Equal(t, "a ![r](/api/v1/articles/a/pictures/b) b c", fromHTML(t, `<p onclick=x>a <img src="file:///C:/x.png"><img src="https://evil.example/x.png"><img alt=r src="/api/v1/articles/a/pictures/b">`+
		` <a href="javascript:x">b</a> <font color=red>c</font></p><style>p{}</style><script>x</script><iframe src=x></iframe><form><input value=x></form>`))
}

func TestHeadingsAreToldApartFromOtherWords(t *testing.T) {
	headings, words := markdown.New().Parts("## Pagos *nuevos*\n\nAbra el\npago.\n\n- Elija **Recibo**\n\n```\ncódigo\n```\n")
	require.Equal(t, "Pagos nuevos", strings.TrimSpace(headings))
	require.Equal(t, []string{"Abra", "el", "pago.", "Elija", "Recibo", "código"}, strings.Fields(words))
}

// TestWhatTheEditorWritesAnewIsShownAsItWas holds the texts that the editor writes otherwise than they were given to what readers
// see of both.
func TestWhatTheEditorWritesAnewIsShownAsItWas(t *testing.T) { // [HC-02]
	raw, err := os.ReadFile("../../../../remotes/helpcenter/src/write/rich/corpus.json")
	require.NoError(t, err)
	var corpus struct {
		Tidied []struct{ Given, Written string }
	}
	require.NoError(t, json.Unmarshal(raw, &corpus))
	require.NotEmpty(t, corpus.Tidied)
	r := markdown.New()
	for _, text := range corpus.Tidied {
		require.Equal(t, strings.TrimSpace(r.HTML(text.Given)), strings.TrimSpace(r.HTML(text.Written)), text.Given)
	}
}
