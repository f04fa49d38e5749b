package debt

import (
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

// Direction is what a movement does to the balance.
type Direction string

// The directions.
const (
	Debit  Direction = "debit"  // more is owed
	Credit Direction = "credit" // less is owed
)

// Enum are both of them.
func (Direction) Enum() []Direction { return []Direction{Debit, Credit} }

// MovementType is the reason of a movement.
type MovementType string

// The reasons, of which adjustment goes either way.
const (
	Payment    MovementType = "payment"
	Discount   MovementType = "discount"
	Adjustment MovementType = "adjustment"
	Chargeback MovementType = "chargeback"
	Interest   MovementType = "interest"
	Fee        MovementType = "fee"
)

// Enum are all of them.
func (MovementType) Enum() []MovementType {
	return []MovementType{Payment, Discount, Adjustment, Chargeback, Interest, Fee}
}

// Movement is one entry of a debt's ledger. It is written once; a mistake is undone by the opposite movement. The
// order of a ledger is (at, id).
type Movement struct {
	TenantID  string       `json:"-" gorm:"primaryKey"`
	ID        string       `json:"id" gorm:"primaryKey"`
	CreatedAt time.Time    `json:"created_at"`
	CreatedBy string       `json:"created_by"`
	DebtID    string       `json:"debt_id" gorm:"primaryKey"`
	DebtorID  string       `json:"debtor_id"`
	Direction Direction    `json:"direction" doc:"debit: more is owed; credit: less"`
	Type      MovementType `json:"type"`
	Amount    int64        `json:"amount" doc:"Minor units, above zero" example:"250000"`
	Currency  string       `json:"currency" example:"UYU"`
	SourceRef string       `json:"source_ref" doc:"What it comes from: a receipt, an import line" example:"REC-8841"`
	Note      string       `json:"note"`
	At        time.Time    `json:"at" doc:"When it took effect"`
	Origin    Origin       `json:"origin" gorm:"-" enum:",opening,import,undo,repair" doc:"What posted it: an import's first balance or a later one, an import taken back, a repair; empty for people and programs"`
	ImportID  string       `json:"import_id" gorm:"-" doc:"Import that it comes from; empty without one"`
	Limited   bool         `json:"-"` // typed by somebody with a limit, and counts against it
}

// Origin is what has posted a movement that nobody posted by hand.
type Origin string

// The origins.
const (
	Opening  Origin = "opening" // the balance with which an import brought the debt
	Imported Origin = "import"  // a later balance
	Undo     Origin = "undo"    // an import undone
	Repair   Origin = "repair"
)

// traced names what a movement comes from: source references of the product's own are ids, which say nothing to people.
func (m Movement) traced(opening bool) Movement {
	kind, id, _ := strings.Cut(m.SourceRef, ":")
	origin := map[string]Origin{"import": Imported, "undo": Undo, "repair": Repair}[kind]
	if origin == "" || (id == "") != (origin == Repair) {
		return m
	}
	if origin == Imported && opening {
		origin = Opening
	}
	m.Origin, m.ImportID, m.SourceRef = origin, id, ""
	return m
}

// TableName is the table of movements.
func (Movement) TableName() string { return "movements" }

// The refusals of a movement.
var (
	ErrAmount    = errs.New(errs.Invalid, "portfolios.movement_amount")
	ErrDate      = errs.New(errs.Invalid, "portfolios.movement_date")
	ErrDirection = errs.New(errs.Invalid, "portfolios.movement_direction")
	ErrCurrency  = errs.New(errs.Invalid, "portfolios.movement_currency")
	ErrOverdrawn = errs.New(errs.Conflict, "portfolios.movement_overdrawn")
)

// Allows reports whether a movement of the type may go in a direction.
func (t MovementType) Allows(d Direction) bool {
	switch t {
	case Payment, Discount:
		return d == Credit
	case Chargeback, Interest, Fee:
		return d == Debit
	case Adjustment:
		return d == Debit || d == Credit
	default:
		return false
	}
}

// Signed is what the movement adds to the balance.
func (m Movement) Signed() int64 {
	if m.Direction == Credit {
		return -m.Amount
	}
	return m.Amount
}

// Post adds a movement to the debt's balance. It fails with ErrResolved, ErrAmount (not above zero), money.ErrRange (it, or
// what would be owed, is beyond money.Most), ErrDirection, ErrCurrency, and with ErrOverdrawn when a credit is more than what is owed.
func (d *Debt) Post(m Movement) error {
	switch {
	case d.Status == Resolved:
		return ErrResolved
	case m.Amount <= 0:
		return ErrAmount.WithField("body.amount", "portfolios.movement_amount")
	case !money.Within(m.Amount) || !money.Within(money.Total(d.Balance, m.Signed())):
		return money.ErrRange.WithField("body.amount", money.ErrRange.Code)
	case !m.Type.Allows(m.Direction):
		return ErrDirection.WithField("body.direction", "portfolios.movement_direction")
	case m.Currency != d.Currency:
		return ErrCurrency.WithField("body.currency", "portfolios.movement_currency")
	case m.Direction == Credit && m.Amount > d.Balance:
		return ErrOverdrawn.WithField("body.amount", "portfolios.movement_overdrawn")
	}
	d.Balance += m.Signed()
	return nil
}
