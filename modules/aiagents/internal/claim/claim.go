// Package claim is what an analysis says of a talk. Each thing it says of what was said cites its place, in the words that stand there; what
// does not stand there is not said.
package claim

import (
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// Speaker is who says a line.
type Speaker string

// The speakers.
const (
	Debtor Speaker = "debtor" // or whoever speaks for, or instead of, them
	Person Speaker = "person" // of ours
	Agent  Speaker = "agent"  // a program of ours
	System Speaker = "system" // nobody: what was pressed, noted, entered
)

// Enum are all of them.
func (Speaker) Enum() []Speaker { return []Speaker{Debtor, Person, Agent, System} }

// Ours tells whether our side speaks.
func (s Speaker) Ours() bool { return s == Person || s == Agent }

// Line is one thing that was said.
type Line struct {
	ID      string    `json:"id" doc:"Message or turn; what claims and comments cite"`
	Speaker Speaker   `json:"speaker"`
	At      time.Time `json:"at"`
	Text    string    `json:"text"`
	// Cites are the articles that our program looked up for it.
	Cites []act.Cite `json:"cites,omitempty"`
}

// Place is where something was said.
type Place struct {
	LineID string `json:"line_id" doc:"Message or turn"`
	Offset int    `json:"offset" doc:"Characters before it"`
	Length int    `json:"length" doc:"Characters of it"`
	Quote  string `json:"quote" doc:"The words that stand there"`
}

// Claim is something that was said, and how sure that is.
type Claim struct {
	Place
	Confidence int    `json:"confidence" doc:"0 to 100"`
	Detail     string `json:"detail,omitempty" doc:"Of hardship and disputes: which one"`
}

// Promise is what they say they will pay.
type Promise struct {
	Claim
	Amount   int64     `json:"amount" doc:"Minor units"`
	Currency string    `json:"currency"`
	Day      civil.Day `json:"day"`
}

// Callback is when they want to be called.
type Callback struct {
	Claim
	At *time.Time `json:"at" doc:"Null where they named no time"`
}

// Item is a rule that our side kept, or did not. A rule that was kept throughout cites nothing.
type Item struct {
	Rule  Rule   `json:"rule"`
	Pass  bool   `json:"pass"`
	Place *Place `json:"place,omitempty"`
}

// Core is what is said of every call and conversation.
type Core struct {
	Summary    word.Texts   `json:"summary" doc:"In each language of the product"`
	SummaryBy  string       `json:"summary_by,omitempty" enum:"rules,model" doc:"Who has written it; all else of this is read by rules"`
	Mood       Mood         `json:"mood"`
	RightParty RightParty   `json:"right_party" doc:"Whether it was the debtor"`
	PartyPlace *Claim       `json:"right_party_place,omitempty"`
	Promise    *Promise     `json:"promise,omitempty"`
	Dispute    *Claim       `json:"dispute,omitempty"`
	Hardship   *Claim       `json:"hardship,omitempty"`
	Callback   *Callback    `json:"callback,omitempty"`
	Stop       *Claim       `json:"stop,omitempty" doc:"They want no contact"`
	ThirdParty *Claim       `json:"third_party,omitempty"`
	Complaint  *Claim       `json:"complaint,omitempty"`
	Outcome    word.Outcome `json:"outcome"`
	Confidence int          `json:"confidence" doc:"Of the outcome, 0 to 100"`
	Compliance []Item       `json:"compliance"`
}

// Failed are the rules that were not kept.
func (c Core) Failed() []Rule {
	failed := []Rule{}
	for _, item := range c.Compliance {
		if !item.Pass {
			failed = append(failed, item.Rule)
		}
	}
	return failed
}
