// Package person keeps who writes to us: one in each inbox, a debtor's or nobody's yet.
package person

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Person is somebody as an inbox knows them.
type Person struct {
	storage.Row
	InboxID     string     `json:"inbox_id"`
	SourceID    string     `json:"-"` // their id on this way: number, chat, mailbox, visitor
	UserID      string     `json:"-"` // another id of theirs, which stays when their number is not told any more
	Name        string     `json:"name" doc:"As they call themselves; empty for unknown"`
	Address     string     `json:"address" doc:"Number in E.164, or mailbox, covered when is_masked is true; empty where the way knows none"`
	DebtorID    string     `json:"debtor_id" doc:"Empty while they are nobody's"`
	LinkedID    string     `json:"-"` // the debtor whom they were given to; DebtorID is the one into whom that one was merged
	PortfolioID string     `json:"portfolio_id"`
	Reference   string     `json:"-"` // the creditor's own number of them, as its page has signed
	PhoneID     string     `json:"-"` // the debtor's number that they write from
	LinkedBy    LinkedBy   `json:"linked_by" doc:"How it is known whose they are"`
	IsMasked    bool       `json:"is_masked" gorm:"-" doc:"What they are reached by is covered: the caller may not see it whole"`
	Language    string     `json:"language" enum:",es,en,pt" doc:"In which we write to them; empty for the company's"`
	ConsentedAt *time.Time `json:"consented_at" doc:"Since when it is noted with the debtor that they agreed to be written to: they wrote first"`
	StoppedAt   *time.Time `json:"stopped_at" doc:"When they asked that nobody writes to them here"`
	StopTold    bool       `json:"-"` // the contact rules know of it
}

// TableName is the table of persons.
func (Person) TableName() string { return "persons" }

// LinkedBy is how it is known whose somebody is.
type LinkedBy string

// The ways.
const (
	Nobody   LinkedBy = ""
	Number   LinkedBy = "number"   // they write from a number, or a mailbox, of one debtor alone
	Hand     LinkedBy = "hand"     // somebody of ours said so
	Identity LinkedBy = "identity" // the creditor's page said so, and signed it
)

// Enum are all of them.
func (LinkedBy) Enum() []LinkedBy { return []LinkedBy{Nobody, Number, Hand, Identity} }

// ErrNotFound refuses somebody who is not there.
var ErrNotFound = errs.New(errs.NotFound, "chats.person_not_found")

// Refusals are what storage's refusals are called here.
func (Person) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// Link says whose somebody is. What a hand or a signature has said, a number does not change.
func (p *Person) Link(debtorID, portfolioID, phoneID string, by LinkedBy) bool {
	if by == Number && p.LinkedBy != Nobody && p.LinkedBy != Number || p.DebtorID == debtorID && p.LinkedBy == by {
		return false
	}
	if by == Number && debtorID == "" { // it is nobody's any more
		by = Nobody
	}
	p.DebtorID, p.LinkedID, p.PortfolioID, p.PhoneID, p.LinkedBy = debtorID, debtorID, portfolioID, phoneID, by
	return true
}

// Move has somebody go along with the debtor whom they were given to: into another, or back.
func (p *Person) Move(debtorID, portfolioID, phoneID string) bool {
	if p.DebtorID == debtorID && p.PhoneID == phoneID {
		return false
	}
	p.DebtorID, p.PortfolioID, p.PhoneID = debtorID, portfolioID, phoneID
	return true
}
