// Package mapping says which column of a creditor's table is which field of a debtor or a debt, and proposes it.
package mapping

import (
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/extra"
)

// Field is what a column is; Ignored is a column that is not imported.
type Field string

// The fields a column can be. Phone, Email, Notes and Extra may stand for several columns; every other field for one.
const (
	Ignored        Field = ""
	ExternalRef    Field = "external_ref"
	NationalID     Field = "national_id"
	NationalIDType Field = "national_id_type"
	Name           Field = "name"
	GivenName      Field = "given_name"
	FamilyName     Field = "family_name"
	Birthday       Field = "birthday"
	Email          Field = "email"
	Segment        Field = "segment"
	Phone          Field = "phone"
	AddressLine    Field = "address_line"
	City           Field = "city"
	Region         Field = "region"
	PostalCode     Field = "postal_code"
	DebtRef        Field = "debt_ref"
	AccountRef     Field = "account_ref"
	ProductCode    Field = "product_code"
	ProductName    Field = "product_name"
	Brand          Field = "brand"
	Currency       Field = "currency"
	Principal      Field = "principal"
	Balance        Field = "balance"
	OriginalDue    Field = "original_due"
	CurrentDue     Field = "current_due"
	StatuteDate    Field = "statute_date"
	Interest       Field = "interest"
	Fees           Field = "fees"
	Penalties      Field = "penalties"
	LastPayment    Field = "last_payment"
	LastPaymentOn  Field = "last_payment_on"
	Notes          Field = "notes"
	Extra          Field = "extra" // kept by the creditor's own name
)

// How many columns may be the same field.
const (
	MaxPhones = 12
	MaxEmails = 4
	MaxNotes  = 4
)

// Fields are all fields in the order in which a person is offered them.
func Fields() []Field {
	return []Field{
		NationalID, NationalIDType, ExternalRef, Name, GivenName, FamilyName, Birthday, Email, Segment, Phone, AddressLine,
		City, Region, PostalCode, DebtRef, AccountRef, ProductCode, ProductName, Brand, Currency, Principal, Balance,
		Interest, Fees, Penalties, OriginalDue, CurrentDue, LastPayment, LastPaymentOn, StatuteDate, Notes, Extra,
	}
}

// Known reports whether f is a field or Ignored.
func (f Field) Known() bool { return f == Ignored || slices.Contains(Fields(), f) }

// Debt reports whether f belongs to the debt rather than to the debtor.
func (f Field) Debt() bool {
	return slices.Contains([]Field{
		DebtRef, AccountRef, ProductCode, ProductName, Brand, Currency, Principal, Balance, OriginalDue, CurrentDue, StatuteDate,
		Interest, Fees, Penalties, LastPayment, LastPaymentOn,
	}, f)
}

// Mapping is the field of every column, by the column's place.
type Mapping []Field

// Column is the place of the first column that is f, or -1.
func (m Mapping) Column(f Field) int { return slices.Index(m, f) }

// Has reports whether a column holds f.
func (m Mapping) Has(f Field) bool { return m.Column(f) >= 0 }

// HasDebts reports whether the rows describe debts, and not debtors alone.
func (m Mapping) HasDebts() bool { return slices.ContainsFunc(m, Field.Debt) }

// Missing are the fields without which the table cannot be imported: a key of the debtor (national id or the creditor's
// own number), a name, and a balance where debts are described. Each entry is a choice of which one is enough.
func (m Mapping) Missing() [][]Field {
	var missing [][]Field
	for _, choice := range [][]Field{{NationalID, ExternalRef}, {Name, GivenName, FamilyName}} {
		if !slices.ContainsFunc(choice, m.Has) {
			missing = append(missing, choice)
		}
	}
	if m.HasDebts() && !m.Has(Balance) && !m.Has(Principal) {
		missing = append(missing, []Field{Balance, Principal})
	}
	return missing
}

// Repeated is the first field that more columns are than may be.
func (m Mapping) Repeated() (Field, bool) {
	seen := map[Field]int{}
	for _, f := range m {
		seen[f]++
		if f != Ignored && seen[f] > f.Columns() {
			return f, true
		}
	}
	return "", false
}

// Columns is how many columns may be f.
func (f Field) Columns() int {
	switch f {
	case Phone:
		return MaxPhones
	case Email:
		return MaxEmails
	case Notes:
		return MaxNotes
	case Extra:
		return extra.MaxColumns
	}
	return 1
}
