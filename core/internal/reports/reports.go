// Package reports makes the exports of the core and of every module on a schedule: each run asks the operation as the
// schedule's owner, with the rights the owner has then, keeps the file for a while, and mails it where that was asked for.
package reports

import (
	"embed"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Migrations are the tables, numbered from 00901 in the core's line.
//
//go:embed migrations/*.sql
var Migrations embed.FS

// Limits bound what a tenant may ask for.
type Limits struct {
	Schedules  int           // of one tenant
	Recipients int           // of one schedule
	Rows       int64         // of one run
	Bytes      int64         // of one run's file
	Attachment int64         // bytes up to which a file is mailed itself; a larger one is a link
	Deadline   time.Duration // of one run
}

// DefaultLimits are those of the product.
func DefaultLimits() Limits {
	return Limits{Schedules: 100, Recipients: 10, Rows: 1_000_000, Bytes: 256 << 20, Attachment: 5 << 20, Deadline: 20 * time.Minute}
}

// params are the values that the texts of causes and refusals may name.
func (l Limits) params() map[string]any {
	return map[string]any{
		"schedules": l.Schedules, "recipients": l.Recipients, "rows": l.Rows, "megabytes": l.Bytes >> 20, "minutes": int(l.Deadline.Minutes()),
	}
}

// The refusals of schedules and runs.
var (
	ErrScheduleNotFound = errs.New(errs.NotFound, "core.report_schedule_not_found")
	ErrRunNotFound      = errs.New(errs.NotFound, "core.report_run_not_found")
	ErrUnknown          = errs.New(errs.Invalid, "core.report_unknown")
	ErrForbidden        = errs.New(errs.Forbidden, "core.report_forbidden")
	ErrFilter           = errs.New(errs.Invalid, "core.report_filter")
	ErrCadence          = errs.New(errs.Invalid, "core.report_cadence")
	ErrNoMail           = errs.New(errs.Invalid, "core.report_no_mail")
	ErrRecipients       = errs.New(errs.Invalid, "core.report_recipients")
	ErrRecipient        = errs.New(errs.Invalid, "core.report_recipient")
	ErrOwner            = errs.New(errs.Forbidden, "core.report_owner")
	ErrTooMany          = errs.New(errs.Conflict, "core.report_too_many")
	ErrUnderWay         = errs.New(errs.Conflict, "core.report_under_way")
	ErrOver             = errs.New(errs.Conflict, "core.report_over")
	ErrNoFile           = errs.New(errs.NotFound, "core.report_no_file")
)
