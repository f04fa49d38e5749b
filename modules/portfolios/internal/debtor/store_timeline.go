package debtor

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Lines are tracing events of a debtor, the latest first, older than the one before.
func (s *Store) Lines(ctx context.Context, id, before string, size int) ([]tracing.Event, error) {
	return tracing.List(ctx, s.db, tracing.Filter{SubjectType: "debtor", SubjectID: id, Before: before, Limit: size})
}

// Revealed is how many values somebody has uncovered since a moment, counted up to most.
func (s *Store) Revealed(ctx context.Context, userID string, since time.Time, most int) (int, error) {
	lines, err := tracing.List(ctx, s.db, tracing.Filter{ActorID: userID, Name: "portfolios.debtor.revealed", From: since, Limit: most})
	return len(lines), err
}
