// Package address keeps where a debtor lives, works or is reached by post.
package address

import (
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Address is one place of one debtor.
type Address struct {
	storage.Row
	DebtorID    string `json:"debtor_id" gorm:"primaryKey"`
	Fingerprint string `json:"-"`
	Kind        Kind   `json:"kind"`
	Line1       string `json:"line1" doc:"Street and number" example:"Av. 18 de Julio 1234"`
	Line2       string `json:"line2" doc:"Flat, floor, quarter" example:"Apto. 302"`
	City        string `json:"city" example:"Montevideo"`
	Region      string `json:"region" doc:"Department, province or state" example:"Montevideo"`
	PostalCode  string `json:"postal_code" example:"11100"`
	Country     string `json:"country" doc:"ISO country" example:"UY"`
	Source      string `json:"source" doc:"Where the address came from" example:"import"`
}

// Kind is whose address it is.
type Kind string

// Enum are all of them.
func (Kind) Enum() []Kind { return []Kind{"home", "work", "other"} }

// TableName is the table of addresses.
func (Address) TableName() string { return "addresses" }

// Seal sets the fingerprint: two spellings that differ only in case, accents or punctuation are one address.
func (a *Address) Seal() {
	parts := []string{a.Line1, a.Line2, a.City, a.Region, a.PostalCode, a.Country}
	for i, part := range parts {
		parts[i] = namekey.Of(part)
	}
	a.Fingerprint = strings.Join(parts, "|")
}

// The refusals of addresses.
var (
	ErrNotFound  = errs.New(errs.NotFound, "portfolios.address_not_found")
	ErrDuplicate = errs.New(errs.Conflict, "portfolios.address_exists").WithField("body.line1", "portfolios.address_exists")
	ErrTooMany   = errs.New(errs.Conflict, "portfolios.address_too_many")
)

// Refusals are what storage's refusals are called here.
func (Address) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}
