// Package proof keeps the contact ledger: what was done to contact a debtor, entry by entry, in a chain of hashes that shows any edit; and
// makes of it a file that proves itself to somebody without the product.
package proof

import (
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// What is a thing that happened to a contact.
type What string

// The things that happen.
const (
	Reserved   What = "reserved"   // the rules allowed it
	Overridden What = "overridden" // allowed beside the rules, by somebody with the right to
	Blocked    What = "blocked"    // the rules forbade it, and it was not made
	Received   What = "received"   // the debtor turned to us
	Started    What = "started"
	Released   What = "released" // it was not made after all
	Finished   What = "ended"
	Corrected  What = "corrected"
)

// Fact is one thing that happened, as the ledger keeps it: written once, in this order of fields, and hashed as written.
type Fact struct {
	DebtorID   string        `json:"debtor_id"`
	Seq        int64         `json:"seq"`
	Prev       string        `json:"prev"` // hash of the entry before; empty for the first
	WrittenAt  time.Time     `json:"written_at"`
	What       What          `json:"what"`
	ContactID  string        `json:"contact_id"`
	At         time.Time     `json:"at"` // when it was allowed or refused
	ExpiresAt  *time.Time    `json:"expires_at,omitempty"`
	Direction  string        `json:"direction"`
	Channel    rule.Channel  `json:"channel"`
	Maker      rule.Maker    `json:"maker"`
	Origin     string        `json:"origin"`
	UserID     string        `json:"user_id,omitempty"`
	EventID    string        `json:"event_id,omitempty"`
	Number     string        `json:"number,omitempty"`
	DebtIDs    []string      `json:"debt_ids,omitempty"`
	Decision   rule.Decision `json:"decision"`
	OverrideID string        `json:"override_id,omitempty"`
	Outcome    *Outcome      `json:"outcome,omitempty"`
}

// Outcome is how a contact ended.
type Outcome struct {
	DispositionID string     `json:"disposition_id"`
	Labels        rule.Text  `json:"labels"` // what the disposition was called then
	Reach         string     `json:"reach"`
	EndedAt       *time.Time `json:"ended_at,omitempty"`
	DueAt         *time.Time `json:"due_at,omitempty"`
	Amount        int64      `json:"amount,omitempty"` // minor units
	Currency      string     `json:"currency,omitempty"`
	Note          string     `json:"note,omitempty"`
}

// Entry is a fact in the chain of its debtor.
type Entry struct {
	TenantID  string `gorm:"primaryKey"`
	DebtorID  string `gorm:"primaryKey"`
	Seq       int64  `gorm:"primaryKey;autoIncrement:false"`
	ContactID string
	Content   string // JSON of the Fact
	Hash      string // SHA-256 of the content, in hexadecimal
}

// TableName is the table of entries.
func (Entry) TableName() string { return "contact_ledger" }

// head is where the chain of a debtor ends.
type head struct {
	TenantID string `gorm:"primaryKey"`
	DebtorID string `gorm:"primaryKey"`
	Seq      int64
	Hash     string
}

// TableName is the table of heads.
func (head) TableName() string { return "contact_ledger_heads" }

// The refusals of the ledger.
var (
	// ErrAltered is of a ledger whose chain does not hold: somebody has edited the database.
	ErrAltered = errs.New(errs.Conflict, "portfolios.contact_ledger_altered")
	// ErrLong is of one with more entries than a file takes.
	ErrLong = errs.New(errs.Conflict, "portfolios.contact_ledger_long")
)
