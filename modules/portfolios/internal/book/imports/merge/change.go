package merge

import (
	"encoding/json"
	"slices"

	"github.com/recobro/recobro/plugins-sdk/go/namekey"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/extra"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// ChangeKind is what an import did to something that it did not bring itself.
type ChangeKind string

// The kinds.
const (
	DebtorChanged ChangeKind = "debtor"
	DebtChanged   ChangeKind = "debt"
	DebtAdded     ChangeKind = "debt_added"
	PhoneAdded    ChangeKind = "phone"
	AddressAdded  ChangeKind = "address"
)

// Change is what an import did to a row that was there before it: enough to undo it. What the import brought itself
// bears its id, and needs none.
type Change struct {
	TenantID string `gorm:"primaryKey"`
	ImportID string `gorm:"primaryKey"`
	ID       string `gorm:"primaryKey"` // ascending in the order of the changes
	Kind     ChangeKind
	RowID    string
	DebtorID string
	Before   string // DebtorWas or DebtWas as JSON
}

// TableName is the table of changes.
func (Change) TableName() string { return "import_changes" }

// ChangeColumns are the columns of Change.BulkValues, in order.
func ChangeColumns() []string {
	return []string{"import_id", "id", "kind", "row_id", "debtor_id", "before"}
}

// BulkValues is the change as a row for storage.DB.Bulk.
func (c *Change) BulkValues() []any {
	return []any{c.ImportID, c.ID, string(c.Kind), c.RowID, c.DebtorID, c.Before}
}

// DebtorWas is what an import may change of a debtor.
type DebtorWas struct {
	ExternalRef, Name, GivenName, FamilyName, Segment, Phone string
	Birthday                                                 civil.Day
	Emails                                                   []string
	Extra                                                    extra.Pairs
}

// On puts it back.
func (w DebtorWas) On(d *debtor.Debtor) {
	d.ExternalRef, d.Name, d.GivenName, d.FamilyName, d.Segment = w.ExternalRef, w.Name, w.GivenName, w.FamilyName, w.Segment
	d.Phone, d.Birthday, d.Emails, d.Extra = w.Phone, w.Birthday, w.Emails, w.Extra
	d.NameKey = namekey.Of(d.Name)
}

func debtorWas(d *debtor.Debtor) *Change {
	return &Change{Kind: DebtorChanged, RowID: d.ID, DebtorID: d.ID, Before: textOf(DebtorWas{
		d.ExternalRef, d.Name, d.GivenName, d.FamilyName, d.Segment, d.Phone, d.Birthday, slices.Clone(d.Emails), d.Extra,
	})}
}

// DebtWas is what an import may change of a debt.
type DebtWas struct {
	AccountRef, ProductCode, ProductName, Brand, Notes            string
	StatuteDate, OriginalDue, CurrentDue, AgedFrom, LastPaymentOn civil.Day
	Principal, Balance, Interest, Fees, Penalties, LastPayment    int64
	OwedInterest, OwedFee, OwedPenalty                            int64
	Extra                                                         extra.Pairs
}

// On puts it back, but for the balance: that is the ledger's.
func (w DebtWas) On(d *debt.Debt) {
	d.AccountRef, d.ProductCode, d.ProductName, d.Brand, d.Notes = w.AccountRef, w.ProductCode, w.ProductName, w.Brand, w.Notes
	d.StatuteDate, d.OriginalDue, d.CurrentDue, d.AgedFrom = w.StatuteDate, w.OriginalDue, w.CurrentDue, w.AgedFrom
	d.LastPaymentOn, d.LastPayment, d.Extra = w.LastPaymentOn, w.LastPayment, w.Extra
	d.Principal, d.Interest, d.Fees, d.Penalties = w.Principal, w.Interest, w.Fees, w.Penalties
}

// Owed is what the balance was made of.
func (w DebtWas) Owed() debt.Composition {
	return debt.Parts(w.Balance, w.OwedInterest, w.OwedFee, w.OwedPenalty)
}

func debtWas(d *debt.Debt) *Change {
	return &Change{Kind: DebtChanged, RowID: d.ID, DebtorID: d.DebtorID, Before: textOf(DebtWas{
		d.AccountRef, d.ProductCode, d.ProductName, d.Brand, d.Notes,
		d.StatuteDate, d.OriginalDue, d.CurrentDue, d.AgedFrom, d.LastPaymentOn,
		d.Principal, d.Balance, d.Interest, d.Fees, d.Penalties, d.LastPayment, d.OwedInterest, d.OwedFee, d.OwedPenalty, d.Extra,
	})}
}

func textOf(value any) string {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err) // strings and numbers always have a JSON form
	}
	return string(text)
}
