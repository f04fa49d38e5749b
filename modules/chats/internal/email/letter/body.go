package letter

import (
	"slices"
	"strings"

	"github.com/microcosm-cc/bluemonday"

	"github.com/recobro/recobro/plugins-sdk/go/markup"
)

// body makes of what was read what is shown: what it quotes apart.
func (r *reader) body() {
	said, quoted := parted(r.plain)
	if r.html == "" {
		r.Text, r.Nodes = said, markup.Plain(said)
		if quoted != "" {
			r.Quoted = markup.Plain(quoted)
		}
		return
	}
	safe := bluemonday.UGCPolicy()
	safe.AllowURLSchemes("mailto", "http", "https", "cid")
	nodes := markup.New(safe).Tree(r.html)
	r.Nodes, r.Quoted = split(nodes)
	if r.Text = said; r.plain == "" {
		r.Text, _ = parted(short(markup.Text(r.Nodes), mostText/4))
	}
}

// parted tells what somebody says from what they quote below it, by the marks that mail programs set.
func parted(text string) (said, quoted string) {
	lines := strings.Split(text, "\n")
	if at := outlook(lines); at > 0 {
		said, quoted = strings.TrimSpace(strings.Join(lines[:at], "\n")), strings.TrimSpace(strings.Join(lines[at:], "\n"))
		if said != "" {
			return said, quoted
		}
	}
	at := len(lines)
	for at > 0 && (strings.HasPrefix(lines[at-1], ">") || empty(lines[at-1])) {
		at--
	}
	from := at
	if at > 0 && strings.HasSuffix(strings.TrimSpace(lines[at-1]), ":") { // whose it is, in a line or two
		for from = at - 1; from > 0 && at-from < 3 && !empty(lines[from-1]); {
			from--
		}
	}
	said, quoted = strings.TrimSpace(strings.Join(lines[:from], "\n")), strings.TrimSpace(strings.Join(lines[from:], "\n"))
	if said == "" || !strings.Contains(quoted, ">") { // all of it, or nothing
		return strings.TrimSpace(text), ""
	}
	return said, quoted
}

func empty(line string) bool { return strings.TrimSpace(line) == "" }

// split tells what somebody says from the quotation at its end.
func split(nodes []markup.Node) (said, quoted []markup.Node) {
	if said, quoted = cut(nodes); markup.Text(said) == "" { // all of it
		return nodes, nil
	}
	return said, quoted
}

func cut(nodes []markup.Node) (said, quoted []markup.Node) {
	at := len(nodes)
	for at > 0 && blank(nodes[at-1]) {
		at--
	}
	if at == 0 {
		return nodes, nil
	}
	switch last := nodes[at-1]; last.Tag {
	case "blockquote":
		if at > 1 && strings.HasSuffix(markup.Text(nodes[at-2:at-1]), ":") {
			at--
		}
		said, quoted = nodes[:at-1:at-1], nodes[at-1:]
	case "div":
		last.Children, quoted = cut(last.Children)
		said = slices.Concat(nodes[:at-1], []markup.Node{last})
	}
	if quoted == nil {
		return nodes, nil
	}
	return said, quoted
}

func blank(n markup.Node) bool {
	if n.Tag == "img" {
		return false
	}
	for _, child := range n.Children {
		if !blank(child) {
			return false
		}
	}
	return strings.TrimSpace(n.Text) == ""
}
