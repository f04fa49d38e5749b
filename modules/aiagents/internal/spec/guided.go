package spec

import (
	_ "embed" // the talk that a new agent begins with
	"encoding/json"
)

//go:embed guided.json
var guided []byte

// Guided is what a new agent begins with: a whole talk of collection in three languages, without any model. It asks who it speaks with, tells
// what is owed to nobody else, and confirms whatever is agreed to before it takes it.
func Guided() Spec {
	var s Spec
	if err := json.Unmarshal(guided, &s); err != nil {
		panic(err) // it is part of the program, and a test reads it
	}
	return s
}
