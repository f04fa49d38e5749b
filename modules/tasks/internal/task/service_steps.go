package task

import (
	"context"
	"slices"

	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// AddStep puts a step at the end of a checklist. It fails with ErrNotFound, ErrStepText and ErrTooManySteps.
func (s *Service) AddStep(ctx context.Context, id, text string) (Task, error) {
	return s.edit(ctx, id, func(c *Checklist) error { _, err := c.Add(text); return err })
}

// ChangeStep changes a step of a checklist. It fails with ErrNotFound, ErrStepNotFound and ErrStepText.
func (s *Service) ChangeStep(ctx context.Context, id, stepID string, change StepChange) (Task, error) {
	return s.edit(ctx, id, func(c *Checklist) error { _, err := c.Change(stepID, change); return err })
}

// RemoveStep removes a step from a checklist. It fails with ErrNotFound and ErrStepNotFound.
func (s *Service) RemoveStep(ctx context.Context, id, stepID string) (Task, error) {
	return s.edit(ctx, id, func(c *Checklist) error { return c.Remove(stepID) })
}

// edit changes the checklist of a task that nobody else changes meanwhile.
func (s *Service) edit(ctx context.Context, id string, change func(*Checklist) error) (Task, error) {
	before, err := s.store.Lock(ctx, id)
	if err != nil {
		return before, err
	}
	t := before
	t.Checklist = slices.Clone(before.Checklist)
	if err := change(&t.Checklist); err != nil {
		return t, err
	}
	return t, s.write(ctx, before, &t, before.Version, false)
}

// Import writes tasks that a file brought, the first on top, with one event for all of them.
func (s *Service) Import(ctx context.Context, tasks []Task) error {
	if len(tasks) == 0 {
		return nil
	}
	for i := range tasks {
		tasks[i].Origin = Imported
	}
	if err := s.add(ctx, tasks); err != nil {
		return err
	}
	for _, t := range tasks {
		if err := s.record.Write(ctx, record.Act{Name: "task.created", ID: t.ID, Silent: true, Payload: map[string]any{"origin": Imported}}); err != nil {
			return err
		}
	}
	if err := s.notifyAssigned(ctx, tasks); err != nil {
		return err
	}
	return s.changedMany(ctx, "task.imported", len(tasks))
}
