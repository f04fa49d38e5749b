package debtor

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Revealed is how many values somebody has uncovered since a moment, counted up to most.
func (s *Store) Revealed(ctx context.Context, userID string, since time.Time, most int) (int, error) {
	lines, err := tracing.List(ctx, s.db, tracing.Filter{ActorID: userID, Name: "portfolios.debtor.revealed", From: since, Limit: most})
	return len(lines), err
}
