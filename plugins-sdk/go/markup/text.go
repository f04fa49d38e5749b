package markup

import "strings"

// blocks are the elements that begin a line of their own.
const blocks = ",p,div,h1,h2,h3,h4,h5,h6,ul,ol,li,table,tr,pre,blockquote,br,hr,"

// Text are the words of a tree, each block on lines of its own.
func Text(nodes []Node) string {
	var out strings.Builder
	write(&out, nodes)
	lines := strings.Split(out.String(), "\n")
	kept := lines[:0]
	for _, line := range lines {
		line = strings.Join(strings.Fields(line), " ")
		if line != "" || len(kept) > 0 && kept[len(kept)-1] != "" {
			kept = append(kept, line)
		}
	}
	return strings.TrimSpace(strings.Join(kept, "\n"))
}

func write(out *strings.Builder, nodes []Node) {
	for _, n := range nodes {
		block := n.Tag != "" && strings.Contains(blocks, ","+n.Tag+",")
		if block {
			out.WriteByte('\n')
		}
		if n.Tag == "" {
			out.WriteString(strings.ReplaceAll(n.Text, "\n", " "))
		}
		write(out, n.Children)
		if n.Tag == "td" || n.Tag == "th" {
			out.WriteByte(' ')
		}
		if block && n.Tag != "br" {
			out.WriteByte('\n')
		}
	}
}

// Plain is a text without markup as a tree: a paragraph for what empty lines part.
func Plain(text string) []Node {
	nodes := []Node{}
	for paragraph := range strings.SplitSeq(strings.ReplaceAll(text, "\r\n", "\n"), "\n\n") {
		if paragraph = strings.Trim(paragraph, "\n"); paragraph == "" {
			continue
		}
		p := Node{Tag: "p"}
		for n, line := range strings.Split(paragraph, "\n") {
			if n > 0 {
				p.Children = append(p.Children, Node{Tag: "br"})
			}
			p.Children = append(p.Children, Node{Text: line})
		}
		nodes = append(nodes, p)
	}
	return nodes
}
