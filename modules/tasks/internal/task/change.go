package task

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Fields are fields of a task to change; what is absent stays.
type Fields struct {
	Title       *string   `json:"title,omitempty" minLength:"1" maxLength:"200"`
	Description *string   `json:"description,omitempty" maxLength:"5000"`
	Status      *Status   `json:"status,omitempty"`
	Priority    *Priority `json:"priority,omitempty"`
	Label       *Label    `json:"label,omitempty" doc:"Empty for none"`
	AssigneeID  *string   `json:"assignee_id,omitempty" maxLength:"64" doc:"Empty for nobody"`
	Link        *Link     `json:"link,omitempty"`
}

// Change changes a task.
type Change struct {
	Fields
	DueAt  *DueChange `json:"due_at,omitempty" maxLength:"40" doc:"RFC 3339; empty for none" example:"2026-11-24T21:00:00Z"`
	Unlink bool       `json:"unlink,omitempty" doc:"Take the linked record away"`
}

// BulkChange are the fields that many tasks may change at once; what is absent stays.
type BulkChange struct {
	Status     *Status    `json:"status,omitempty"`
	Priority   *Priority  `json:"priority,omitempty"`
	Label      *Label     `json:"label,omitempty" doc:"Empty for none"`
	AssigneeID *string    `json:"assignee_id,omitempty" maxLength:"64" doc:"Empty for nobody"`
	DueAt      *DueChange `json:"due_at,omitempty" maxLength:"40" doc:"RFC 3339; empty for none"`
}

func (c BulkChange) change() Change {
	return Change{Fields: Fields{Status: c.Status, Priority: c.Priority, Label: c.Label, AssigneeID: c.AssigneeID}, DueAt: c.DueAt}
}

// DueChange is a due moment as a text: empty removes it.
type DueChange string

// Moment is the text as a moment, nil when it is empty. It fails with ErrDue.
func (d DueChange) Moment() (*time.Time, error) {
	if d == "" {
		return nil, nil
	}
	at, err := time.Parse(time.RFC3339, string(d))
	if err != nil {
		return nil, ErrDue.WithField("body.due_at", ErrDue.Code).Wrap(err)
	}
	return &at, nil
}

func (c Change) apply(t *Task) error {
	httpx.Copy(t, c.Fields)
	if c.Unlink {
		t.Link = Link{}
	}
	if c.DueAt == nil {
		return nil
	}
	due, err := c.DueAt.Moment()
	t.DueAt = due
	return err
}

// recorded are the fields whose changes the record shows; of free text, which may contain personal data, only that it changed.
func recorded() []string {
	return []string{"status", "priority", "label", "assignee_id", "due_at", "link?", "title?", "description?", "checklist?"}
}
