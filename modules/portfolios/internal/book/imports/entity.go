// Package imports brings creditors' files into portfolios: a file is uploaded, its columns mapped, its rows checked, and
// then written, batch by batch, so that no crash loses or doubles one.
package imports

import (
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/merge"
	"github.com/recobro/recobro/modules/portfolios/internal/book/mapping"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// Status is where an import stands.
type Status string

// The states: uploaded → mapped → checking → checked → running → finished, or cancelled, or failed. Another mapping
// leads back to mapped, another format to uploaded. What was written is undone by undoing → undone.
const (
	Uploaded  Status = "uploaded"
	Mapped    Status = "mapped"
	Checking  Status = "checking"
	Checked   Status = "checked"
	Running   Status = "running"
	Finished  Status = "finished"
	Cancelled Status = "cancelled"
	Failed    Status = "failed"
	Undoing   Status = "undoing"
	Undone    Status = "undone"
)

// Import is one file on its way into a portfolio.
type Import struct {
	storage.Row
	PortfolioID string             `json:"portfolio_id" doc:"Portfolio the rows go into"`
	FileName    string             `json:"file_name" doc:"Name of the file as it was uploaded" example:"cartera-noviembre.csv"`
	FileSize    int64              `json:"file_size" doc:"Bytes of the file" example:"184500112"`
	SHA256      string             `json:"sha256" gorm:"column:sha256" doc:"SHA-256 of the file, in hex"`
	Status      Status             `json:"status" enum:"uploaded,mapped,checking,checked,running,finished,cancelled,failed,undoing,undone"`
	WaitingFor  string             `json:"waiting_for" doc:"Import of the same portfolio that has to end first; empty while nothing is waited for"`
	Detected    tabular.Detection  `json:"detected" gorm:"serializer:json" doc:"What the file looks like, with its first rows"`
	Format      tabular.Format     `json:"format" gorm:"serializer:json" doc:"How the file is read"`
	Proposed    []mapping.Proposal `json:"proposed" gorm:"serializer:json" doc:"Field proposed for each column, with its certainty"`
	Columns     mapping.Mapping    `json:"mapping" gorm:"serializer:json" doc:"Field of each column, in the order of the file; empty for a column left out"`
	CheckCounts merge.Counts       `json:"check_result" gorm:"serializer:json" doc:"What the last check found would become of the rows"`
	Counts      merge.Counts       `json:"result" gorm:"serializer:json" doc:"What became of the rows"`
	CheckTotals merge.Totals       `json:"check_totals" doc:"What the last check found the rows to come to, by currency"`
	Totals      merge.Totals       `json:"totals" doc:"What the rows came to, by currency"`
	Root        string             `json:"root" doc:"Merkle root over what became of each row, in hex"`
	Failure     string             `json:"failure" doc:"Code of what made the import fail"`
	StartedAt   *time.Time         `json:"started_at"`
	StartedBy   string             `json:"-"` // user who started the run; empty before it
	FinishedAt  *time.Time         `json:"finished_at"`
	MendedFrom  string             `json:"mended_from" doc:"Import whose rejected rows, mended, these are; empty for a file"`
	UndoneAt    *time.Time         `json:"undone_at"`
	UndoneBy    string             `json:"undone_by" doc:"User who took the import back"`
	Progress    Progress           `json:"progress" gorm:"-" doc:"How far the check or the run has come"`
}

// Refusals are what storage's refusals are called here.
func (Import) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// TableName is the table of imports.
func (Import) TableName() string { return "imports" }

// The refusals of imports.
var (
	ErrNotFound    = errs.New(errs.NotFound, "portfolios.import_not_found")
	ErrState       = errs.New(errs.Conflict, "portfolios.import_state")
	ErrIncomplete  = errs.New(errs.Invalid, "portfolios.import_mapping_incomplete")
	ErrRepeated    = errs.New(errs.Invalid, "portfolios.import_mapping_repeated")
	ErrField       = errs.New(errs.Invalid, "portfolios.import_field_unknown")
	ErrWidth       = errs.New(errs.Invalid, "portfolios.import_mapping_width")
	ErrFormat      = errs.New(errs.Invalid, "portfolios.import_format")
	ErrUnreadable  = errs.New(errs.Invalid, "tabular.unreadable")
	ErrSheet       = errs.New(errs.Invalid, "portfolios.import_sheet")
	ErrEmpty       = errs.New(errs.Invalid, "portfolios.import_empty")
	ErrTooLarge    = errs.New(errs.TooLarge, "portfolios.import_too_large")
	ErrTooManyRows = errs.New(errs.Invalid, "tabular.too_many_rows")
	ErrNoFile      = errs.New(errs.Invalid, "portfolios.import_no_file")
	ErrInterrupted = errs.New(errs.Invalid, "portfolios.import_upload_interrupted")
	ErrFileGone    = errs.New(errs.NotFound, "portfolios.import_file_gone")
	ErrNoPortfolio = errs.New(errs.Invalid, "portfolios.import_portfolio")
	errNotAtWork   = errs.New(errs.Conflict, "portfolios.import_not_at_work")
)

// Move puts the import into another state. It fails with ErrState when there is no way from here.
func (i *Import) Move(to Status) error {
	if !slices.Contains(from(to), i.Status) {
		return ErrState.WithParam("from", string(i.Status)).WithParam("to", string(to))
	}
	i.Status = to
	return nil
}

func from(to Status) []Status {
	switch to {
	case Uploaded, Mapped:
		return []Status{Uploaded, Mapped, Checked}
	case Checking:
		return []Status{Mapped, Checked}
	case Checked:
		return []Status{Checking}
	case Running:
		return []Status{Checked}
	case Finished:
		return []Status{Running}
	case Cancelled:
		return []Status{Uploaded, Mapped, Checking, Checked, Running}
	case Failed:
		return []Status{Checking, Running}
	case Undoing:
		return []Status{Finished, Cancelled}
	case Undone:
		return []Status{Undoing}
	}
	return nil
}

// AtWork reports whether a job reads the file now, or will when its turn comes.
func (i *Import) AtWork() bool {
	return i.Status == Checking || i.Status == Running || i.Status == Undoing
}

// Over reports whether nothing can happen to the import any more.
func (i *Import) Over() bool {
	return i.Status == Finished || i.Status == Cancelled || i.Status == Failed || i.Status == Undone
}

// Map fixes the field of every column. It fails with ErrWidth, ErrField, ErrRepeated or ErrIncomplete, each naming the
// column or the fields at fault.
func (i *Import) Map(m mapping.Mapping) error {
	if len(m) != len(i.Detected.Header) {
		return ErrWidth.WithField("body.mapping", "portfolios.import_mapping_width").WithParam("columns", len(i.Detected.Header))
	}
	for at, field := range m {
		if !field.Known() {
			return ErrField.WithField(columnPath(at), "portfolios.import_field_unknown", "field", string(field))
		}
	}
	if field, again := m.Repeated(); again {
		return ErrRepeated.WithField("body.mapping", "portfolios.import_mapping_repeated", "field", string(field))
	}
	if missing := m.Missing(); len(missing) > 0 {
		err := ErrIncomplete
		for _, choice := range missing {
			err = err.WithField("body.mapping", "portfolios.import_mapping_missing", "fields", words(choice))
		}
		return err
	}
	i.Columns = m
	return i.Move(Mapped)
}
