package tenant

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
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

// Suspend shuts ctx's tenant, and says whether it was open. Nobody shuts the tenant they work in: ErrOwn.
func (s *Service) Suspend(ctx context.Context, why Reason) (changed bool, err error) {
	now := s.clock.Now()
	return s.turn(ctx, &now, why, "core.tenant.suspended")
}

// Resume opens ctx's tenant again, and says whether it was shut.
func (s *Service) Resume(ctx context.Context) (changed bool, err error) {
	return s.turn(ctx, nil, "", "core.tenant.resumed")
}

func (s *Service) turn(ctx context.Context, at *time.Time, why Reason, name string) (changed bool, err error) {
	id := principal.Must(ctx).TenantID
	err = s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if _, err := byID(tx, id); err != nil {
			return err
		}
		if changed, err = suspend(tx, id, at, why); err != nil || !changed {
			return err
		}
		s.db.AfterCommit(ctx, func() { s.known.Delete(id) })
		return s.trace.Record(ctx, tx, tracing.Entry{
			Name: name, SubjectType: "tenant", SubjectID: id, Payload: map[string]any{"reason": why},
		})
	})
	return changed, err
}
