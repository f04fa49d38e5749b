package markdown

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

var (
	level  = regexp.MustCompile(`(?i)mso-list:\s*\S+\s+level([1-9])`)
	marker = regexp.MustCompile(`^[\s\x{a0}]*(\(?[0-9A-Za-z]{1,4}[.)]|[·•o§▪\-–\x{f0b7}\x{f0a7}])[\s\x{a0}]*`)
	number = regexp.MustCompile(`^[\s\x{a0}]*\(?[0-9A-Za-z]{1,4}[.)]`)
)

// listed makes lists of the paragraphs that Word draws as items: each says how deep it is, and begins with its sign.
func listed(parent *html.Node) {
	var open []*html.Node // lists, each within the last item of the one before
	for child := range slices.Values(slices.Collect(parent.ChildNodes())) {
		depth := depthOf(child)
		if depth == 0 {
			if child.Type == html.ElementNode {
				open = nil
			}
			continue
		}
		open = open[:min(len(open), depth)]
		for len(open) < depth {
			open = append(open, begin(parent, child, open))
		}
		parent.RemoveChild(child)
		child.DataAtom, child.Data, child.Attr = atom.Li, "li", nil
		unsigned(child)
		open[len(open)-1].AppendChild(child)
	}
}

// begin puts a new list before a paragraph, or into the last item of the list that is open.
func begin(parent, before *html.Node, open []*html.Node) *html.Node {
	kind := atom.Ul
	if number.MatchString(textOf(before)) {
		kind = atom.Ol
	}
	list := &html.Node{Type: html.ElementNode, DataAtom: kind, Data: kind.String()}
	if len(open) == 0 {
		parent.InsertBefore(list, before)
		return list
	}
	last := open[len(open)-1]
	if last.LastChild == nil {
		last.AppendChild(&html.Node{Type: html.ElementNode, DataAtom: atom.Li, Data: "li"})
	}
	last.LastChild.AppendChild(list)
	return list
}

func depthOf(node *html.Node) int {
	if node.DataAtom != atom.P {
		return 0
	}
	found := level.FindStringSubmatch(attribute(node, "style"))
	if found == nil {
		return 0
	}
	depth, _ := strconv.Atoi(found[1]) // one digit
	return depth
}

// unsigned takes the sign from the text that an item begins with.
func unsigned(item *html.Node) {
	for text := range item.Descendants() {
		if text.Type != html.TextNode || strings.Trim(text.Data, " \t\n\u00a0") == "" {
			continue
		}
		text.Data = marker.ReplaceAllString(text.Data, "")
		return
	}
}
