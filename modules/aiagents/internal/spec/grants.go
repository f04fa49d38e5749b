package spec

import (
	"slices"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// May tells whether a tool is granted. What protects whoever is spoken with needs no grant.
func (g Grants) May(t word.Tool) bool {
	return slices.Contains(word.Protecting(), t) || slices.Contains(g.Tools, t)
}
