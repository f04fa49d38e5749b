// Package markdown shows Markdown as HTML in which no script survives, and takes from it what is searched.
package markdown

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/microcosm-cc/bluemonday"
	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"github.com/recobro/recobro/plugins-sdk/go/markup"
)

// Reader reads Markdown. Make one and keep it. Safe for concurrent use.
type Reader struct {
	markdown goldmark.Markdown
	safe     *bluemonday.Policy
	pasted   *bluemonday.Policy
	drawn    *markup.Reader
}

// New is a reader of Markdown with tables, struck text and task lists.
func New() *Reader {
	table := extension.NewTable(extension.WithTableCellAlignMethod(extension.TableCellAlignAttribute)) // styles do not survive
	extended := goldmark.WithExtensions(extension.Linkify, table, extension.Strikethrough, extension.TaskList)
	safe := bluemonday.UGCPolicy()
	safe.AllowAttrs("type").Matching(regexp.MustCompile("^checkbox$")).OnElements("input") // of a task list
	safe.AllowAttrs("checked", "disabled").OnElements("input")
	safe.AllowAttrs("align").Matching(bluemonday.CellAlign).OnElements("td", "th")
	return &Reader{goldmark.New(extended, goldmark.WithParserOptions(parser.WithAutoHeadingID())), safe, pasted(), markup.New(safe)}
}

// HTML is a text as a browser shows it: what could run, or reach beyond its place, is gone.
func (r *Reader) HTML(source string) string { return r.safe.Sanitize(r.written(source)) }

func (r *Reader) written(source string) string {
	var out bytes.Buffer
	if err := r.markdown.Convert([]byte(source), &out); err != nil {
		return "" // a buffer refuses no write
	}
	return out.String()
}

// Parts are the headings and the other words of a text.
func (r *Reader) Parts(source string) (headings, words string) {
	from := []byte(source)
	var heads, rest strings.Builder
	collect(r.markdown.Parser().Parse(text.NewReader(from)), from, &heads, &rest)
	return heads.String(), rest.String()
}

func collect(node ast.Node, from []byte, heads, rest *strings.Builder) {
	to := rest
	if node.Kind() == ast.KindHeading {
		to, rest = heads, heads
	}
	switch leaf := node.(type) {
	case *ast.Text:
		to.Write(leaf.Segment.Value(from))
	case *ast.String:
		to.Write(leaf.Value)
	case *ast.CodeBlock, *ast.FencedCodeBlock:
		to.Write(leaf.Lines().Value(from))
	}
	for child := node.FirstChild(); child != nil; child = child.NextSibling() {
		collect(child, from, heads, rest)
	}
	if node.Type() == ast.TypeBlock {
		to.WriteByte(' ')
	} else if soft, ok := node.(*ast.Text); ok && (soft.SoftLineBreak() || soft.HardLineBreak()) {
		to.WriteByte(' ')
	}
}
