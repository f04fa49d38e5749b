// Package identity asks somebody who says that they are a debtor for a fact that the debtor knows, and bounds how often that may be tried.
// Neither the fact nor an answer leaves it.
package identity

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Fact is a kind of what a debtor knows.
type Fact string

// The facts, in the order in which they are best asked.
const (
	DocumentLast4 Fact = "document_last4"
	Birthday      Fact = "birthday"
	BirthYear     Fact = "birth_year"
	PostalCode    Fact = "postal_code"
	ExternalRef   Fact = "external_ref"
)

// Enum are all of them.
func (Fact) Enum() []Fact { return []Fact{DocumentLast4, Birthday, BirthYear, PostalCode, ExternalRef} }

// Check is one try.
type Check struct {
	storage.Row
	DebtorID       string
	Fact           Fact
	Passed         bool
	At             time.Time
	AgentID        string // program that asked; empty for none
	ConversationID string
	CallID         string
}

// TableName is the table of tries.
func (Check) TableName() string { return "identity_checks" }

// The bounds of wrong tries, over all facts and whoever asks.
const (
	mostWrong = 3
	within    = 24 * time.Hour // in which they count, and for which nothing is checked after the last of them
)

// The refusals of checks. What cannot be read is told, and counts as no try: it says nothing about what is right.
var (
	ErrFact   = errs.New(errs.Invalid, "portfolios.identity_fact").WithField("body.fact", "portfolios.identity_fact")
	ErrAnswer = errs.New(errs.Invalid, "portfolios.identity_answer").WithField("body.answer", "portfolios.identity_answer")
)

// Left is how often it may still be tried.
type Left struct {
	TriesLeft   int        `json:"tries_left" doc:"Wrong answers that are left, over all facts and whoever asks"`
	LockedUntil *time.Time `json:"locked_until" doc:"Until when nothing is checked; null while something is"`
}

// left is what the last wrong tries leave at a moment, the latest first.
func left(wrong []Check, now time.Time) Left {
	if len(wrong) >= mostWrong && wrong[0].At.Sub(wrong[mostWrong-1].At) < within {
		if until := wrong[0].At.Add(within); now.Before(until) {
			return Left{LockedUntil: &until}
		}
	}
	l := Left{TriesLeft: mostWrong}
	for _, each := range wrong {
		if now.Sub(each.At) < within {
			l.TriesLeft--
		}
	}
	return l
}
