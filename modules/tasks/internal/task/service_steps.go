package task

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/tasks/internal/trail"
)

// AddStep puts a step at the end of a checklist. It fails with ErrNotFound, ErrStepText and ErrTooManySteps.
func (s *Service) AddStep(ctx context.Context, id, text string) (Task, error) {
	return s.edit(ctx, id, func(c *Checklist) error { _, err := c.Add(text); return err })
}

// ChangeStep changes a step of a checklist. It fails with ErrNotFound, ErrStepNotFound and ErrStepText.
func (s *Service) ChangeStep(ctx context.Context, id, stepID string, change StepChange) (Task, error) {
	return s.edit(ctx, id, func(c *Checklist) error { _, err := c.Change(stepID, change); return err })
}

// RemoveStep takes a step off a checklist. It fails with ErrNotFound and ErrStepNotFound.
func (s *Service) RemoveStep(ctx context.Context, id, stepID string) (Task, error) {
	return s.edit(ctx, id, func(c *Checklist) error { return c.Remove(stepID) })
}

// edit changes the checklist of a task that nobody else changes meanwhile.
func (s *Service) edit(ctx context.Context, id string, change func(*Checklist) error) (Task, error) {
	before, err := s.store.Hold(ctx, id)
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

// Import writes tasks that a file brought, the first on top, and tells of them once.
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
		if err := s.trail.Mark(ctx, trail.Step{Name: "created", TaskID: t.ID, Silent: true, Payload: map[string]any{"origin": Imported}}); err != nil {
			return err
		}
	}
	if err := s.tellAssigned(ctx, tasks); err != nil {
		return err
	}
	return s.trail.Many(ctx, "imported", map[string]any{"count": len(tasks)})
}
