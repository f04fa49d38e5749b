package reports

import (
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Status is where a run stands.
type Status string

// The statuses of a run.
const (
	Queued   Status = "queued"
	Running  Status = "running"
	Done     Status = "done"
	Failed   Status = "failed"
	Canceled Status = "canceled"
	Expired  Status = "expired" // done, and its file has been removed
)

// The states of a run's mail.
const (
	mailPending = "pending"
	mailSent    = "sent"
	mailFailed  = "failed"
)

// Run is one making of a report.
type Run struct {
	storage.Row
	Order      `gorm:"embedded"`
	ScheduleID string     `json:"schedule_id"`
	Status     Status     `json:"status" enum:"queued,running,done,failed,canceled,expired"`
	Attempt    int        `json:"-"` // from 1; a run whose process died is tried again
	Rows       int64      `json:"rows" gorm:"column:row_count" doc:"Rows so far, without the header"`
	Bytes      int64      `json:"bytes" gorm:"column:byte_count" doc:"Size of the file so far"`
	Cause      string     `json:"cause" doc:"Code of why it failed; empty otherwise"`
	Mail       string     `json:"mail" enum:",pending,sent,failed" doc:"Whether the mail went out; empty for a download"`
	FileName   string     `json:"file_name"`
	StartedAt  *time.Time `json:"started_at"`
	FinishedAt *time.Time `json:"finished_at"`
}

// TableName is the table of runs.
func (Run) TableName() string { return "report_runs" }

// Refusals are what storage's refusals are called here.
func (Run) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrRunNotFound} }

// over reports whether nothing more will happen to the run.
func (r Run) over() bool { return r.Status != Queued && r.Status != Running }

// newRun is a run of a schedule, to be begun.
func newRun(s Schedule, now time.Time) Run {
	return Run{
		Row: storage.Row{ID: storage.NewID()}, Order: s.Order, ScheduleID: s.ID, Status: Queued, Attempt: 1,
		FileName: s.fileName(now),
	}
}

// fileName is the report's and the day's: "records-2026-11-21.csv".
func (o Order) fileName(at time.Time) string {
	_, id, _ := strings.Cut(o.Report, ".")
	return id + "-" + at.Format(time.DateOnly) + "." + string(o.Format)
}

// chunk is a piece of a run's file.
type chunk struct {
	storage.Row
	RunID string
	Seq   int
	Data  []byte
}

// TableName is the table of files.
func (chunk) TableName() string { return "report_chunks" }
