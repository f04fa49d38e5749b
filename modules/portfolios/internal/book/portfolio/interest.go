package portfolio

import (
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Interest is what a portfolio charges on principal that is past due; a rate of zero charges nothing.
type Interest struct {
	AnnualRate int64     `json:"annual_rate" doc:"A year's simple interest, in hundredths of a percent" example:"4800"`
	YearDays   int       `json:"year_days" doc:"Days of the year that the rate is of"`
	AfterDays  int       `json:"after_days" doc:"Days past due that are free of interest" example:"5"`
	FromOn     civil.Day `json:"from_on" doc:"No interest is charged for days before" example:"2026-11-23"`
}

// The refusals of interest.
var (
	ErrCap   = errs.New(errs.Invalid, "portfolios.interest_cap")
	ErrNoCap = errs.New(errs.Conflict, "portfolios.interest_no_cap")
)
