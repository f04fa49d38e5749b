package signin

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"net/url"
	"slices"

	"gorm.io/gorm"

	"github.com/recobro/recobro/core/internal/identity/keyring"
	"github.com/recobro/recobro/core/internal/identity/relyingparty"
	"github.com/recobro/recobro/core/internal/identity/session"
	"github.com/recobro/recobro/core/internal/identity/tenant"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service signs people in. Safe for concurrent use.
type Service struct {
	Party       *relyingparty.Party
	Users       *user.Service
	Sessions    *session.Service
	Invitations user.Invitations
	DB          *storage.DB
	Ring        *keyring.Ring
	Clock       clock.Clock
	Log         *slog.Logger
}

// Begin starts a sign-in of the browser that holds the secret browser and gives the address at the provider to go to.
func (s *Service) Begin(ctx context.Context, browser, redirect string, wish relyingparty.Wish) (string, error) {
	secrets := relyingparty.NewAttempt()
	address, err := s.Party.AuthorizeURL(ctx, secrets, wish)
	if err != nil {
		return "", err
	}
	plain, err := json.Marshal(secrets)
	if err != nil {
		return "", err
	}
	now := s.Clock.Now()
	begun := &Attempt{
		Row: storage.Row{ID: storage.NewID()}, StateHash: digest(secrets.State), BrowserHash: digest(browser),
		Redirect: SafeRedirect(redirect), ExpiresAt: now.Add(attemptLifetime),
	}
	begun.Secrets = s.Ring.SealText(plain, begun.place())
	return address, s.DB.Tx(installation(ctx), func(_ context.Context, tx *gorm.DB) error {
		return errors.Join(sweep(tx, now), tx.Create(begun).Error)
	})
}

// Done is a finished sign-in.
type Done struct {
	Cookie   session.Cookie
	Session  *session.Session
	Redirect string
}

// Complete takes the provider's answer that came back through the browser holding the secret browser. Each answer is
// taken once, whatever comes of it.
func (s *Service) Complete(ctx context.Context, browser string, answer url.Values, from session.Origin) (Done, error) {
	begun, err := s.take(ctx, browser, answer.Get("state"))
	if err != nil {
		return Done{}, err
	}
	var secrets relyingparty.Attempt
	plain, err := s.Ring.UnsealText(begun.Secrets, begun.place())
	if err != nil {
		return Done{}, ErrReplayed.Wrap(err)
	}
	if err := json.Unmarshal(plain, &secrets); err != nil {
		return Done{}, err
	}
	person, tokens, err := s.Party.Exchange(ctx, secrets, answer)
	if err != nil {
		return Done{}, err
	}
	let, err := s.admit(ctx, person)
	if err != nil {
		return Done{}, err
	}
	cookie, opened, err := s.open(ctx, let, person, tokens, from)
	return Done{Cookie: cookie, Session: opened, Redirect: begun.Redirect}, err
}

func (s *Service) take(ctx context.Context, browser, state string) (*Attempt, error) {
	var begun *Attempt
	err := s.DB.Tx(installation(ctx), func(_ context.Context, tx *gorm.DB) (err error) {
		begun, err = take(tx, state)
		return err
	})
	if err == nil && !begun.usable(browser, s.Clock.Now()) {
		err = ErrReplayed
	}
	return begun, err
}

func (s *Service) open(ctx context.Context, u *user.User, p relyingparty.Person, t relyingparty.Tokens, from session.Origin) (cookie session.Cookie, opened *session.Session, err error) {
	ctx = As(ctx, u)
	err = s.DB.Tx(ctx, func(ctx context.Context, _ *gorm.DB) error {
		cookie, opened, err = s.Sessions.Open(ctx, u.ID, p, t, from)
		return errors.Join(err, s.Users.Seen(ctx, u.ID))
	})
	return cookie, opened, err
}

// admit finds the user a person is, binding those that wait for this person's e-mail first.
func (s *Service) admit(ctx context.Context, p relyingparty.Person) (*user.User, error) {
	if err := s.bind(ctx, p); err != nil {
		return nil, err
	}
	known, err := s.Users.Known(ctx, p.Issuer, p.Subject)
	if err != nil {
		return nil, err
	}
	active := slices.DeleteFunc(slices.Clone(known), func(u user.User) bool { return u.Status != user.Active })
	switch {
	case len(active) > 0:
		u := latest(active)
		return &u, nil
	case len(known) > 0:
		return nil, ErrShutOut
	case !p.EmailVerified:
		return nil, ErrUnverified
	default:
		return nil, ErrNoAccount
	}
}

// bind ties the users that wait for the person's e-mail to the person. An expired invitation in one tenant is no
// reason to keep somebody out of another.
func (s *Service) bind(ctx context.Context, p relyingparty.Person) error {
	if !p.EmailVerified {
		return nil
	}
	waiting, err := s.Users.Waiting(ctx, p.Issuer, p.Email)
	if err != nil {
		return err
	}
	var refused error
	for _, u := range waiting {
		_, err := s.Users.Bind(principal.With(ctx, principal.System(u.TenantID, "core")), u.ID, p.Issuer, p.Subject, s.Invitations)
		switch {
		case errs.KindOf(err) == errs.Internal && err != nil:
			return err
		case err != nil:
			refused = err
		}
	}
	known, err := s.Users.Known(ctx, p.Issuer, p.Subject)
	if err != nil || len(known) > 0 {
		return err
	}
	return refused
}

func latest(users []user.User) user.User {
	return slices.MaxFunc(users, func(a, b user.User) int {
		switch {
		case a.LastSeenAt == nil && b.LastSeenAt == nil:
			return 0
		case a.LastSeenAt == nil:
			return -1
		case b.LastSeenAt == nil:
			return 1
		default:
			return a.LastSeenAt.Compare(*b.LastSeenAt)
		}
	})
}

// As is ctx on behalf of a user.
func As(ctx context.Context, u *user.User) context.Context {
	who, _ := principal.From(ctx)
	who.TenantID, who.UserID, who.Username = u.TenantID, u.ID, u.Username
	who.Role, who.Language, who.Kind = string(u.Role), u.Language, principal.KindUser
	return principal.With(ctx, who)
}

// installation is ctx on behalf of the installation itself.
func installation(ctx context.Context) context.Context {
	return principal.With(ctx, principal.System(tenant.Installation, "core"))
}
