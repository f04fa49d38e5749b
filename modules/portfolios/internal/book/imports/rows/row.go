// Package rows understands the lines of a creditor's file: each becomes a debtor with a debt, or a list of reasons why not.
package rows

import (
	"strconv"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/extra"
	"github.com/recobro/recobro/modules/portfolios/internal/book/mapping"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
)

// Row is one line of the file, understood. Its strings share memory with the whole batch.
type Row struct {
	Line   int64 // of the file, from 1
	Offset int64 // of its first byte
	End    int64 // offset behind its last byte
	Faults []Fault

	Key         string // what makes two rows the same debtor
	ExternalRef string
	Kind        debtor.Kind
	IDType      nationalid.Kind
	NationalID  string
	Name        string
	GivenName   string
	FamilyName  string
	Birthday    civil.Day
	Emails      []string
	Segment     string
	Phones      []Dialled
	Address     Place

	HasDebt     bool
	Ref         string // never empty where HasDebt
	AccountRef  string
	ProductCode string
	ProductName string
	Brand       string
	Currency    string
	Principal   int64
	Balance     int64
	OriginalDue civil.Day
	CurrentDue  civil.Day
	StatuteDate civil.Day

	Interest      int64
	Fees          int64
	Penalties     int64
	LastPayment   int64
	LastPaymentOn civil.Day
	Notes         string
	Extra         extra.Pairs // columns that are no field
}

// Dialled is a phone as it was written and as it is dialled.
type Dialled struct {
	phonenumber.Number
	Raw string
}

// Place is a postal address as the file gives it.
type Place struct{ Line, City, Region, PostalCode string }

// Fault is one reason why a row is rejected: the column, what stood in it, and a stable code.
type Fault struct {
	Column int // place in the file, -1 when the fault is the whole row's
	Field  mapping.Field
	Value  string
	Code   Code
	Detail string // what the reason's text needs: the first line of a duplicate, the longest length
}

// Code is the stable name of a reason; its text is in the locales under "portfolios.import_reason_<code>".
type Code string

// The reasons.
const (
	CheckDigit     Code = "check_digit"
	NationalIDForm Code = "national_id"
	PhoneForm      Code = "phone"
	AmountForm     Code = "amount"
	AmountNegative Code = "amount_negative"
	AmountAbsurd   Code = "amount_absurd"
	AmountDecimals Code = "amount_decimals"
	CurrencyName   Code = "currency"
	DateForm       Code = "date"
	EmailForm      Code = "email"
	Required       Code = "required"
	TooLong        Code = "too_long"
	Duplicate      Code = "duplicate"
	Encoding       Code = "encoding"
	Quotes         Code = "quotes"
	Ragged         Code = "columns"
	OtherDebtor    Code = "other_debtor"
	DebtResolved   Code = "debt_resolved"
)

// Title is the code of the reason's text in the locales.
func (c Code) Title() string { return "portfolios.import_reason_" + string(c) }

// RejectDuplicate rejects the row because an earlier line of the file says the same.
func (r *Row) RejectDuplicate(first int64) {
	r.fault(-1, "", "", Duplicate, strconv.FormatInt(first, 10))
}

// Reject rejects the whole row for a reason found in the database.
func (r *Row) Reject(code Code, field mapping.Field, value string) {
	r.fault(-1, field, value, code, "")
}
