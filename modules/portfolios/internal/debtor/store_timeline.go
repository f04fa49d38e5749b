package debtor

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Lines are tracing events of a debtor, the latest first, older than the one before.
func (s *Store) Lines(ctx context.Context, id, before string, size int) ([]tracing.Event, error) {
	return tracing.List(ctx, s.db, tracing.Filter{SubjectType: "debtor", SubjectID: id, Before: before, Limit: size})
}
