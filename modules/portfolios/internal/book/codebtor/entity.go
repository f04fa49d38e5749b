// Package codebtor keeps who answers for a debt beside the debtor whose it is: what one of them pays shows on all.
package codebtor

import (
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// CoDebtor is somebody who answers for a debt of somebody else, in the same portfolio.
type CoDebtor struct {
	storage.Row
	DebtID   string `json:"debt_id"`
	OwnerID  string `json:"owner_id" doc:"Debtor whose debt it is"`
	DebtorID string `json:"debtor_id" doc:"Debtor who answers for it too"`
	Role     Role   `json:"role"`
}

// TableName is the table of co-debtors.
func (CoDebtor) TableName() string { return "co_debtors" }

// Role is why somebody answers for a debt of somebody else.
type Role string

// The roles.
const (
	Co        Role = "co_debtor"
	Guarantor Role = "guarantor"
	Heir      Role = "heir"
)

// Enum are all of them.
func (Role) Enum() []Role { return []Role{Co, Guarantor, Heir} }

// Shared is a debt of somebody else that a debtor answers for.
type Shared struct {
	CoDebtor
	Debt debt.Debt `json:"debt"`
}

// mostOf bounds who answers for one debt, and the debts of others that one debtor answers for.
const mostOf = 20

// The refusals of co-debtors.
var (
	ErrNotFound  = errs.New(errs.NotFound, "portfolios.co_debtor_not_found")
	ErrDuplicate = errs.New(errs.Conflict, "portfolios.co_debtor_exists").WithField("body.debtor_id", "portfolios.co_debtor_exists")
	ErrOwn       = errs.New(errs.Invalid, "portfolios.co_debtor_own").WithField("body.debtor_id", "portfolios.co_debtor_own")
	ErrStranger  = errs.New(errs.Invalid, "portfolios.co_debtor_stranger").WithField("body.debtor_id", "portfolios.co_debtor_stranger")
	ErrTooMany   = errs.New(errs.Conflict, "portfolios.co_debtors_too_many")
)

// Refusals are what storage's refusals are called here.
func (CoDebtor) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}
