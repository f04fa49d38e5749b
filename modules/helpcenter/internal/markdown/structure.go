package markdown

import (
	"regexp"
	"slices"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// structure writes what word processors say by looks as elements: Word draws its lists by hand, Google Docs writes bold as a style.
func structure(node *html.Node) {
	for child := range slices.Values(slices.Collect(node.ChildNodes())) {
		structure(child)
	}
	if node.Type != html.ElementNode {
		return
	}
	switch node.DataAtom {
	case atom.B, atom.Strong, atom.I, atom.Em, atom.Span, atom.S, atom.Strike, atom.Del, atom.Font:
		emphasize(node)
	case atom.Td, atom.Th:
		inOneLine(node)
	case atom.Li:
		loneParagraph(node)
	default:
		listed(node)
	}
}

var (
	bold    = regexp.MustCompile(`(?i)font-weight:\s*(bold|bolder|[6-9]00)`)
	light   = regexp.MustCompile(`(?i)font-weight:\s*(normal|lighter|[1-5]00)`)
	slanted = regexp.MustCompile(`(?i)font-style:\s*italic`)
	struck  = regexp.MustCompile(`(?i)text-decoration[a-z-]*:[^;]*line-through`)
)

// emphasize makes of a span what its style says, and of a bold that its style takes back, nothing.
func emphasize(node *html.Node) {
	style, wraps := attribute(node, "style"), []atom.Atom{}
	isBold := node.DataAtom == atom.B || node.DataAtom == atom.Strong
	isSlanted := node.DataAtom == atom.I || node.DataAtom == atom.Em
	isStruck := node.DataAtom == atom.S || node.DataAtom == atom.Strike || node.DataAtom == atom.Del
	if isBold && !light.MatchString(style) || bold.MatchString(style) {
		wraps = append(wraps, atom.Strong)
	}
	if isSlanted || slanted.MatchString(style) {
		wraps = append(wraps, atom.Em)
	}
	if isStruck || struck.MatchString(style) {
		wraps = append(wraps, atom.Del)
	}
	if strings.TrimSpace(textOf(node)) == "" {
		wraps = nil
	}
	if len(wraps) > 0 {
		aside(node)
	}
	become(node, wraps)
}

// aside puts the spaces that an emphasis begins and ends with beside it: Markdown knows none that does.
func aside(node *html.Node) {
	space := func() *html.Node { return &html.Node{Type: html.TextNode, Data: " "} }
	if first := node.FirstChild; first.Type == html.TextNode && strings.TrimLeft(first.Data, " \n\t") != first.Data {
		first.Data = strings.TrimLeft(first.Data, " \n\t")
		node.Parent.InsertBefore(space(), node)
	}
	if last := node.LastChild; last.Type == html.TextNode && strings.TrimRight(last.Data, " \n\t") != last.Data {
		last.Data = strings.TrimRight(last.Data, " \n\t")
		node.Parent.InsertBefore(space(), node.NextSibling)
	}
}

// become makes of an element those named, one within the other; of none, a span.
func become(node *html.Node, wraps []atom.Atom) {
	node.DataAtom, node.Data, node.Attr = atom.Span, "span", nil
	for _, wrap := range wraps {
		inner := &html.Node{Type: html.ElementNode, DataAtom: wrap, Data: wrap.String()}
		move(node, inner)
		node.AppendChild(inner)
		node = inner
	}
}

// inOneLine has a cell hold one line: its paragraphs follow each other.
func inOneLine(cell *html.Node) {
	for child := range slices.Values(slices.Collect(cell.ChildNodes())) {
		if child.DataAtom != atom.P && child.DataAtom != atom.Div {
			continue
		}
		if child.PrevSibling != nil {
			child.InsertBefore(&html.Node{Type: html.TextNode, Data: " "}, child.FirstChild)
		}
		become(child, nil)
	}
}

// loneParagraph has an item whose only paragraph it begins with be that text.
func loneParagraph(item *html.Node) {
	paragraphs := slices.DeleteFunc(slices.Collect(item.ChildNodes()), func(n *html.Node) bool { return n.DataAtom != atom.P })
	if len(paragraphs) == 1 {
		become(paragraphs[0], nil)
	}
}

func move(from, to *html.Node) {
	for child := range slices.Values(slices.Collect(from.ChildNodes())) {
		from.RemoveChild(child)
		to.AppendChild(child)
	}
}

func attribute(node *html.Node, name string) string {
	for _, one := range node.Attr {
		if one.Key == name {
			return one.Val
		}
	}
	return ""
}

func textOf(node *html.Node) string {
	if node.Type == html.TextNode {
		return node.Data
	}
	var all strings.Builder
	for child := range node.ChildNodes() {
		all.WriteString(textOf(child))
	}
	return all.String()
}
