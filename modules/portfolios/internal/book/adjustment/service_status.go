package adjustment

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
)

// Pause stops a debt's count of days past due, and its interest. It fails with debt.ErrTransition and storage.ErrStale.
func (s *Service) Pause(ctx context.Context, debtorID, id string, version int64) (debt.Debt, error) {
	return s.change(ctx, debtorID, id, &version, "debt_paused", map[string]any{}, func(a *ledger.Account, d *debt.Debt) error {
		if err := s.interest.Bring(ctx, a); err != nil {
			return err
		}
		return d.Pause(a.Today)
	})
}

// Resume lets the count run on. It fails with debt.ErrTransition and storage.ErrStale.
func (s *Service) Resume(ctx context.Context, debtorID, id string, version int64) (debt.Debt, error) {
	return s.change(ctx, debtorID, id, &version, "debt_resumed", map[string]any{}, func(a *ledger.Account, d *debt.Debt) error {
		if d.InterestFrom != "" {
			d.InterestFrom = a.Today
		}
		return d.Resume(a.Today)
	})
}

// Resolve ends a debt; what is still owed is given up with it. It fails with debt.ErrTransition, ErrAuthority and storage.ErrStale.
func (s *Service) Resolve(ctx context.Context, debtorID, id string, version int64, how debt.Resolution) (debt.Debt, error) {
	payload := map[string]any{"resolution": how}
	return s.change(ctx, debtorID, id, &version, "debt_resolved", payload, func(a *ledger.Account, d *debt.Debt) error {
		owed := max(0, d.Balance)
		if err := d.Resolve(how, a.Now); err != nil {
			return err
		}
		_, err := s.within(ctx, *d, owed, "body.resolution")
		return err
	})
}
