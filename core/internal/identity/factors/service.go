package factors

import (
	"context"
	"errors"
	"net/http"
	"slices"

	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Config says which provider there is and how orders to it are signed.
type Config struct {
	Key       []byte // shared with the bundled provider
	PublicURL string
	Issuer    string
	Embedded  bool              // any other provider keeps its factors to itself
	Transport http.RoundTripper // reaches the provider
}

// Users are the people as far as a reset has to know them.
type Users interface {
	// Changeable gives a user of ctx's tenant whom its principal may change.
	Changeable(ctx context.Context, id string) (*user.User, error)
	// Accounts gives what the user is at the issuer, empty before the first sign-in, and every user, of any tenant, that
	// signs in with it.
	Accounts(ctx context.Context, issuer string, u user.User) (subject string, same []user.User, err error)
}

// Sessions ends what a user has open.
type Sessions interface {
	EndAll(ctx context.Context, userID string) error
}

// Tell notifies a user of ctx's tenant, in the transaction of ctx.
type Tell func(ctx context.Context, userID string, which Proofs) error

// Service resets proofs. Safe for concurrent use.
type Service struct {
	config   Config
	users    Users
	sessions Sessions
	db       *storage.DB
	record   *record.Record
	clock    clock.Clock
}

// NewService is a service over the core's database.
func NewService(c Config, u Users, s Sessions, db *storage.DB, record *record.Record, now clock.Clock) *Service {
	if c.Transport == nil {
		c.Transport = http.DefaultTransport
	}
	return &Service{config: c, users: u, sessions: s, db: db, record: record, clock: now}
}

// Reset takes proofs of a user of ctx's tenant away: they are worth nothing from now on, and every session of the
// person ends, in all tenants, for the account is the same. Nobody resets their own, nobody but a superadmin those of
// somebody who is one anywhere or works for another tenant too. ErrElsewhere, ErrOwn, ErrNone, ErrNothing, ErrShared,
// ErrUnavailable, user.ErrAboveOwn.
func (s *Service) Reset(ctx context.Context, userID string, which Proofs, tell Tell) error {
	subject, same, err := s.allowed(ctx, userID, which)
	if err != nil {
		return err
	}
	signed, err := s.config.sign(subject, same[0].Email, "", which, s.clock.Now())
	if err != nil {
		return err
	}
	if err := s.send(ctx, signed); err != nil {
		return err
	}
	for _, one := range same {
		if err := s.shutOut(ctx, one, which, tell); err != nil {
			return err
		}
	}
	return nil
}

// allowed gives the person's id at the provider and every user that is the person, the asked one first.
func (s *Service) allowed(ctx context.Context, userID string, which Proofs) (string, []user.User, error) {
	found, err := s.users.Changeable(ctx, userID)
	switch {
	case err != nil:
		return "", nil, err
	case principal.Must(ctx).UserID == userID:
		return "", nil, ErrOwn
	case which == Proofs{}:
		return "", nil, ErrNothing.WithField("body", "identity.factors_nothing")
	case !s.config.Embedded:
		return "", nil, ErrElsewhere
	case found.Status == user.Invited:
		return "", nil, ErrNone
	}
	subject, same, err := s.users.Accounts(ctx, s.config.Issuer, *found)
	if err == nil && shared(ctx, same) {
		err = ErrShared
	}
	return subject, same, err
}

// shared says whether a person's account is more than the tenant's of who asks: then it is a superadmin's matter.
func shared(ctx context.Context, same []user.User) bool {
	who := principal.Must(ctx)
	if who.Role == string(user.Superadmin) || who.Kind == principal.KindSystem {
		return false
	}
	return slices.ContainsFunc(same, func(u user.User) bool { return u.TenantID != who.TenantID && u.Status != user.Invited })
}

// SignOut ends what the bundled provider keeps of a user's sign-ins, but for its session keep. It leaves a shared account
// alone, unless its own person asks: nobody is signed out of another tenant, and in this one old proofs count no longer.
func (s *Service) SignOut(ctx context.Context, userID, keep string) error {
	if !s.config.Embedded {
		return nil
	}
	found, err := s.users.Changeable(ctx, userID)
	if err != nil {
		return err
	}
	subject, same, err := s.users.Accounts(ctx, s.config.Issuer, *found)
	own := principal.Must(ctx).UserID == userID
	if errors.Is(err, user.ErrAboveOwn) || (err == nil && (subject == "" || (!own && shared(ctx, same)))) {
		return nil
	}
	if err != nil {
		return err
	}
	signed, err := s.config.sign(subject, found.Email, keep, Proofs{}, s.clock.Now())
	if err != nil {
		return err
	}
	return s.send(ctx, signed)
}

// shutOut ends a user's sessions and leaves the trace where the user is; who asked is told of in their own tenant alone.
func (s *Service) shutOut(ctx context.Context, u user.User, which Proofs, tell Tell) error {
	if u.TenantID != principal.Must(ctx).TenantID {
		ctx = principal.With(ctx, principal.System(u.TenantID, "core"))
	}
	return s.db.Within(ctx, func(ctx context.Context) error {
		if err := s.sessions.EndAll(ctx, u.ID); err != nil {
			return err
		}
		reset := map[string]any{"password": which.Password, "one_time_code": which.Code}
		err := s.record.Write(ctx, record.Act{Name: "user.factors_reset", ID: u.ID, Payload: reset})
		if err != nil || tell == nil {
			return err
		}
		return tell(ctx, u.ID, which)
	})
}
