// Package book is the debtor's file as an agent reaches it: what may be read, and what may be done, always for one debtor. There are two:
// the real one, which portfolios keeps (`real`), and one that is made up for tests (`madeup`).
package book

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Book is the file of debtors. What is done under a key that was used before is not done again, and answers as it did.
type Book interface {
	Debtor(ctx context.Context, id string) (Debtor, error)
	// Facts are what only the debtor knows and may be asked for; none when no try is left.
	Facts(ctx context.Context, debtorID string) (Facts, error)
	Check(ctx context.Context, debtorID string, fact Fact, answer string, e Evidence, key string) (Checked, error)
	Debt(ctx context.Context, debtorID string) (Debt, error)
	// Offers signs what may be offered now, the best for the creditor first; none where nothing may be.
	Offers(ctx context.Context, debtorID, key string) ([]Offer, error)
	Accept(ctx context.Context, debtorID string, o Offer, e Evidence, key string) (Agreed, error)
	Promise(ctx context.Context, debtorID string, p Promise, e Evidence, key string) (Agreed, error)
	Callback(ctx context.Context, debtorID string, at time.Time, e Evidence, key string) error
	Flag(ctx context.Context, debtorID string, flag Flag, e Evidence, key string) error
}

// The refusals that a talk goes on from; any other error is a failure of the tool.
var (
	ErrNothing = errs.New(errs.Conflict, "aiagents.nothing_owed")
	ErrLocked  = errs.New(errs.Conflict, "aiagents.identity_locked")
	ErrGone    = errs.New(errs.Conflict, "aiagents.offer_gone") // expired, altered, or another's
	ErrBeyond  = errs.New(errs.Conflict, "aiagents.beyond_authority")
)

// Debtor is who is spoken with, as far as an agent may know before they have shown who they are.
type Debtor struct {
	ID          string
	PortfolioID string
	Creditor    string // in whose name it is spoken
	Name        string
	Given       string // given name, by which they are greeted
	Language    word.Language
	Country     string // ISO 3166, whose rules protect them
	Zone        *time.Location
	Currency    string
	Flags       []Flag
	Reference   string   `json:"-"` // by which the creditor knows the debt
	Personal    Personal `json:"-"`
}

// Personal is what is known of a debtor that must not leave for a provider, nor be stored with a talk.
type Personal struct {
	Documents []string
	Phones    []string
	Emails    []string
	Accounts  []string
	Others    []string // that only they know: a reference, a day of birth
}

// Fact is something that only the debtor knows.
type Fact string

// The facts.
const (
	DocumentEnd Fact = "document_last4"
	Birthday    Fact = "birthday"
	BirthYear   Fact = "birth_year"
	Reference   Fact = "external_ref"
)

// Facts are those that may be asked for.
type Facts struct {
	All   []Fact
	Tries int // that are left
}

// Checked is what came of a try.
type Checked struct {
	Passed bool
	Tries  int
}

// Debt is what is owed. Amounts are minor units of Currency.
type Debt struct {
	Owed     int64
	Currency string
	Days     int // since the oldest was due
	Count    int
}

// Offer is one that the product has signed. Signed is what it is accepted by; an agent picks one and can make none.
type Offer struct {
	ID          string
	Signed      string
	Total       int64 // minor units
	Discount    int64
	First       int64 // due on FirstOn
	FirstOn     civil.Day
	Instalments int
	Each        int64
	Currency    string
	Expires     time.Time
}

// Promise is what a debtor says they will pay.
type Promise struct {
	Amount     int64 // minor units
	Currency   string
	On         civil.Day
	Confidence int // 0–100
}

// Agreed is what came of an agreement.
type Agreed struct {
	ID      string
	Pending bool // somebody of ours has to confirm it first
}

// Evidence is where, and in which words, the debtor said it.
type Evidence struct {
	Quote          string
	TurnID         string
	Place          string // in the transcript: the turns that say it
	ConversationID string
	CallID         string
	AgentID        string
	VersionID      string
	Language       word.Language // in which they said it
}

// Flag is a circumstance that binds whoever works the debtor.
type Flag string

// The flags that an agent may put.
const (
	Dispute     Flag = "dispute"
	Hardship    Flag = "hardship"
	Deceased    Flag = "deceased"
	Bankrupt    Flag = "bankrupt"
	Represented Flag = "represented"
	Minor       Flag = "minor_or_elder"
	Fraud       Flag = "fraud"
	DoNotCall   Flag = "do_not_call"
)
