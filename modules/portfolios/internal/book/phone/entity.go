// Package phone keeps the numbers a debtor may be reached at.
package phone

import (
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Phone is one number of one debtor.
type Phone struct {
	storage.Row
	DebtorID     string           `json:"debtor_id" gorm:"primaryKey"`
	E164         string           `json:"e164" gorm:"column:e164" doc:"Number in E.164, covered but for its last digits when masked is true" example:"+598*****123"`
	E164Reversed string           `json:"-" gorm:"column:e164_reversed"`
	Raw          string           `json:"-"`
	Country      string           `json:"country" doc:"ISO country of the number" example:"UY"`
	Line         phonenumber.Line `json:"line"`
	Label        Label            `json:"label" doc:"Whose number it is"`
	Source       string           `json:"source" doc:"Where the number came from" example:"import"`
	Status       Status           `json:"status"`
	IsPrimary    bool             `json:"is_primary" doc:"The debtor's main number"`
	Masked       bool             `json:"masked" gorm:"-" doc:"The number is covered; see the reveal operation"`
}

// TableName is the table of phones.
func (Phone) TableName() string { return "phones" }

// Cover masks the number.
func (p *Phone) Cover() { p.Masked, p.E164 = true, phonenumber.Mask(p.E164) }

// Label is whose number it is. Numbers of relatives and references are not called where third parties are protected.
type Label string

// The labels.
const (
	Own       Label = "own"
	Work      Label = "work"
	Relative  Label = "relative"
	Reference Label = "reference"
	Guarantor Label = "guarantor"
)

// Enum are all of them.
func (Label) Enum() []Label { return []Label{Own, Work, Relative, Reference, Guarantor} }

// Status is what is known of a number.
type Status string

// The statuses. Only unverified, blocked and opted_out are set by hand; the rest follows from calls.
const (
	Unverified   Status = "unverified"
	Valid        Status = "valid"
	RightParty   Status = "right_party"
	WrongParty   Status = "wrong_party"
	ThirdParty   Status = "third_party"
	Disconnected Status = "disconnected"
	OutOfService Status = "out_of_service"
	Blocked      Status = "blocked"
	OptedOut     Status = "opted_out"
)

// Enum are all of them.
func (Status) Enum() []Status {
	return []Status{Unverified, Valid, RightParty, WrongParty, ThirdParty, Disconnected, OutOfService, Blocked, OptedOut}
}

// The refusals of phones.
var (
	ErrNotFound  = errs.New(errs.NotFound, "portfolios.phone_not_found")
	ErrDuplicate = errs.New(errs.Conflict, "portfolios.phone_exists").WithField("body.number", "portfolios.phone_exists")
	ErrTooMany   = errs.New(errs.Conflict, "portfolios.phone_too_many")
	ErrOptedOut  = errs.New(errs.Forbidden, "portfolios.phone_opted_out")
	ErrStatus    = errs.New(errs.Conflict, "portfolios.phone_status")
)

// Refusals are what storage's refusals are called here.
func (Phone) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}
