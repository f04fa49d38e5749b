package task

import (
	"slices"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Step is one item of a checklist.
type Step struct {
	ID   string `json:"id"`
	Text string `json:"text" example:"Pedir el comprobante"`
	Done bool   `json:"done"`
}

// Checklist are the steps of a task, in order.
type Checklist []Step

// mostSteps bounds a checklist: it is read and written as a whole.
const mostSteps = 50

// Add puts a step at the end. It fails with ErrStepText and ErrTooManySteps.
func (c *Checklist) Add(text string) (Step, error) {
	text = strings.Join(strings.Fields(text), " ")
	switch {
	case text == "":
		return Step{}, ErrStepText.WithField("body.text", ErrStepText.Code)
	case len(*c) >= mostSteps:
		return Step{}, ErrTooManySteps.WithParam("most", mostSteps)
	}
	step := Step{ID: storage.NewID(), Text: text}
	*c = append(*c, step)
	return step, nil
}

// StepChange are the fields of a step to change; what is absent stays.
type StepChange struct {
	Text     *string `json:"text,omitempty" minLength:"1" maxLength:"300"`
	Done     *bool   `json:"done,omitempty"`
	Position *int    `json:"position,omitempty" minimum:"0" maximum:"49" doc:"New place, from 0; behind the end is the end"`
}

// Change changes one step. It fails with ErrStepNotFound and ErrStepText.
func (c *Checklist) Change(id string, change StepChange) (Step, error) {
	at := c.index(id)
	if at < 0 {
		return Step{}, ErrStepNotFound
	}
	step := (*c)[at]
	if change.Text != nil {
		step.Text = strings.Join(strings.Fields(*change.Text), " ")
	}
	if step.Text == "" {
		return Step{}, ErrStepText.WithField("body.text", ErrStepText.Code)
	}
	if change.Done != nil {
		step.Done = *change.Done
	}
	to := at
	if change.Position != nil {
		to = min(*change.Position, len(*c)-1)
	}
	*c = slices.Insert(slices.Delete(*c, at, at+1), to, step)
	return step, nil
}

// Remove removes one step. It fails with ErrStepNotFound.
func (c *Checklist) Remove(id string) error {
	at := c.index(id)
	if at < 0 {
		return ErrStepNotFound
	}
	*c = slices.Delete(*c, at, at+1)
	return nil
}

func (c Checklist) index(id string) int {
	return slices.IndexFunc(c, func(s Step) bool { return s.ID == id })
}
