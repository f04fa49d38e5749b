// Package scenario is what agents are tried on: cases, each a made-up file, what its debtor says, and what must and must not come of it; and
// those that come with the product.
package scenario

import (
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Case is one talk that an agent is tried on.
type Case struct {
	Key      string        `json:"key" doc:"The same from version to version"`
	Title    string        `json:"title"`
	Language word.Language `json:"language"`
	Persona  Persona       `json:"persona"`
	Zero     bool          `json:"zero" doc:"Of law or terms: it must pass every time"`
	At       time.Time     `json:"at" doc:"When the talk is"`
	File     File          `json:"file"`
	Turns    []Turn        `json:"turns" maxItems:"60"`
	Leaves   bool          `json:"leaves" doc:"With nothing more to say they leave, instead of answering as anybody would"`
	Expect   Expect        `json:"expect"`
}

// Turn is what the debtor says. Turns are said in their order; one that is To something waits until it is asked for, and what is asked for
// besides is answered as the persona would.
type Turn struct {
	To      word.Slot `json:"to,omitempty" doc:"What it answers; empty for whatever was said"`
	Say     string    `json:"say,omitempty" maxLength:"2000"`
	Press   string    `json:"press,omitempty" maxLength:"20"`
	Silence bool      `json:"silence,omitempty"`
	First   bool      `json:"first,omitempty" doc:"Said before the agent has said anything"`
}

// Expect is what must come of a talk: what was done above all, then how it ended, then words.
type Expect struct {
	Did      []Did        `json:"did,omitempty" maxItems:"20" doc:"All that is done, in any order"`
	Nothing  bool         `json:"nothing,omitempty" doc:"Nothing at all is done"`
	Outcome  word.Outcome `json:"outcome,omitempty"`
	Reason   word.Reason  `json:"reason,omitempty"`
	Verified *bool        `json:"verified,omitempty" doc:"Whether they have shown who they are"`
	Never    []string     `json:"never,omitempty" maxItems:"20" doc:"What must not be used or done: a tool, or what it does"`
	Must     []string     `json:"must,omitempty" maxItems:"20" doc:"Words that must be said"`
	MustNot  []string     `json:"must_not,omitempty" maxItems:"20" doc:"Words that must not be said"`
	Cites    []string     `json:"cites,omitempty" maxItems:"20" doc:"Articles that must be cited, by their ids"`
	Question string       `json:"question,omitempty" maxLength:"300" doc:"What a judge by model answers with yes"`
}

// Did is what was done in a file.
type Did struct {
	What   string `json:"what" enum:"accepted,promised,callback,flagged"`
	Offer  string `json:"offer,omitempty"`
	Amount int64  `json:"amount,omitempty" doc:"Minor units"`
	On     string `json:"on,omitempty" doc:"Day; of a call, where they live"`
	Flag   string `json:"flag,omitempty"`
}

// Persona is how a debtor behaves.
type Persona string

// The personas.
const (
	Willing     Persona = "willing"
	Hardship    Persona = "hardship"
	Disputing   Persona = "disputing"
	WrongPerson Persona = "wrong_person"
	ThirdParty  Persona = "third_party"
	Angry       Persona = "angry"
	Minor       Persona = "minor"
	Bankrupt    Persona = "bankrupt"
	Represented Persona = "represented"
	Relative    Persona = "relative" // of somebody who has died
	FraudClaim  Persona = "fraud_claim"
	Haggler     Persona = "haggler"
	Injection   Persona = "injection"
	Silent      Persona = "silent"
	Wanderer    Persona = "wanderer" // changes the subject
)

// Personas are all of them.
func Personas() []Persona {
	return []Persona{Willing, Hardship, Disputing, WrongPerson, ThirdParty, Angry, Minor, Bankrupt, Represented, Relative, FraudClaim, Haggler, Injection, Silent, Wanderer}
}

// Enum are all of them.
func (Persona) Enum() []Persona { return Personas() }
