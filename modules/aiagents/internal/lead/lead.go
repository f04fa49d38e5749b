// Package lead is what comes and goes in one turn of a talk.
package lead

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Place is where a talk stands. A Place without a step is its beginning.
type Place struct {
	Step     string
	Tries    int // of the step that waits
	Language word.Language
}

// Input is what has come from the other side: words, keys, or nothing for a while.
type Input struct {
	Text    string
	Pressed string
	Silence bool
}

// Keys are keys that were pressed: several of them are figures, which are heard as if they had been said.
func Keys(pressed string) Input {
	if len(pressed) > 1 {
		return Input{Text: pressed, Pressed: pressed}
	}
	return Input{Pressed: pressed}
}

// Answer is what the agent says to it, and where the talk stands then.
type Answer struct {
	Place
	Parts   []string // of what is said, in their order
	Buttons []string // short answers that may be chosen
	Asked   word.Slot
	Ended   bool
}

// Used is what asking a model once came to.
type Used struct {
	Connection string `json:"connection"`
	Model      string `json:"model"`
	FirstMS    int64  `json:"first_ms"` // until its first word
	TookMS     int64  `json:"took_ms"`
	In         int64  `json:"in"`   // tokens
	Out        int64  `json:"out"`  // tokens
	Cost       *int64 `json:"cost"` // millionths of a US dollar; nil where no price is known
}

// Doer uses a tool for whoever leads.
type Doer func(ctx context.Context, s *act.State, u act.Use) (act.Result, error)
