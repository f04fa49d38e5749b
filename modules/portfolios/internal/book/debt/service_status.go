package debt

import "context"

// Pause stops a debt's count of days past due. It fails with ErrTransition and storage.ErrStale.
func (s *Service) Pause(ctx context.Context, debtorID, id string, version int64) (Debt, error) {
	return s.change(ctx, debtorID, id, &version, "debt_paused", map[string]any{"debt_id": id}, func(d *Debt) error {
		return d.Pause(s.debtors.Today(ctx))
	})
}

// Resume lets the count run on. It fails with ErrTransition and storage.ErrStale.
func (s *Service) Resume(ctx context.Context, debtorID, id string, version int64) (Debt, error) {
	return s.change(ctx, debtorID, id, &version, "debt_resumed", map[string]any{"debt_id": id}, func(d *Debt) error {
		return d.Resume(s.debtors.Today(ctx))
	})
}

// Resolve ends a debt; what is still owed is given up with it. It fails with ErrTransition, ErrAuthority and storage.ErrStale.
func (s *Service) Resolve(ctx context.Context, debtorID, id string, version int64, how Resolution) (Debt, error) {
	payload := map[string]any{"debt_id": id, "resolution": how}
	return s.change(ctx, debtorID, id, &version, "debt_resolved", payload, func(d *Debt) error {
		owed := max(0, d.Balance)
		if err := d.Resolve(how, s.clock.Now()); err != nil {
			return err
		}
		_, err := s.within(ctx, *d, owed, "body.resolution")
		return err
	})
}
