package task

import (
	"encoding/json"
	"time"
)

// Change are the fields of a task to change; what is absent stays.
type Change struct {
	Title       *string    `json:"title,omitempty" minLength:"1" maxLength:"200"`
	Description *string    `json:"description,omitempty" maxLength:"5000"`
	Status      *Status    `json:"status,omitempty" enum:"backlog,todo,in progress,done,canceled"`
	Priority    *Priority  `json:"priority,omitempty" enum:"low,medium,high,critical"`
	Label       *Label     `json:"label,omitempty" enum:",bug,feature,documentation" doc:"Empty for none"`
	AssigneeID  *string    `json:"assignee_id,omitempty" maxLength:"64" doc:"Empty for nobody"`
	DueAt       *DueChange `json:"due_at,omitempty" maxLength:"40" doc:"RFC 3339; empty for none" example:"2026-11-24T21:00:00Z"`
	Link        *Link      `json:"link,omitempty"`
	Unlink      bool       `json:"unlink,omitempty" doc:"Take the linked record away"`
}

// BulkChange are the fields that many tasks may change at once; what is absent stays.
type BulkChange struct {
	Status     *Status    `json:"status,omitempty" enum:"backlog,todo,in progress,done,canceled"`
	Priority   *Priority  `json:"priority,omitempty" enum:"low,medium,high,critical"`
	Label      *Label     `json:"label,omitempty" enum:",bug,feature,documentation" doc:"Empty for none"`
	AssigneeID *string    `json:"assignee_id,omitempty" maxLength:"64" doc:"Empty for nobody"`
	DueAt      *DueChange `json:"due_at,omitempty" maxLength:"40" doc:"RFC 3339; empty for none"`
}

func (c BulkChange) change() Change {
	return Change{Status: c.Status, Priority: c.Priority, Label: c.Label, AssigneeID: c.AssigneeID, DueAt: c.DueAt}
}

// DueChange is a due moment as a text: empty takes it away.
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
	set(&t.Title, c.Title)
	set(&t.Description, c.Description)
	set(&t.Status, c.Status)
	set(&t.Priority, c.Priority)
	set(&t.Label, c.Label)
	set(&t.AssigneeID, c.AssigneeID)
	set(&t.Link, c.Link)
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

func set[T any](to *T, from *T) {
	if from != nil {
		*to = *from
	}
}

// difference is one field of a task before and after a change, as its history tells it.
type difference struct {
	From any `json:"from,omitempty"`
	To   any `json:"to,omitempty"`
}

// differences are the fields that a change touched. Fields of fixed words tell both values; free text, which may hold
// personal data, only that it changed.
func differences(before, after Task) map[string]difference {
	all := map[string]difference{
		"status":      {before.Status, after.Status},
		"priority":    {before.Priority, after.Priority},
		"label":       {before.Label, after.Label},
		"assignee_id": {before.AssigneeID, after.AssigneeID},
		"due_at":      {dueOf(before), dueOf(after)},
		"link":        {before.Link.ID, after.Link.ID},
	}
	for field, d := range all {
		if d.From == d.To {
			delete(all, field)
		}
	}
	for field, changed := range map[string]bool{
		"title":       before.Title != after.Title,
		"description": before.Description != after.Description,
		"checklist":   textOf(before.Checklist) != textOf(after.Checklist),
	} {
		if changed {
			all[field] = difference{}
		}
	}
	return all
}

func dueOf(t Task) string {
	if t.DueAt == nil {
		return ""
	}
	return t.DueKey
}

func textOf(c Checklist) string {
	text, _ := json.Marshal(c) // texts and truths always have a JSON form
	return string(text)
}
