package markdown

import "github.com/recobro/recobro/plugins-sdk/go/markup"

// Node is a part of a text as a screen draws it.
type Node = markup.Node

// Tree is a text as a screen draws it.
func (r *Reader) Tree(source string) []Node { return r.drawn.Tree(r.written(source)) }
