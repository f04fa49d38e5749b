// Package flow is the way through a talk that an agent follows: steps, and under which condition which is next. It is edited as a picture
// and as text; both are this graph.
package flow

import "github.com/recobro/recobro/modules/aiagents/internal/word"

// Flow is a graph of steps. Start is the first of them.
type Flow struct {
	Start string `json:"start" maxLength:"40" doc:"Step that a talk begins with, once the agent has said who it is"`
	Steps []Step `json:"steps" maxItems:"80"`
	// Anywhere are taken from every step, before the step's own ways: what somebody says at any time.
	Anywhere []Way `json:"anywhere" maxItems:"30"`
}

// Step is one step of a talk.
type Step struct {
	ID   string     `json:"id" minLength:"1" maxLength:"40" pattern:"^[a-z][a-z0-9_]*$"`
	Kind Kind       `json:"kind"`
	Say  word.Texts `json:"say,omitempty" doc:"What is said, by language; {{offer.total}} and the like are filled from what tools have told"`
	// Keys is said behind it on calls alone: which keys answer.
	Keys word.Texts `json:"keys,omitempty"`
	// Answers are offered as buttons where a channel has some.
	Answers []word.Texts `json:"answers,omitempty" maxItems:"3"`
	// Ask is what an answer is understood as; of steps that ask alone.
	Ask word.Slot `json:"ask,omitempty"`
	// Again is said when the answer was not understood; MostTries bounds how often it is asked.
	Again     word.Texts `json:"again,omitempty"`
	MostTries int        `json:"most_tries,omitempty" minimum:"0" maximum:"5" doc:"How often it is asked; 0 for twice"`
	// Act is the tool that is used; of steps that act alone.
	Act word.Tool `json:"act,omitempty"`
	// Outside names the tool of another house that is used, where Act says so: server/tool.
	Outside string `json:"outside,omitempty" maxLength:"160"`
	// Reason is why it is handed over; of steps that hand over alone.
	Reason word.Reason `json:"reason,omitempty"`
	// Outcome is how the talk ended; of steps that end it alone.
	Outcome word.Outcome `json:"outcome,omitempty"`
	Ways    []Way        `json:"ways,omitempty" maxItems:"20"`
	X       int          `json:"x,omitempty" doc:"Where it stands in the picture"`
	Y       int          `json:"y,omitempty"`
}

// Kind is what a step does.
type Kind string

// The kinds.
const (
	Say      Kind = "say"       // says something and goes on
	Ask      Kind = "ask"       // says something and waits for an answer
	Act      Kind = "act"       // uses a tool; its ways tell what came of it
	HandOver Kind = "hand_over" // to people
	End      Kind = "end"
)

// Enum are all of them.
func (Kind) Enum() []Kind { return []Kind{Say, Ask, Act, HandOver, End} }

// Way is a way to another step.
type Way struct {
	When When   `json:"when"`
	To   string `json:"to" minLength:"1" maxLength:"40"`
}

// When is the condition of a way: one word, or one with what it is about: `intent:dispute`, `key:1`.
type When string

// The conditions without more.
const (
	Always   When = "always"
	Yes      When = "yes"
	No       When = "no"
	Known    When = "known"   // the answer was understood
	Unknown  When = "unknown" // it was not, as often as it was asked
	Silence  When = "silence" // nothing was said
	Done     When = "done"    // the tool did it
	Refused  When = "refused" // the tool did not
	Nothing  When = "nothing" // the tool found nothing
	Locked   When = "locked"  // identity: no try is left
	Verified When = "verified"
)

// The conditions with more, by what they begin with.
const (
	OfIntent = "intent:"
	OfKey    = "key:"
)

// Binds tells whether a yes at a step agrees to terms: it leads to the tool that does, at once or by way of words.
func (f Flow) Binds(id string) bool {
	to := ""
	for _, way := range f.step(id).Ways {
		if way.When == Yes {
			to = way.To
		}
	}
	for range f.Steps {
		next := f.step(to)
		if next.Kind == Act {
			return next.Act == word.AcceptOffer || next.Act == word.TakePromise
		}
		if next.Kind != Say || len(next.Ways) == 0 {
			return false
		}
		to = next.Ways[0].To
	}
	return false
}

func (f Flow) step(id string) Step {
	for _, step := range f.Steps {
		if step.ID == id {
			return step
		}
	}
	return Step{}
}
