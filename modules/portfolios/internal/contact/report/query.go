// Package report answers what the work came to: figures by period, the age of the book, what the team did. It reads what package rollup
// has summed up by day.
package report

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// ReportPeriod is a length of time.
type ReportPeriod string

// The lengths; a week begins on Monday.
const (
	Daily   ReportPeriod = "day"
	Weekly  ReportPeriod = "week"
	Monthly ReportPeriod = "month"
)

// Enum are all of them.
func (ReportPeriod) Enum() []ReportPeriod { return []ReportPeriod{Daily, Weekly, Monthly} }

// Of narrows a report; empty fields do not.
type Of struct {
	PortfolioID []string `query:"portfolio_id" maxItems:"50" doc:"In these portfolios alone"`
	UserID      []string `query:"user_id" maxItems:"50" doc:"Of what these people did or work; who sees own figures alone sees their own whatever it says"`
}

// PeriodInput names a period.
type PeriodInput struct {
	Of
	Period ReportPeriod `query:"period" default:"month"`
	On     civil.Day    `query:"on" maxLength:"10" doc:"A day in it; today, where the company is, without it" example:"2026-11-24"`
}

// DaysInput names days from one to another.
type DaysInput struct {
	Of
	From civil.Day `query:"from" maxLength:"10" doc:"First day; thirty days before the last without it" example:"2026-11-01"`
	To   civil.Day `query:"to" maxLength:"10" doc:"Last day; today without it" example:"2026-11-24"`
}

// MonthsInput names how many months.
type MonthsInput struct {
	Of
	Months int `query:"months" minimum:"1" maximum:"36" default:"12" doc:"How many, the one that goes on among them"`
}

// Span is some days, the last among them.
type Span struct {
	From civil.Day `json:"from" example:"2026-11-01"`
	To   civil.Day `json:"to" example:"2026-11-24"`
}

// Stood says what an answer is of.
type Stood struct {
	Period Span       `json:"period"`
	AsOf   *time.Time `json:"as_of" doc:"How things stand in it; null when nothing has been summed up yet"`
}

// Compared is Stood with what the period is compared with.
type Compared struct {
	Stood
	Before Span `json:"before" doc:"The days before that it is compared with: as many as have passed of the period"`
}

// ErrDays refuses days that are none, go backwards, or are too many.
var ErrDays = errs.New(errs.Invalid, "portfolios.report_days")

// Exports of a report.
type (
	// PeriodExport is the file of a period.
	PeriodExport struct {
		httpx.ExportFormat
		PeriodInput
	}
	// DaysExport is the file of some days.
	DaysExport struct {
		httpx.ExportFormat
		DaysInput
	}
	// MonthsExport is the file of some months.
	MonthsExport struct {
		httpx.ExportFormat
		MonthsInput
	}
)
