// Package task keeps what is left to do: by whom, until when, about what, and in which order.
package task

import (
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Task is one thing to be done. TitleKey, StatusOrder, PriorityOrder and DueKey follow from other fields (see Seal) and
// are what lists are sorted and searched by.
type Task struct {
	storage.Row
	Title         string     `json:"title" example:"Llamar al acreedor por el legajo 4411"`
	TitleKey      string     `json:"-"`
	Description   string     `json:"description"`
	Status        Status     `json:"status" doc:"Column of the board"`
	StatusOrder   int        `json:"-"`
	Priority      Priority   `json:"priority"`
	PriorityOrder int        `json:"-"`
	Label         Label      `json:"label" doc:"Kind of work; empty for none"`
	AssigneeID    string     `json:"assignee_id" doc:"User who does it; empty for nobody"`
	DueAt         *time.Time `json:"due_at" doc:"Moment it must be done by; null without one"`
	DueKey        string     `json:"-"`
	DueZone       string     `json:"-"` // time zone of whoever set the due moment
	ClosedAt      *time.Time `json:"closed_at" doc:"Moment it came to done or canceled; null while open"`
	Origin        Origin     `json:"origin" doc:"What brought it about"`
	Link          Link       `json:"link,omitzero" gorm:"embedded;embeddedPrefix:link_" doc:"Record of any module that it is about; absent without one"`
	Checklist     Checklist  `json:"checklist" gorm:"serializer:json" doc:"Steps, in order"`
	Rank          string     `json:"rank" doc:"Place within its column of the board: ranks sort by their bytes" example:"a0V"`
}

// TableName is the table of tasks.
func (Task) TableName() string { return "tasks" }

// Refusals are what storage's refusals are called here.
func (Task) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// Link is a record of any module, with the title it had when it was linked.
type Link struct {
	Module string `json:"module" minLength:"1" maxLength:"40" pattern:"^[a-z][a-z0-9-]*$" doc:"Module that owns the record" example:"portfolios"`
	Type   string `json:"type" minLength:"1" maxLength:"40" pattern:"^[a-z][a-z0-9_]*$" doc:"Kind of record" example:"debtor"`
	ID     string `json:"id" minLength:"1" maxLength:"64" doc:"Id of the record"`
	Title  string `json:"title" minLength:"1" maxLength:"200" doc:"What the record is called" example:"María Fernanda Silva Pereira"`
}

// Origin is what brought a task about.
type Origin string

// The origins.
const (
	Manual        Origin = "manual"
	Imported      Origin = "import"
	BrokenPromise Origin = "broken_promise"
	Review        Origin = "review"
	Dispute       Origin = "dispute"
	Rule          Origin = "rule"
)

// Enum are all of them.
func (Origin) Enum() []Origin {
	return []Origin{Manual, Imported, BrokenPromise, Review, Dispute, Rule}
}

// neverDue sorts behind every day.
const neverDue = "9999"

// Seal checks what was given and sets what follows from it. It fails with ErrTitle and ErrDue.
func (t *Task) Seal() error {
	t.Title = strings.Join(strings.Fields(t.Title), " ")
	if t.TitleKey = namekey.Of(t.Title); t.TitleKey == "" {
		return ErrTitle.WithField("body.title", ErrTitle.Code)
	}
	t.StatusOrder, t.PriorityOrder = t.Status.order(), t.Priority.order()
	t.DueKey = neverDue
	if t.DueAt != nil {
		due := t.DueAt.UTC().Truncate(time.Second)
		if due.Year() < 2000 || due.Year() > 2999 {
			return ErrDue.WithField("body.due_at", ErrDue.Code)
		}
		t.DueAt, t.DueKey = &due, due.Format(time.RFC3339)
	}
	if t.Checklist == nil {
		t.Checklist = Checklist{}
	}
	return nil
}

// Belongs reports whether the task is a user's own: assigned to them, or created by them.
func (t Task) Belongs(userID string) bool {
	return userID != "" && (t.AssigneeID == userID || t.CreatedBy == userID)
}
