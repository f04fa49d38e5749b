// Package duplicate makes one of two debtors who are one person, and takes that back: everything of the other goes to the one who is
// kept, under whom the other is found from then on. What moved is written down row by row, so that a split brings back just that.
package duplicate

import (
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Merge is one debtor who went into another of the same portfolio.
type Merge struct {
	storage.Row
	PortfolioID string     `json:"portfolio_id"`
	KeptID      string     `json:"kept_id" doc:"Debtor who is kept"`
	OtherID     string     `json:"other_id" doc:"Debtor who was merged into them"`
	OtherKey    string     `json:"-"`
	OtherRef    string     `json:"-"`
	OtherName   string     `json:"other_name" doc:"What the other was called"`
	Other       snapshot   `json:"-" gorm:"serializer:json"`
	Before      state      `json:"-" gorm:"serializer:json"`
	After       state      `json:"-" gorm:"serializer:json"`
	Moved       []Count    `json:"moved" gorm:"serializer:json" doc:"What went along"`
	SplitAt     *time.Time `json:"split_at" doc:"When it was taken back"`
	SplitBy     string     `json:"split_by"`
}

// TableName is the table of merges.
func (Merge) TableName() string { return "debtor_merges" }

// Count is how many rows of a kind a merge moves.
type Count struct {
	Part Part `json:"part"`
	Rows int  `json:"rows"`
}

// Part is a kind of what belongs to a debtor.
type Part string

// The parts that other code speaks of.
const (
	Debts    Part = "debts"
	Payments Part = "payments"
	Promises Part = "promises"
	Plans    Part = "plans"
	Contacts Part = "contacts"
	Events   Part = "events"
	Phones   Part = "phones"
)

// Enum are all of them, in the order in which they are told.
func (Part) Enum() []Part {
	return []Part{
		Debts, Payments, Promises, Plans, "adjustments", Contacts, Events, "notes", "documents", Phones, "addresses", "consents", "overrides",
		"shared", "co_debtors", "bank_lines",
	}
}

// The refusals of merges and splits.
var (
	ErrNotFound  = errs.New(errs.NotFound, "portfolios.merge_not_found")
	ErrSelf      = errs.New(errs.Invalid, "portfolios.merge_self").WithField("body.other_id", "portfolios.merge_self")
	ErrPortfolio = errs.New(errs.Conflict, "portfolios.merge_portfolio")
	ErrCurrency  = errs.New(errs.Conflict, "portfolios.merge_currency")
	ErrContact   = errs.New(errs.Conflict, "portfolios.merge_contact")
	ErrCoDebtor  = errs.New(errs.Conflict, "portfolios.merge_co_debtor")
	ErrPaid      = errs.New(errs.Conflict, "portfolios.split_paid")
	ErrPlanned   = errs.New(errs.Conflict, "portfolios.split_planned")
	ErrTaken     = errs.New(errs.Conflict, "portfolios.split_taken")
)

// Refusals are what storage's refusals are called here.
func (Merge) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// snapshot is a debtor's row as a whole: also what no answer tells of it.
type snapshot struct {
	debtor.Debtor
	DedupeKey string `json:"dedupe_key"`
	NameKey   string `json:"name_key"`
	TagIDs    string `json:"tag_ids"`
	ImportID  string `json:"import_id"`
}

func snap(d debtor.Debtor) snapshot {
	return snapshot{d, d.DedupeKey, d.NameKey, d.TagIDs, d.ImportID}
}

// debtor is the row as it was.
func (s snapshot) debtor() debtor.Debtor {
	d := s.Debtor
	d.DedupeKey, d.NameKey, d.TagIDs, d.ImportID = s.DedupeKey, s.NameKey, s.TagIDs, s.ImportID
	return d
}

// mayMerge refuses two who are no one person in one portfolio.
func mayMerge(kept, other debtor.Debtor) error {
	switch {
	case kept.ID == other.ID:
		return ErrSelf
	case kept.PortfolioID != other.PortfolioID:
		return ErrPortfolio
	case kept.Currency != other.Currency:
		return ErrCurrency.WithParam("kept", kept.Currency).WithParam("other", other.Currency)
	}
	return nil
}
