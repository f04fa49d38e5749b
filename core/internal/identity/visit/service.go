package visit

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Home is what a visit hangs on in the tenant that the person is of.
type Home interface {
	// Sustains says whether the person of a visit may still be on it, and has a living session that is.
	Sustains(ctx context.Context, v Visit) (bool, error)
	// Interrupt closes a user's streams in ctx's tenant, once the transaction of ctx has committed.
	Interrupt(ctx context.Context, userID string)
}

// Service keeps the visits. Safe for concurrent use.
type Service struct {
	db    *storage.DB
	home  Home
	trace *tracing.Recorder
	clock clock.Clock
	log   *slog.Logger
}

// NewService is a service over the core's database.
func NewService(db *storage.DB, h Home, trace *tracing.Recorder, c clock.Clock, log *slog.Logger) *Service {
	return &Service{db: db, home: h, trace: trace, clock: c, log: log}
}

// Begin records that ctx's principal, a visitor, enters ctx's tenant.
func (s *Service) Begin(ctx context.Context, v *Visit) error {
	who := principal.Must(ctx)
	v.HomeID, v.UserID, v.Username = who.Home(), who.UserID, who.Username
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := tx.Create(v).Error; err != nil {
			return err
		}
		return s.record(ctx, tx, "core.tenant.entered", v, map[string]any{"reason": v.Reason, "until": v.EndsAt.UTC()})
	})
}

// Get gives a visit of ctx's tenant; storage.ErrNotFound.
func (s *Service) Get(ctx context.Context, id string) (*Visit, error) {
	var found *Visit
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) (err error) {
		found, err = byID(tx, id)
		return err
	})
	return found, err
}

// End records that a visitor has left ctx's tenant, and how. A visit that has ended already stays as it is.
func (s *Service) End(ctx context.Context, id, how string) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		found, err := byID(tx, id)
		if err != nil {
			return err
		}
		return s.end(ctx, tx, found, how)
	})
}

// EndAll ends every visit to ctx's tenant, inside the transaction of ctx.
func (s *Service) EndAll(ctx context.Context, how string) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		found, err := here(tx)
		for _, one := range found {
			err = errors.Join(err, s.end(ctx, tx, &one, how))
		}
		return err
	})
}

// end is on the record as the visitor's own doing: it is the end of what they began.
func (s *Service) end(ctx context.Context, tx *gorm.DB, v *Visit, how string) error {
	mine, err := leave(tx, v.ID, s.clock.Now())
	if err != nil || !mine {
		return err
	}
	s.home.Interrupt(ctx, v.UserID)
	return s.record(as(ctx, v), tx, "core.tenant.left", v, map[string]any{"reason": v.Reason, "how": how})
}

func (s *Service) record(ctx context.Context, tx *gorm.DB, name string, v *Visit, payload map[string]any) error {
	payload["visit"], payload["from"] = v.ID, v.HomeID
	return s.trace.Record(ctx, tx, tracing.Entry{Name: name, SubjectType: "tenant", SubjectID: v.TenantID, Payload: payload})
}

// as is ctx on behalf of a visitor.
func as(ctx context.Context, v *Visit) context.Context {
	return principal.With(ctx, principal.Principal{
		TenantID: v.TenantID, UserID: v.UserID, Username: v.Username, Role: "superadmin", Kind: principal.KindUser, Visitor: v.HomeID,
	})
}

// Settle ends the visits whose time is over, and those whose session or person's right to them has ended in any way.
func (s *Service) Settle(ctx context.Context) error {
	open, err := underWay(ctx, s.db)
	for _, v := range open {
		how, failed := s.over(ctx, &v)
		if failed == nil && how != "" {
			failed = s.End(as(ctx, &v), v.ID, how)
		}
		err = errors.Join(err, failed)
	}
	return err
}

// over says how a visit has ended, if it has.
func (s *Service) over(ctx context.Context, v *Visit) (how string, err error) {
	now := s.clock.Now()
	if !now.Before(v.EndsAt) {
		return Expired, nil
	}
	if !v.settled(now) {
		return "", nil
	}
	on, err := s.home.Sustains(principal.With(ctx, principal.System(v.HomeID, "core")), *v)
	if err != nil || on {
		return "", err
	}
	return SignedOut, nil
}

// Run settles again and again until ctx ends.
func (s *Service) Run(ctx context.Context, every time.Duration) {
	tick := time.NewTicker(every)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			if err := s.Settle(ctx); err != nil && ctx.Err() == nil {
				s.log.WarnContext(ctx, "end visits that are over", "error", err)
			}
		}
	}
}
