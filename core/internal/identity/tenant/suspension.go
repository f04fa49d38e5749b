package tenant

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Reason is why a tenant is suspended, as its people read at sign-in.
type Reason string

// The reasons.
const (
	ForPayment  Reason = "payment"  // the agency owes for the service
	AtRequest   Reason = "request"  // the agency asked for it
	ForSecurity Reason = "security" // something has to be looked into first
	ForOther    Reason = "other"
)

// Admits says whether the tenant's people and programs may come in: nil, or ErrSuspended with the reason.
func (t Tenant) Admits() error {
	if t.SuspendedAt == nil {
		return nil
	}
	return ErrSuspended.WithParam("reason", string(t.SuspendedFor))
}

// Suspend shuts ctx's tenant, and says whether it was open.
func (s *Service) Suspend(ctx context.Context, why Reason) (changed bool, err error) {
	return s.turn(ctx, "suspended_at IS NULL", map[string]any{"suspended_at": s.clock.Now(), "suspended_for": why}, "suspended")
}

// Resume opens ctx's tenant again, and says whether it was shut.
func (s *Service) Resume(ctx context.Context) (changed bool, err error) {
	return s.turn(ctx, "suspended_at IS NOT NULL", map[string]any{"suspended_at": nil, "suspended_for": ""}, "resumed")
}

func (s *Service) turn(ctx context.Context, from string, to map[string]any, what string) (changed bool, err error) {
	err = s.db.Within(ctx, func(ctx context.Context) error {
		found, err := s.Now(ctx)
		if err != nil {
			return err
		}
		turned, err := storage.Set[Tenant](ctx, s.db, to, storage.ByID(found.ID), storage.Where(from))
		if changed = turned == 1; err != nil || !changed {
			return err
		}
		s.forget(ctx)
		return s.wrote(ctx, what, map[string]any{"reason": to["suspended_for"]})
	})
	return changed, err
}
