package reports

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/sheet"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// The ways a file reaches people. It can be downloaded either way.
const (
	ByDownload = "download"
	ByMail     = "mail"
)

// Order is what is to be made and for whom.
type Order struct {
	Name       string       `json:"name"`
	Report     string       `json:"report" example:"module.records"`
	Format     sheet.Format `json:"format" enum:"csv,xlsx"`
	Delivery   string       `json:"delivery" enum:"download,mail"`
	Recipients []string     `json:"recipients" gorm:"serializer:json" doc:"Users who get the file by mail"`
	Filters    Filters      `json:"filters" gorm:"serializer:json" doc:"Values by filter"`
	OwnerID    string       `json:"owner_id" doc:"User whose rights each run has"`
}

// Schedule is an order that is repeated.
type Schedule struct {
	storage.Row
	Order     `gorm:"embedded"`
	Cadence   Cadence    `json:"cadence" gorm:"serializer:json"`
	Paused    bool       `json:"paused"`
	NextRunAt *time.Time `json:"next_run_at" doc:"Null while paused"`
	LastRunID string     `json:"-"`
}

// TableName is the table of schedules.
func (Schedule) TableName() string { return "report_schedules" }

// Refusals are what storage's refusals are called here.
func (Schedule) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrScheduleNotFound} }

// plan sets when the schedule falls due next.
func (s *Schedule) plan(now time.Time, zone *time.Location) {
	s.NextRunAt = nil
	if !s.Paused {
		next := s.Cadence.Next(now, zone)
		s.NextRunAt = &next
	}
}
