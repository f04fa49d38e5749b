// Package extract reads what a whole talk says, by rules alone: what was promised, what was disputed, how it ended, and whether our side kept
// to the rules. Every claim names the line and the place in it that says it.
//
// The labelled talks in testdata are written by hand. Rules are written from `dev` alone; those of `heldout` were written after most of the
// rules, and of them nobody looks at more than the figures: a talk that a rule has been made or tried on belongs into dev from then on. Who
// wrote the talks wrote the rules, so that real talks will show worse figures than these. A promise counts as found when its amount and its
// day are both right. Where two payments are promised the first is the label; a promise that they take back, or hedge and never confirm, is
// none.
package extract

import (
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// Speaker is who says a line.
type Speaker string

// The speakers.
const (
	Debtor Speaker = "debtor" // whoever answers
	Agent  Speaker = "agent"  // the program
	Person Speaker = "person" // one of ours
	System Speaker = "system" // notes of the product itself
)

// Enum are all of them.
func (Speaker) Enum() []Speaker { return []Speaker{Debtor, Agent, Person, System} }

// Line is one line of a talk.
type Line struct {
	Speaker Speaker
	Text    string
	At      time.Time // zero where it is not known
	ID      string
}

// Place is where something is said: in runes.
type Place struct {
	LineID string `json:"line_id"`
	Quote  string `json:"quote"`
	Offset int    `json:"offset"`
	Length int    `json:"length"`
}

// Core is what every talk is read for.
type Core struct {
	RightParty RightParty   `json:"right_party"`
	Mood       Mood         `json:"mood"`
	Promise    *Promise     `json:"promise,omitempty"`
	Chosen     *Claim       `json:"chosen,omitempty" doc:"An offer of ours that they took"`
	Dispute    *Claim       `json:"dispute,omitempty"`
	Hardship   *Claim       `json:"hardship,omitempty"`
	Callback   *Callback    `json:"callback,omitempty"`
	Stop       *Claim       `json:"stop,omitempty"`
	ThirdParty *Claim       `json:"third_party,omitempty"`
	Complaint  *Claim       `json:"complaint,omitempty"`
	Outcome    word.Outcome `json:"outcome"`
	Sure       int          `json:"sure" doc:"Of the outcome, 0–100"`
	Compliance []Item       `json:"compliance"`
	Summary    word.Texts   `json:"summary"`
}

// Promise is the last one that stood when the talk ended.
type Promise struct {
	Amount     int64     `json:"amount" doc:"Minor units"`
	Currency   string    `json:"currency"`
	Day        civil.Day `json:"day"`
	Confidence int       `json:"confidence" doc:"0–100"`
	Place                // where they said the last of it
	Support    []Place   `json:"support,omitempty" doc:"Where the rest of it stands: our question that they agreed to, their amount"`
}

// Claim is something that they said.
type Claim struct {
	Place
	Detail string `json:"detail,omitempty"`
	Sure   int    `json:"sure"`
}

// Callback is when they want to be called.
type Callback struct {
	Claim
	At *time.Time `json:"at,omitempty" doc:"Absent where they named no time"`
}

// RightParty tells whether it was the debtor who answered.
type RightParty string

// The answers.
const (
	Right   RightParty = "yes"
	Wrong   RightParty = "no"
	Unknown RightParty = "unknown"
)

// Enum are all of them.
func (RightParty) Enum() []RightParty { return []RightParty{Right, Wrong, Unknown} }

// Mood is how they took it.
type Mood string

// The moods.
const (
	Calm    Mood = "calm"
	Upset   Mood = "upset"
	Angry   Mood = "angry"
	Anxious Mood = "anxious"
)

// Enum are all of them.
func (Mood) Enum() []Mood { return []Mood{Calm, Upset, Angry, Anxious} }
