// Package markup makes of HTML, whoever wrote it, a tree of plain elements that a screen draws: screens make no markup from strings.
package markup

import (
	"strings"

	"github.com/microcosm-cc/bluemonday"
	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// Node is a part of a text as a screen draws it: an element with what is in it, or a text.
type Node struct {
	Tag      string `json:"tag,omitempty" enum:"p,div,h1,h2,h3,h4,h5,h6,ul,ol,li,table,thead,tbody,tr,th,td,a,img,pre,code,em,strong,del,blockquote,br,hr,input" doc:"Element; absent for a text"`
	Text     string `json:"text,omitempty"`
	Href     string `json:"href,omitempty"`
	Src      string `json:"src,omitempty"`
	Alt      string `json:"alt,omitempty"`
	ID       string `json:"id,omitempty"`
	Align    string `json:"align,omitempty"`
	Start    string `json:"start,omitempty" doc:"First number of an ordered list"`
	Checked  bool   `json:"checked,omitempty"`
	Children []Node `json:"children,omitempty"`
}

// tags are the elements that a screen draws; of others only what is in them is left.
const tags = "p,div,h1,h2,h3,h4,h5,h6,ul,ol,li,table,thead,tbody,tr,th,td,a,img,pre,code,em,strong,del,blockquote,br,hr,input"

// alike are elements that are drawn as others.
const alike = "b=strong,i=em,u=em,s=del,strike=del,tt=code,kbd=code,samp=code,section=div,article=div,header=div,footer=div,main=div,center=div,dl=div,dt=div,dd=div"

// The bounds of a tree: what is deeper stands beside what it was in, what is more is left out.
const (
	mostDepth = 64
	mostNodes = 20_000
)

// Reader reads HTML. Make one and keep it. Safe for concurrent use.
type Reader struct {
	safe  *bluemonday.Policy
	drawn map[string]string
}

// New is a reader that takes what a policy lets through.
func New(safe *bluemonday.Policy) *Reader {
	drawn := map[string]string{}
	for tag := range strings.SplitSeq(tags, ",") {
		drawn[tag] = tag
	}
	for pair := range strings.SplitSeq(alike, ",") {
		from, to, _ := strings.Cut(pair, "=")
		drawn[from] = to
	}
	return &Reader{safe, drawn}
}

// HTML is what the policy lets through.
func (r *Reader) HTML(source string) string { return r.safe.Sanitize(source) }

// Tree is what the policy lets through, as a screen draws it.
func (r *Reader) Tree(source string) []Node {
	body := &html.Node{Type: html.ElementNode, Data: "body", DataAtom: atom.Body}
	parsed, err := html.ParseFragment(strings.NewReader(r.HTML(source)), body)
	if err != nil {
		return []Node{} // nested too deeply to be a text
	}
	nodes, w := []Node{}, &walk{r, mostNodes}
	for _, node := range parsed {
		nodes = append(nodes, w.nodes(node, 0)...)
	}
	return nodes
}

// walk makes one tree.
type walk struct {
	*Reader
	left int
}

func (w *walk) nodes(from *html.Node, depth int) []Node {
	if w.left--; w.left < 0 {
		return nil
	}
	if from.Type == html.TextNode {
		return []Node{{Text: from.Data}}
	}
	tag := w.drawn[from.Data]
	if from.Type != html.ElementNode || depth > mostDepth {
		tag = ""
	}
	var inside []Node
	for child := range from.ChildNodes() {
		inside = append(inside, w.nodes(child, depth+1)...)
	}
	if tag == "" {
		return inside
	}
	return []Node{element(tag, from, inside)}
}

func element(tag string, from *html.Node, inside []Node) Node {
	node := Node{Tag: tag, Children: inside}
	places := map[string]*string{"href": &node.Href, "src": &node.Src, "alt": &node.Alt, "id": &node.ID, "align": &node.Align, "start": &node.Start}
	for _, attribute := range from.Attr {
		if place, kept := places[attribute.Key]; kept {
			*place = attribute.Val
		}
		node.Checked = node.Checked || attribute.Key == "checked"
	}
	return node
}
