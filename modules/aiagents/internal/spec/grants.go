package spec

import (
	"slices"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Outside is a tool of another house that is granted, as it was when it was granted: a tool that has become another one is refused.
type Outside struct {
	Name  string       `json:"name" minLength:"3" maxLength:"160" pattern:"^[^/*]+/[^/*]+$" doc:"Server and tool: server/tool"`
	Hash  string       `json:"hash" minLength:"64" maxLength:"64" doc:"Of its name, its description and its schema"`
	Takes []word.Given `json:"takes" maxItems:"4" doc:"What it is told"`
}

// May tells whether a tool is granted. What protects whoever is spoken with needs no grant.
func (g Grants) May(t word.Tool) bool {
	return slices.Contains(word.Protecting(), t) || slices.Contains(g.Tools, t) && t != word.Outside || t == word.Outside && len(g.Outside) > 0
}

// Other is a tool of another house that is granted, by its name.
func (g Grants) Other(name string) (Outside, bool) {
	at := slices.IndexFunc(g.Outside, func(o Outside) bool { return o.Name == name })
	if at < 0 {
		return Outside{}, false
	}
	return g.Outside[at], true
}

// Takes is what a tool of another house is told; granted is false for one that is not.
func (g Grants) Takes(name string) (takes []word.Given, granted bool) {
	one, granted := g.Other(name)
	return one.Takes, granted
}
