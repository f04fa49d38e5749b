package adjustment

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Posted are the movements that a change by hand came to: a credit that names no component is split over what is owed.
type Posted struct {
	Movements []*debt.Movement `json:"movements"`
}

// Post adds a movement to a debt's ledger. It fails with ErrAuthority, debt.ErrDate, and as debt.Debt.Post does.
func (s *Service) Post(ctx context.Context, debtorID string, m debt.Movement) (posted Posted, err error) {
	if err := dated(m.At, s.clock.Now()); err != nil {
		return posted, err
	}
	m.At = m.At.UTC()
	payload := map[string]any{"direction": m.Direction, "type": m.Type, "amount": m.Amount}
	_, err = s.change(ctx, debtorID, m.DebtID, nil, "movement_posted", payload, func(a *ledger.Account, d *debt.Debt) (err error) {
		before := *d
		if posted.Movements, err = a.PostAll(m); err != nil {
			return err
		}
		limited, err := s.within(ctx, before, m.Amount, "body.amount")
		mark(posted.Movements, limited)
		return err
	})
	return posted, err
}

// mark notes whether movements count against somebody's authority.
func mark(posted []*debt.Movement, limited bool) {
	for _, m := range posted {
		m.Limited = limited
	}
}

// oldest is the first moment at which a movement may have taken effect.
var oldest = time.Date(1970, time.January, 1, 0, 0, 0, 0, time.UTC)

// dated refuses a moment that is before all money or to come; none is now.
func dated(at, now time.Time) error {
	if !at.IsZero() && (at.Before(oldest) || at.After(now.Add(24*time.Hour))) {
		return debt.ErrDate.WithParam("first", oldest.Format(time.DateOnly)).WithParam("last", now.Format(time.DateOnly)).
			WithField("body.at", "portfolios.movement_date", "first", oldest.Format(time.DateOnly), "last", now.Format(time.DateOnly))
	}
	return nil
}

// change does something to a debt that still has the version, any without one.
func (s *Service) change(ctx context.Context, debtorID, id string, version *int64, what string, payload map[string]any, apply func(*ledger.Account, *debt.Debt) error) (debt.Debt, error) {
	account, err := s.ledger.Open(ctx, debtorID)
	if err != nil {
		return debt.Debt{}, err
	}
	d, err := account.Debt(id)
	if err != nil {
		return debt.Debt{}, err
	}
	if version != nil && *version != storage.AnyVersion && *version != d.Version {
		return *d, storage.ErrStale
	}
	before := *d
	payload["debt_id"] = id
	if err := apply(account, d); err != nil {
		return *d, err
	}
	err = s.close(ctx, account, before, what, payload)
	return *d, err
}

func (s *Service) close(ctx context.Context, account *ledger.Account, before debt.Debt, what string, payload map[string]any) error {
	if err := s.ledger.Close(ctx, account); err != nil {
		return err
	}
	after, err := account.Debt(before.ID)
	if err != nil {
		return err
	}
	note(payload, before, *after)
	payload["movements"] = account.Told()
	return s.debtors.Mark(ctx, what, account.Debtor, payload)
}

// note tells what a change did to the debt.
func note(payload map[string]any, before, after debt.Debt) {
	changes := map[string]any{}
	if before.Balance != after.Balance {
		changes["balance"] = map[string]any{"from": before.Balance, "to": after.Balance}
	}
	if before.Status != after.Status {
		changes["status"] = map[string]any{"from": before.Status, "to": after.Status}
	}
	payload["currency"], payload["changes"] = after.Currency, changes
}
