// Package promisetype keeps the kinds of promise that an agency takes: how long it waits, what keeps one, how many and how far ahead.
package promisetype

import (
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// PromiseType is a kind of promise. A promise copies what it says, so that a change is for promises to come.
type PromiseType struct {
	storage.Row
	Name         string `json:"name" doc:"Unique in the tenant" example:"Usual"`
	GraceDays    int    `json:"grace_days" doc:"Days after the due day on which a payment still counts" example:"2"`
	Threshold    int64  `json:"threshold" doc:"Share of the amount that keeps a promise, in hundredths of a percent" example:"9500"`
	MostOpen     int    `json:"most_open" doc:"Promises that may be open on one debt at a time" example:"2"`
	FurthestDays int    `json:"furthest_days" doc:"Days ahead beyond which somebody else has to confirm" example:"30"`
	ReopenDays   int    `json:"reopen_days" doc:"Days for which a payment that is taken back opens a kept promise again" example:"10"`
	Retired      bool   `json:"retired" doc:"No promise of it is made any more"`
}

// TableName is the table of types.
func (PromiseType) TableName() string { return "promise_types" }

// The refusals of types.
var (
	ErrNotFound = errs.New(errs.NotFound, "portfolios.promise_type_not_found")
	ErrName     = errs.New(errs.Conflict, "portfolios.promise_type_exists").WithField("body.name", "portfolios.promise_type_exists")
	ErrUsed     = errs.New(errs.Conflict, "portfolios.promise_type_used")
	ErrUsual    = errs.New(errs.Conflict, "portfolios.promise_type_usual")
	ErrRetired  = errs.New(errs.Conflict, "portfolios.promise_type_retired")
	ErrMost     = errs.New(errs.Conflict, "portfolios.promise_type_most")
	ErrBlank    = errs.New(errs.Invalid, "field.required")
)

// Refusals are what storage's refusals are called here.
func (PromiseType) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrName}
}

// UsualID is the id of the type that is there without set-up, and that a promise is of when none is named.
const UsualID = "usual"

// Usual is that type as it is at first.
func Usual() PromiseType {
	return PromiseType{
		Row: storage.Row{ID: UsualID, Version: 1}, Name: "Usual", GraceDays: 2, Threshold: 9_500, MostOpen: 2, FurthestDays: 30, ReopenDays: 10,
	}
}

// seal fails with ErrBlank and ErrUsual.
func (t *PromiseType) seal() error {
	if t.Name = strings.Join(strings.Fields(t.Name), " "); t.Name == "" {
		return ErrBlank.WithField("body.name", ErrBlank.Code)
	}
	if t.ID == UsualID && t.Retired {
		return ErrUsual.WithField("body.retired", ErrUsual.Code)
	}
	return nil
}
