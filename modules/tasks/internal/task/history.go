package task

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// History is what happened to a task, the latest first, and the cursor of older lines. It fails with ErrNotFound.
func (s *Service) History(ctx context.Context, id, before string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.store.Get(ctx, id); err != nil {
		return nil, "", err
	}
	lines, err := s.trail.Of(ctx, id, before, size)
	if err != nil {
		return nil, "", err
	}
	rows := s.teller.History(lines)
	if len(rows) < size {
		return rows, "", nil
	}
	return rows, rows[len(rows)-1].ID, nil
}
