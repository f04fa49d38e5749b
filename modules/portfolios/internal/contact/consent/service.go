package consent

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what can be done with consents.
type Service struct {
	*Store
	debtors *debtor.Store
	record  *record.Record
	clock   clock.Clock
}

// NewService keeps consents of debtors.
func NewService(store *Store, debtors *debtor.Store, r *record.Record, c clock.Clock) *Service {
	return &Service{store, debtors, r, c}
}

// Give notes that a debtor whom the caller may see agreed. It fails with debtor.ErrNotFound, civil.ErrDay and ErrThere.
func (s *Service) Give(ctx context.Context, c Consent) (Consent, error) {
	d, err := s.debtors.Lock(ctx, c.DebtorID)
	if err != nil {
		return c, err
	}
	if _, err := civil.Parse(string(c.GivenOn)); err != nil {
		return c, civil.ErrDay.WithField("body.given_on", civil.ErrDay.Code)
	}
	if err := storage.Insert(ctx, s.db, &c); err != nil {
		return c, err
	}
	return c, s.wrote(ctx, "created", d, c)
}

// Revoke notes that a debtor took a consent back. It fails with ErrNotFound, debtor.ErrNotFound and ErrRevoked.
func (s *Service) Revoke(ctx context.Context, id string) (Consent, error) {
	c, err := storage.Lock[Consent](ctx, s.db, storage.ByID(id))
	if err != nil {
		return c, err
	}
	d, err := s.debtors.Get(ctx, c.DebtorID)
	if err != nil {
		return c, err
	}
	if c.RevokedAt != nil {
		return c, ErrRevoked
	}
	now := s.clock.Now()
	c.RevokedAt = &now
	if err := storage.Update(ctx, s.db, &c, c.Version); err != nil {
		return c, err
	}
	return c, s.wrote(ctx, "revoked", d, c)
}

// Of are the consents of a debtor whom the caller may see. It fails with debtor.ErrNotFound.
func (s *Service) Of(ctx context.Context, debtorID string) ([]Consent, error) {
	if _, err := s.debtors.Get(ctx, debtorID); err != nil {
		return nil, err
	}
	return s.Store.Of(ctx, debtorID)
}

func (s *Service) wrote(ctx context.Context, what string, d debtor.Debtor, c Consent) error {
	told := map[string]any{"debtor_id": d.ID, "channel": c.Channel, "maker": c.Maker}
	return s.record.Write(ctx, record.Act{Name: "consent." + what, ID: c.ID, Payload: told, Owners: []string{d.AssigneeID}, Moves: []string{"contacts", "debtors"}})
}
