package override

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what can be done with overrides.
type Service struct {
	*Store
	debtors *debtor.Store
	record  *record.Record
}

// NewService keeps overrides of debtors.
func NewService(store *Store, debtors *debtor.Store, r *record.Record) *Service {
	return &Service{store, debtors, r}
}

// Grant allows one contact beside the rules, for so long. It fails with debtor.ErrNotFound.
func (s *Service) Grant(ctx context.Context, o Override, lasts time.Duration) (Override, error) {
	d, err := s.debtors.Get(ctx, o.DebtorID)
	if err != nil {
		return o, err
	}
	o.ExpiresAt = s.clock.Now().Add(lasts)
	if err := storage.Insert(ctx, s.db, &o); err != nil {
		return o, err
	}
	return o, s.wrote(ctx, "created", d, o)
}

// Withdraw takes an override back that no contact has used. It fails with ErrNotFound and ErrUsed.
func (s *Service) Withdraw(ctx context.Context, id string) error {
	o, err := storage.Lock[Override](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	if o.ContactID != "" {
		return ErrUsed
	}
	d, err := s.debtors.Get(ctx, o.DebtorID)
	if err != nil {
		return err
	}
	if err := storage.Delete(ctx, s.db, &o, o.Version); err != nil {
		return err
	}
	return s.wrote(ctx, "deleted", d, o)
}

func (s *Service) wrote(ctx context.Context, what string, d debtor.Debtor, o Override) error {
	told := map[string]any{"debtor_id": o.DebtorID, "channel": o.Channel, "reason": o.Reason, "expires_at": o.ExpiresAt}
	return s.record.Write(ctx, record.Act{Name: "override." + what, ID: o.ID, Payload: told, Owners: []string{d.AssigneeID}, Moves: []string{"contacts", "debtors"}})
}
