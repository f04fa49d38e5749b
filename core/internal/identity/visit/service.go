package visit

import (
	"context"
	"errors"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
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
	db     *storage.DB
	home   Home
	record *record.Record
	clock  clock.Clock
}

// NewService is a service over the core's database.
func NewService(db *storage.DB, h Home, record *record.Record, c clock.Clock) *Service {
	return &Service{db: db, home: h, record: record, clock: c}
}

// Begin records that ctx's principal, a visitor, enters ctx's tenant.
func (s *Service) Begin(ctx context.Context, v *Visit) error {
	who := principal.Must(ctx)
	v.HomeID, v.UserID, v.Username = who.Home(), who.UserID, who.Username
	return s.db.Within(ctx, func(ctx context.Context) error {
		if err := storage.Insert(ctx, s.db, v); err != nil {
			return err
		}
		return s.wrote(ctx, "entered", v, map[string]any{"reason": v.Reason, "until": v.EndsAt.UTC()})
	})
}

// Get gives a visit of ctx's tenant; storage.ErrNotFound.
func (s *Service) Get(ctx context.Context, id string) (Visit, error) {
	return storage.One[Visit](ctx, s.db, storage.ByID(id))
}

// End records that a visitor has left ctx's tenant, and how. A visit that has ended already stays as it is.
func (s *Service) End(ctx context.Context, id, how string) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		found, err := s.Get(ctx, id)
		if err != nil {
			return err
		}
		return s.end(ctx, &found, how)
	})
}

// EndAll ends every visit to ctx's tenant, inside the transaction of ctx.
func (s *Service) EndAll(ctx context.Context, how string) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		found, err := storage.All[Visit](ctx, s.db, mostUnderWay, underWay())
		for _, one := range found {
			err = errors.Join(err, s.end(ctx, &one, how))
		}
		return err
	})
}

// end is on the record as the visitor's own doing: it is the end of what they began. Of two who try, one does.
func (s *Service) end(ctx context.Context, v *Visit, how string) error {
	ended, err := storage.Set[Visit](ctx, s.db, map[string]any{"left_at": s.clock.Now()}, storage.ByID(v.ID), underWay())
	if err != nil || ended == 0 {
		return err
	}
	s.home.Interrupt(ctx, v.UserID)
	return s.wrote(as(ctx, v), "left", v, map[string]any{"reason": v.Reason, "how": how})
}

func (s *Service) wrote(ctx context.Context, what string, v *Visit, payload map[string]any) error {
	payload["visit"], payload["from"] = v.ID, v.HomeID
	return s.record.Write(ctx, record.Act{Name: "tenant." + what, ID: v.TenantID, Payload: payload})
}

// as is ctx on behalf of a visitor.
func as(ctx context.Context, v *Visit) context.Context {
	return principal.With(ctx, principal.Principal{
		TenantID: v.TenantID, UserID: v.UserID, Username: v.Username, Role: "superadmin", Kind: principal.KindUser, Visitor: v.HomeID,
	})
}

// Settle ends the visits whose time is over, and those whose session or person's right to them has ended in any way.
func (s *Service) Settle(ctx context.Context) error {
	open, err := everywhere(ctx, s.db)
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
