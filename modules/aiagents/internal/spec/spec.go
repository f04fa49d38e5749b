// Package spec is what a version of an agent says about itself: who it is, how a talk goes, what it may do, and within which limits. It is one
// document, frozen when the version leaves its draft.
package spec

import (
	"github.com/recobro/recobro/modules/aiagents/internal/flow"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Spec is all of it.
type Spec struct {
	Mode      Mode                      `json:"mode"`
	Languages []word.Language           `json:"languages" minItems:"1" maxItems:"3" doc:"The first is spoken to whom no other is known of"`
	Persona   map[word.Language]Persona `json:"persona"`
	Flow      flow.Flow                 `json:"flow"`
	Grants    Grants                    `json:"grants"`
	Knowledge Knowledge                 `json:"knowledge"`
	Voice     map[word.Language]Voice   `json:"voice"`
	Turns     Turns                     `json:"turns"`
	Silence   Silence                   `json:"silence"`
	Machine   Machine                   `json:"machine"`
	Limits    Limits                    `json:"limits"`
	Model     Model                     `json:"model"`
	Fields    []Field                   `json:"fields" maxItems:"20" doc:"What the analysis of its talks answers beside the fixed core"`
}

// Mode is what reads the other side. What is said are the texts of the version in either.
type Mode string

// The modes.
const (
	ByFlow   Mode = "guided" // the flow, understood by rules
	Modelled Mode = "model"  // the flow; what people say is read by a model, too
)

// Enum are all of them.
func (Mode) Enum() []Mode { return []Mode{ByFlow, Modelled} }

// Persona is who the agent is in one language.
type Persona struct {
	Name       string `json:"name" minLength:"1" maxLength:"60"`
	Opening    string `json:"opening" maxLength:"600" doc:"First words; {{agent}}, {{creditor}} and {{given}} are filled in"`
	Disclosure string `json:"disclosure" minLength:"1" maxLength:"600" doc:"That a program speaks, and in whose name"`
	// Goodbye and HandedOver are said at the end and when a person takes over.
	Goodbye    string `json:"goodbye" maxLength:"600"`
	HandedOver string `json:"handed_over" maxLength:"600"`
}

// Grants are what an agent may do at most, within what portfolios allow.
type Grants struct {
	Tools        []word.Tool `json:"tools" maxItems:"20" doc:"Those that are granted; handing over, stopping and noting what protects somebody always are"`
	PromiseDays  int         `json:"promise_days" minimum:"0" maximum:"60" doc:"Days ahead that a promise may be for"`
	PromiseMost  int64       `json:"promise_most" minimum:"0" doc:"Minor units; 0 for all that is owed"`
	PromiseLeast int         `json:"promise_least" minimum:"0" maximum:"10000" doc:"Share of what is owed that a promise must be, in hundredths of a percent"`
	Offers       int         `json:"offers" minimum:"0" maximum:"6" doc:"How many are listed at once; 0 for three"`
	Outside      []Outside   `json:"outside,omitempty" maxItems:"20" doc:"Tools of other houses, each by its name"`
}

// Knowledge is where it looks things up.
type Knowledge struct {
	Portals    []string `json:"portals" maxItems:"10"`
	Categories []string `json:"categories" maxItems:"50" doc:"Empty for all of the portals"`
}

// Voice is how it sounds in one language.
type Voice struct {
	Engine string `json:"engine" enum:"espeak,speech"`
	Name   string `json:"name" maxLength:"80"`
	Speed  int    `json:"speed" minimum:"50" maximum:"200" doc:"Hundredths of the usual one"`
}

// ByProvider is the engine of a voice that a company's speech provider has.
const ByProvider = "speech"

// Turns say when it is whose turn to speak.
type Turns struct {
	WaitMS      int `json:"wait_ms" minimum:"200" maximum:"5000" doc:"Quiet after which they have finished"`
	ThinkMS     int `json:"think_ms" minimum:"200" maximum:"15000" doc:"The same, where they were asked for an amount or a day"`
	InterruptMS int `json:"interrupt_ms" minimum:"0" maximum:"3000" doc:"Speech over the agent's that makes it stop"`
	// Backchannel are words by which somebody shows that they listen: they interrupt nothing.
	Backchannel map[word.Language][]string `json:"backchannel"`
	// Thinking are words by which somebody asks for a moment.
	Thinking map[word.Language][]string `json:"thinking"`
}

// Silence is what it does when nothing is said.
type Silence struct {
	Seconds int `json:"seconds" minimum:"2" maximum:"60"`
	Most    int `json:"most" minimum:"1" maximum:"5" doc:"After so many it says goodbye"`
}

// Machine is what it does when an answering machine answers.
type Machine struct {
	Leave   bool       `json:"leave" doc:"Leave the message; else hang up"`
	Message word.Texts `json:"message" doc:"Without a word of any debt"`
}

// Limits bound one talk.
type Limits struct {
	Minutes    int   `json:"minutes" minimum:"1" maximum:"60"`
	Turns      int   `json:"turns" minimum:"2" maximum:"200"`
	CostMicros int64 `json:"cost_micros" minimum:"0" doc:"Millionths of a US dollar; 0 for no limit"`
}

// Model is which one leads the talk.
type Model struct {
	Providers []string `json:"providers" maxItems:"5" doc:"Connections in the order they are tried"`
}

// Field is a question that the analysis answers.
type Field struct {
	Name     string   `json:"name" minLength:"1" maxLength:"40" pattern:"^[a-z][a-z0-9_]*$"`
	Kind     string   `json:"kind" enum:"text,number,boolean,choice"`
	Choices  []string `json:"choices,omitempty" maxItems:"20"`
	Question string   `json:"question" minLength:"1" maxLength:"300"`
}
