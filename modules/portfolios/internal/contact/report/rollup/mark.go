package rollup

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/disposition"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mark is something that has changed. Each is a row of its own, so that whoever marks waits for nobody.
type mark struct {
	TenantID string `gorm:"primaryKey"`
	ID       string `gorm:"primaryKey"`
	Kind     what
	Of       string    `gorm:"column:of_id"` // a debtor, a portfolio, a day
	At       time.Time // when it was changed; of a contact or a state of work, when that was
}

// TableName is the table of marks.
func (mark) TableName() string { return "report_marks" }

// what has changed.
type what string

const (
	contacted what = "contact"   // a contact, or a state of work, at a time
	paid      what = "money"     // promises and payments of a debtor
	placed    what = "portfolio" // debts of a portfolio, many of them
	owed      what = "book"      // what is owed, or who works it
	aDay      what = "day"
)

// Marker leaves marks. It follows contacts, the ledger, the debtors and work sessions.
type Marker struct{ *Store }

// NewMarker leaves marks in a store.
func NewMarker(s *Store) *Marker { return &Marker{s} }

// Moved marks the day of a contact that the rules refused, or that was allowed beside them.
func (m *Marker) Moved(ctx context.Context, c contact.Contact) error {
	if c.Status != contact.Blocked && (c.OverrideID == "" || c.Status != contact.Reserved) {
		return nil
	}
	return m.leave(ctx, mark{Kind: contacted, At: c.At})
}

// Ended marks the day of a contact.
func (m *Marker) Ended(ctx context.Context, c contact.Contact, _ disposition.Disposition) error {
	return m.leave(ctx, mark{Kind: contacted, At: c.At})
}

// Corrected marks the day of a contact that ended otherwise after all.
func (m *Marker) Corrected(ctx context.Context, c contact.Contact) error {
	return m.leave(ctx, mark{Kind: contacted, At: c.At})
}

// Worked marks the day on which a state of work ended.
func (m *Marker) Worked(ctx context.Context, at time.Time) error {
	return m.leave(ctx, mark{Kind: contacted, At: at})
}

// Follow marks the debtors whose promises and payments an act may concern, and the book.
func (m *Marker) Follow(ctx context.Context, accounts []*ledger.Account) error {
	marks := []mark{{Kind: owed}}
	for _, a := range accounts {
		if len(a.Paid) > 0 || a.Bound() {
			marks = append(marks, mark{Kind: paid, Of: a.Debtor.ID})
		}
	}
	return m.leave(ctx, marks...)
}

// Assigned marks the book: somebody else works debtors.
func (m *Marker) Assigned(ctx context.Context) error { return m.leave(ctx, mark{Kind: owed}) }

// MarkAll marks portfolios in which many debts have changed.
func (m *Marker) MarkAll(ctx context.Context, portfolioIDs ...string) error {
	marks := []mark{{Kind: owed}}
	for _, id := range portfolioIDs {
		marks = append(marks, mark{Kind: placed, Of: id})
	}
	return m.leave(ctx, marks...)
}

// Anew has all days reckoned from the first on: what was written without marks has come, months of it at once.
func (m *Marker) Anew(ctx context.Context) error { return m.came(ctx, zoned, "") }

// leave writes marks, in the transaction of ctx.
func (s *Store) leave(ctx context.Context, marks ...mark) error {
	now := s.db.Clock().Now().UTC()
	for i := range marks {
		marks[i].ID = storage.NewID()
		if marks[i].At.IsZero() {
			marks[i].At = now
		}
	}
	return s.insert(ctx, marks)
}
