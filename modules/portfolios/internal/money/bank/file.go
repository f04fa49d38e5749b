// Package bank reconciles files of banks: whom each line may be from is proposed with a certainty and the reasons, and nothing is
// posted before somebody has confirmed it.
package bank

import (
	"fmt"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/statement"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// Status is where a file stands.
type Status string

// The states: uploaded → matching → ready ⇄ posting. Other columns lead back to matching while nothing was posted.
const (
	Uploaded  Status = "uploaded"
	Matching  Status = "matching"
	Ready     Status = "ready"
	Posting   Status = "posting"
	Failed    Status = "failed"
	Cancelled Status = "cancelled"
)

// Enum are all of them.
func (Status) Enum() []Status { return []Status{Uploaded, Matching, Ready, Posting, Failed, Cancelled} }

// File is one file of a bank.
type File struct {
	storage.Row
	Bank       string               `json:"bank" doc:"Bank, or account at it, whose file it is" example:"BROU cuenta 001-88123"`
	BankKey    string               `json:"-"`
	Currency   string               `json:"currency" doc:"ISO 4217 code of lines that name none" example:"UYU"`
	FileName   string               `json:"file_name" example:"movimientos-noviembre.csv"`
	FileSize   int64                `json:"file_size" doc:"Bytes"`
	SHA256     string               `json:"sha256" gorm:"column:sha256"`
	Status     Status               `json:"status"`
	Detected   tabular.Detection    `json:"detected" gorm:"serializer:json" doc:"What the file looks like, with its first rows"`
	Format     tabular.Format       `json:"format" gorm:"serializer:json" doc:"How the file is read"`
	Proposed   []statement.Proposed `json:"proposed" gorm:"serializer:json" doc:"What each column is taken for, with the certainty"`
	Columns    []statement.Field    `json:"columns" gorm:"serializer:json" doc:"What each column is, in the order of the file; empty for one left out"`
	MinorUnits bool                 `json:"minor_units" doc:"Amounts are written without a decimal sign: 000150050 is 1500.50"`
	PostFrom   int                  `json:"post_from" doc:"Certainty from which on lines are being posted, 0 to 100"`
	StartedAt  *time.Time           `json:"started_at" doc:"When the work under way began"`
	StartedBy  string               `json:"started_by"`
	Failure    string               `json:"failure" doc:"Code of what made it fail"`
	Counts     Counts               `json:"counts" gorm:"-"`
	Progress   Progress             `json:"progress" gorm:"-"`
}

// TableName is the table of bank files.
func (File) TableName() string { return "bank_files" }

// Counts are a file's lines by what became of them.
type Counts struct {
	Lines   int64 `json:"lines"`
	Wrong   int64 `json:"wrong" doc:"Lines that could not be read"`
	Waiting int64 `json:"waiting" doc:"Lines that somebody has still to decide on"`
	Certain int64 `json:"certain" doc:"Waiting lines with a certainty of 90 or more"`
	Known   int64 `json:"known" doc:"Lines that another file has had already"`
	Posted  int64 `json:"posted"`
	Skipped int64 `json:"skipped"`
}

// Progress is how far the work under way has come.
type Progress struct {
	Done        int64   `json:"done"`
	Total       int64   `json:"total" doc:"Estimated while the file is being read"`
	PerSecond   float64 `json:"per_second"`
	SecondsLeft int64   `json:"seconds_left"`
}

// Certain is the certainty from which on lines are confirmed together.
const Certain = 90

// The refusals of bank files.
var (
	ErrNotFound  = errs.New(errs.NotFound, "portfolios.bank_file_not_found")
	ErrSame      = errs.New(errs.Conflict, "portfolios.bank_file_same")
	ErrState     = errs.New(errs.Conflict, "portfolios.bank_file_state")
	ErrBank      = errs.New(errs.Invalid, "portfolios.bank_name")
	ErrColumns   = errs.New(errs.Invalid, "portfolios.bank_columns")
	ErrMissing   = errs.New(errs.Invalid, "portfolios.bank_columns_missing")
	ErrFormat    = errs.New(errs.Invalid, "portfolios.import_format")
	ErrNoFile    = errs.New(errs.Invalid, "portfolios.import_no_file")
	ErrCurrency  = errs.New(errs.Invalid, "money.currency")
	ErrTooMany   = errs.New(errs.Invalid, "tabular.too_many_rows")
	errNotAtWork = errs.New(errs.Conflict, "portfolios.bank_file_not_at_work")
)

// Refusals are what storage's refusals are called here.
func (File) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrSame}
}

// Move puts the file into another state. It fails with ErrState when there is no way from here.
func (f *File) Move(to Status) error {
	if !slices.Contains(from(to), f.Status) {
		return ErrState.WithParam("from", f.Status).WithParam("to", to)
	}
	f.Status = to
	return nil
}

func from(to Status) []Status {
	switch to {
	case Uploaded:
		return []Status{Uploaded, Ready}
	case Matching:
		return []Status{Uploaded, Ready}
	case Ready:
		return []Status{Matching, Posting}
	case Posting:
		return []Status{Ready}
	case Failed:
		return []Status{Matching}
	case Cancelled:
		return []Status{Uploaded, Matching, Ready}
	}
	return nil
}

// AtWork reports whether a job works on the file.
func (f *File) AtWork() bool { return f.Status == Matching || f.Status == Posting }

// Map says what each column is. It fails with ErrColumns and ErrMissing, naming the column.
func (f *File) Map(columns []statement.Field, minorUnits bool) error {
	if len(columns) != len(f.Detected.Header) {
		return ErrColumns.WithField("body.columns", ErrColumns.Code)
	}
	seen := map[statement.Field]bool{}
	for at, c := range columns {
		if c != statement.Ignored && seen[c] && !c.Many() || !c.Known() {
			return ErrColumns.WithField(fmt.Sprintf("body.columns[%d]", at), ErrColumns.Code)
		}
		seen[c] = true
	}
	for _, needed := range []statement.Field{statement.Day, statement.Amount} {
		if !seen[needed] {
			return ErrMissing.WithParam("field", needed).WithField("body.columns", ErrMissing.Code, "field", needed)
		}
	}
	f.Columns, f.MinorUnits = columns, minorUnits
	return nil
}

// layout is how the file is written.
func (f *File) layout() statement.Layout {
	return statement.Layout{BankKey: f.BankKey, Currency: f.Currency, Format: f.Format, Columns: f.Columns, MinorUnits: f.MinorUnits, Digits: statement.Digits(f.Columns, f.Detected)}
}

func checkCurrency(code string) error {
	if _, known := money.Lookup(code); !known {
		return ErrCurrency.WithParam("currency", code).WithField("body.currency", ErrCurrency.Code, "currency", code)
	}
	return nil
}
