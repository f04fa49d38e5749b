package queue

import "context"

// Flagged has a debtor leave the queue in the transaction in which a flag is put on them.
func (s *Service) Flagged(ctx context.Context, debtorID string) error {
	_, err := s.Plan(ctx, []string{debtorID})
	return err
}

// Unflagged gives a debtor their place again.
func (s *Service) Unflagged(ctx context.Context, debtorID string) error {
	return s.Flagged(ctx, debtorID)
}
