package debtor

import "github.com/recobro/recobro/plugins-sdk/go/errs"

// The refusals of debtors.
var (
	ErrNotFound   = errs.New(errs.NotFound, "portfolios.debtor_not_found")
	ErrDuplicate  = errs.New(errs.Conflict, "portfolios.debtor_exists")
	ErrHasDebts   = errs.New(errs.Conflict, "portfolios.debtor_has_debts")
	ErrName       = errs.New(errs.Invalid, "portfolios.debtor_name")
	ErrNationalID = errs.New(errs.Invalid, "portfolios.national_id")
	ErrReveals    = errs.New(errs.RateLimited, "portfolios.reveals_exceeded")
	ErrCurrencies = errs.New(errs.Invalid, "portfolios.sort_currencies")
	ErrNothing    = errs.New(errs.NotFound, "portfolios.nothing_to_reveal")
)
