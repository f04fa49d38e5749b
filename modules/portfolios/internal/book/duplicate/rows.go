package duplicate

import "time"

// What belongs to a debtor and is kept by others; here only to be given to another debtor.

// Owned is a row of a debtor with its version.
type Owned struct {
	TenantID string `gorm:"primaryKey"`
	ID       string `gorm:"primaryKey"`
	DebtorID string
	Version  int64
}

// Bare is one without.
type Bare struct {
	TenantID string `gorm:"primaryKey"`
	ID       string `gorm:"primaryKey"`
	DebtorID string
}

type (
	debtRow struct {
		Owned
		PlanID string
	}

	movementRow struct {
		Bare
		DebtID    string
		PaymentID string
		CreatedAt time.Time
	}
	adjustmentRow struct {
		Owned
		DebtID string
	}
	paymentRow struct{ Owned }
	promiseRow struct {
		Owned
		Open    bool
		DebtIDs string // JSON
	}
	appropriationRow struct {
		Bare
		PromiseID string
		PaymentID string
		DebtID    string
		CreatedAt time.Time
	}
	planRow struct {
		Owned
		Status string
		Debts  string // JSON
	}
	planAppropriationRow struct {
		TenantID  string `gorm:"primaryKey"`
		ID        string `gorm:"primaryKey"`
		PlanID    string
		PaymentID string
	}
	contactRow struct {
		Owned
		Person    string
		Status    string
		ExpiresAt *time.Time
	}
	eventRow struct {
		Owned
		PhoneID string
	}
	consentRow  struct{ Owned }
	overrideRow struct{ Owned }
	noteRow     struct{ Owned }
	documentRow struct{ Owned }
	phoneRow    struct {
		Owned
		E164      string `gorm:"column:e164"`
		Reversed  string `gorm:"column:e164_reversed"`
		IsPrimary bool
	}
	addressRow  struct{ Owned }
	coDebtorRow struct {
		Owned
		DebtID  string
		OwnerID string
	}
	bankLineRow struct{ Bare }
)

func (debtRow) TableName() string              { return "debts" }
func (movementRow) TableName() string          { return "movements" }
func (adjustmentRow) TableName() string        { return "adjustments" }
func (paymentRow) TableName() string           { return "payments" }
func (promiseRow) TableName() string           { return "promises" }
func (appropriationRow) TableName() string     { return "appropriations" }
func (planRow) TableName() string              { return "plans" }
func (planAppropriationRow) TableName() string { return "plan_appropriations" }
func (contactRow) TableName() string           { return "contacts" }
func (eventRow) TableName() string             { return "scheduled_events" }
func (consentRow) TableName() string           { return "consents" }
func (overrideRow) TableName() string          { return "overrides" }
func (noteRow) TableName() string              { return "notes" }
func (documentRow) TableName() string          { return "documents" }
func (phoneRow) TableName() string             { return "phones" }
func (addressRow) TableName() string           { return "addresses" }
func (coDebtorRow) TableName() string          { return "co_debtors" }
func (bankLineRow) TableName() string          { return "bank_lines" }

// movedRow is a row that a merge moved.
type movedRow struct {
	TenantID string `gorm:"primaryKey"`
	MergeID  string `gorm:"primaryKey"`
	Part     Part   `gorm:"primaryKey"`
	RowID    string `gorm:"primaryKey"`
	Before   string // JSON of columns, "" for none
}

// TableName is the table of moved rows.
func (movedRow) TableName() string { return "debtor_merge_rows" }
