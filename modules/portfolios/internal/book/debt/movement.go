package debt

import (
	"cmp"
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
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

// The reasons, of which adjustment goes either way. A payment and a discount go the other way only to reverse one.
const (
	Placement  MovementType = "placement" // what the creditor handed over
	Payment    MovementType = "payment"
	Discount   MovementType = "discount"
	Adjustment MovementType = "adjustment"
	Chargeback MovementType = "chargeback"
	Interest   MovementType = "interest"
	Fee        MovementType = "fee"
	Penalty    MovementType = "penalty"
)

// Enum are all of them.
func (MovementType) Enum() []MovementType {
	return []MovementType{Placement, Payment, Discount, Adjustment, Chargeback, Interest, Fee, Penalty}
}

// Component is the part of a balance that a movement goes to.
type Component string

// The components.
const (
	PrincipalPart Component = "principal"
	InterestPart  Component = "interest"
	FeePart       Component = "fee"
	PenaltyPart   Component = "penalty"
)

// Enum are all of them.
func (Component) Enum() []Component {
	return []Component{PrincipalPart, InterestPart, FeePart, PenaltyPart}
}

// own is the component that a type of movement always goes to, empty for one that goes to any.
func (t MovementType) own() Component {
	return map[MovementType]Component{Interest: InterestPart, Fee: FeePart, Penalty: PenaltyPart}[t]
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
	Component Component    `json:"component" doc:"The part of the balance that it goes to"`
	Amount    int64        `json:"amount" doc:"Minor units, above zero" example:"250000"`
	Currency  string       `json:"currency" example:"UYU"`
	SourceRef string       `json:"source_ref" doc:"What it comes from: a receipt, an import line" example:"REC-8841"`
	Note      string       `json:"note"`
	At        time.Time    `json:"at" doc:"When it took effect"`
	Origin    Origin       `json:"origin" gorm:"-" enum:",opening,import,undo,repair" doc:"What posted it: an import's first balance or a later one, an import taken back, a repair; empty for people and programs"`
	ImportID  string       `json:"import_id" gorm:"-" doc:"Import that it comes from; empty without one"`
	PaymentID string       `json:"payment_id" doc:"Payment that it is a part of; empty without one"`
	Reverses  string       `json:"reverses_id" gorm:"column:reverses_id" doc:"Movement that it takes back; empty for none"`
	Limited   bool         `json:"-"`          // typed by somebody with a limit, and counts against it
	ValueOn   civil.Day    `json:"-" gorm:"-"` // of a payment: the day on which it counts; empty for the day on which it is posted
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
	if kind == "creditor" || kind == "interest" {
		m.SourceRef = ""
	}
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
	ErrComponent = errs.New(errs.Invalid, "portfolios.movement_component")
)

// allowed reports whether a movement of the type may go in its direction.
func (m Movement) allowed() bool {
	switch m.Type {
	case Payment, Discount:
		return m.Direction == Credit || m.Direction == Debit && m.Reverses != ""
	case Chargeback, Placement:
		return m.Direction == Debit
	case Interest, Fee, Penalty:
		return m.Direction == Debit || m.Direction == Credit && m.Reverses != ""
	case Adjustment:
		return m.Direction == Debit || m.Direction == Credit
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

// Back is the movement that takes m back.
func (m Movement) Back(at time.Time) Movement {
	back := m
	back.ID, back.Reverses, back.At, back.CreatedAt, back.CreatedBy, back.Note, back.Limited = "", m.ID, at, time.Time{}, "", "", false
	if back.Direction = Debit; m.Direction == Debit {
		back.Direction = Credit
	}
	return back
}

// settle gives the movement the component that follows from its type, principal where nothing else is said. It fails with
// ErrComponent when the two contradict each other.
func (m *Movement) settle() error {
	own := m.Type.own()
	if m.Component == "" {
		m.Component = cmp.Or(own, PrincipalPart)
	}
	if own != "" && m.Component != own {
		return ErrComponent.WithField("body.component", ErrComponent.Code)
	}
	return nil
}

// Post adds a movement to the debt's balance, and settles its component. It fails with ErrResolved, ErrAmount (not above
// zero), money.ErrRange (it, or what would be owed, is beyond money.Most), ErrDirection, ErrComponent, ErrCurrency, and with
// ErrOverdrawn when a credit is more than what is owed of its component.
func (d *Debt) Post(m *Movement) error {
	if err := m.settle(); err != nil {
		return err
	}
	switch {
	case d.Status == Resolved:
		return ErrResolved
	case m.Amount <= 0:
		return ErrAmount.WithField("body.amount", "portfolios.movement_amount")
	case !money.Within(m.Amount) || !money.Within(money.Total(d.Balance, m.Signed())):
		return money.ErrRange.WithField("body.amount", money.ErrRange.Code)
	case !m.allowed():
		return ErrDirection.WithField("body.direction", "portfolios.movement_direction")
	case m.Currency != d.Currency:
		return ErrCurrency.WithField("body.currency", "portfolios.movement_currency")
	case m.Direction == Credit && m.Amount > d.Owed(m.Component):
		owed := money.Amount{Minor: max(0, d.Owed(m.Component)), Currency: d.Currency}.String()
		return ErrOverdrawn.WithParam("owed", owed).WithField("body.amount", ErrOverdrawn.Code, "owed", owed)
	}
	d.move(m.Component, m.Signed())
	return nil
}

// move adds to a component and the balance.
func (d *Debt) move(c Component, by int64) {
	d.Balance += by
	switch c {
	case InterestPart:
		d.OwedInterest += by
	case FeePart:
		d.OwedFee += by
	case PenaltyPart:
		d.OwedPenalty += by
	case PrincipalPart: // what is not one of the others
	}
}

// TakeBack posts what takes a movement back, whatever has become of the debt since: one that was paid or settled is open again. It
// fails with money.ErrRange.
func (d *Debt) TakeBack(m Movement) error {
	if !money.Within(money.Total(d.Balance, m.Signed())) {
		return money.ErrRange
	}
	if d.Resolution == ResolvedPaid || d.Resolution == Settled {
		if err := d.Reopen(); err != nil {
			return err
		}
	}
	d.move(m.Component, m.Signed())
	return nil
}
