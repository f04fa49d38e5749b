package markdown

import (
	"regexp"
	"strings"

	"github.com/JohannesKaufmann/html-to-markdown/v2/converter"
	"github.com/JohannesKaufmann/html-to-markdown/v2/plugin/base"
	"github.com/JohannesKaufmann/html-to-markdown/v2/plugin/commonmark"
	"github.com/JohannesKaufmann/html-to-markdown/v2/plugin/strikethrough"
	"github.com/JohannesKaufmann/html-to-markdown/v2/plugin/table"
	"github.com/microcosm-cc/bluemonday"
	"golang.org/x/net/html"
)

// pasted is what a copied text keeps: its structure. Pictures stay where they are the product's own; others come as files.
func pasted() *bluemonday.Policy {
	keep := bluemonday.NewPolicy()
	keep.AllowElements("p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td",
		"strong", "em", "del", "code", "pre", "blockquote", "br", "hr")
	keep.AllowAttrs("start").Matching(regexp.MustCompile(`^[0-9]{1,9}$`)).OnElements("ol")
	keep.AllowAttrs("href").OnElements("a")
	keep.AllowURLSchemes("http", "https", "mailto", "tel")
	keep.AllowRelativeURLs(true)
	keep.RequireParseableURLs(true)
	keep.AllowAttrs("src").Matching(regexp.MustCompile(`^/api/v1/articles/[\w-]+/pictures/[\w-]+$`)).OnElements("img")
	keep.AllowAttrs("alt").OnElements("img")
	return keep
}

// FromHTML is what a word processor or a browser has copied, as Markdown: its structure without its looks.
func (r *Reader) FromHTML(copied string) (string, error) {
	body, err := html.Parse(strings.NewReader(copied))
	if err != nil {
		return "", err
	}
	structure(body)
	var plain strings.Builder
	if err := html.Render(&plain, body); err != nil {
		return "", err
	}
	tables := table.NewTablePlugin(table.WithHeaderPromotion(true), table.WithSkipEmptyRows(true), table.WithCellPaddingBehavior(table.CellPaddingBehaviorMinimal))
	plugins := converter.WithPlugins(base.NewBasePlugin(), commonmark.NewCommonmarkPlugin(), tables, strikethrough.NewStrikethroughPlugin())
	text, err := converter.NewConverter(plugins).ConvertString(r.pasted.Sanitize(plain.String()))
	return apart.ReplaceAllString(text, "\n$1"), err
}

// apart is the line that keeps a list apart from the item that it stands in.
var apart = regexp.MustCompile(`\n[ \t]+\n([ \t]+(?:-|\d+\.) )`)
