package signin

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"net/url"
	"slices"

	"gorm.io/gorm"

	"github.com/recobro/recobro/core/internal/identity/invitation"
	"github.com/recobro/recobro/core/internal/identity/keyring"
	"github.com/recobro/recobro/core/internal/identity/relyingparty"
	"github.com/recobro/recobro/core/internal/identity/session"
	"github.com/recobro/recobro/core/internal/identity/tenant"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service signs people in. Safe for concurrent use.
type Service struct {
	Party       *relyingparty.Party
	Users       *user.Service
	Tenants     *tenant.Service
	Sessions    *session.Service
	Invitations *invitation.Service
	DB          *storage.DB
	Ring        *keyring.Ring
	Clock       clock.Clock
	Log         *slog.Logger
	Tally       *tracing.Tally // of refused sign-ins
}

// secrets are what the two ends of a sign-in have to agree on.
type secrets struct {
	relyingparty.Attempt
	Invitation string `json:"invitation,omitempty"` // token of the link that led here
	Anew       bool   `json:"anew,omitempty"`       // the provider was told to ask the person, whatever it knows
}

// Begin starts a sign-in of the browser that holds the secret browser and gives the address at the provider to go to.
// invitation is the token of the link that led here, if one did: the sign-in takes up that one and no other.
func (s *Service) Begin(ctx context.Context, browser, redirect, invitation string, wish relyingparty.Wish) (string, error) {
	if invitation != "" {
		letter, err := s.Invitations.Read(invitation)
		if err != nil {
			return "", err
		}
		wish.LoginHint = letter.Email
	}
	kept := secrets{Attempt: relyingparty.NewAttempt(), Invitation: invitation, Anew: wish.Anew}
	address, err := s.Party.AuthorizeURL(ctx, kept.Attempt, wish)
	if err != nil {
		return "", err
	}
	plain, err := json.Marshal(kept)
	if err != nil {
		return "", err
	}
	now := s.Clock.Now()
	begun := &Attempt{
		Row: storage.Row{ID: storage.NewID()}, StateHash: digest(kept.State), BrowserHash: digest(browser),
		Redirect: SafeRedirect(redirect), ExpiresAt: now.Add(attemptLifetime),
	}
	begun.Secrets = s.Ring.SealText(plain, begun.place())
	return address, s.DB.Tx(installation(ctx), func(ctx context.Context, tx *gorm.DB) error {
		return errors.Join(sweep(tx, now), storage.Insert(ctx, s.DB, begun))
	})
}

// Done is a finished sign-in.
type Done struct {
	Cookie   session.Cookie
	Session  *session.Session
	Redirect string
	Anew     bool // not done: the person has to be asked anew, once
}

// Complete takes the provider's answer that came back through the browser holding the secret browser. Each answer is
// taken once, whatever comes of it. A person who has a session already, former, stays in its tenant.
func (s *Service) Complete(ctx context.Context, browser string, answer url.Values, from session.Origin, former *session.Session) (Done, error) {
	begun, err := s.take(ctx, browser, answer.Get("state"))
	if err != nil {
		return Done{}, err
	}
	var kept secrets
	plain, err := s.Ring.UnsealText(begun.Secrets, begun.place())
	if err != nil {
		return Done{}, ErrReplayed.Wrap(err)
	}
	if err := json.Unmarshal(plain, &kept); err != nil {
		return Done{}, err
	}
	person, tokens, err := s.Party.Exchange(ctx, kept.Attempt, answer)
	if err != nil {
		return Done{}, err
	}
	let, err := s.admit(ctx, person, kept.Invitation, former)
	if err != nil {
		return Done{}, s.refused(ctx, person, err)
	}
	if !proved(person.AuthTime, let.ProveAfter, kept.Anew) {
		return Done{Redirect: begun.Redirect, Anew: !kept.Anew}, ErrProveAgain
	}
	cookie, opened, err := s.open(ctx, let, person, tokens, from, s.visitOf(former, let))
	return Done{Cookie: cookie, Session: opened, Redirect: begun.Redirect}, err
}

func (s *Service) take(ctx context.Context, browser, state string) (Attempt, error) {
	begun, err := take(installation(ctx), s.DB, state)
	if err == nil && !begun.usable(browser, s.Clock.Now()) {
		err = ErrReplayed
	}
	return begun, err
}

// visitOf is the visit that a person is on who proves themselves anew in the middle of it: they stay where they are.
func (s *Service) visitOf(former *session.Session, u *user.User) session.Visit {
	if former == nil || former.TenantID != u.TenantID || former.UserID != u.ID {
		return session.Visit{}
	}
	visit, _ := former.Visit(s.Clock.Now())
	return visit
}

func (s *Service) open(ctx context.Context, u *user.User, p relyingparty.Person, t relyingparty.Tokens, from session.Origin, on session.Visit) (cookie session.Cookie, opened *session.Session, err error) {
	ctx = As(ctx, u)
	err = s.DB.Within(ctx, func(ctx context.Context) error {
		cookie, opened, err = s.Sessions.Open(ctx, u.ID, p, t, from, on)
		return errors.Join(err, s.Users.Seen(ctx, u.ID))
	})
	return cookie, opened, err
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
	who.Role, who.Language, who.Kind, who.Visitor = string(u.Role), u.Language, principal.KindUser, ""
	return principal.With(ctx, who)
}

// installation is ctx on behalf of the installation itself.
func installation(ctx context.Context) context.Context {
	return principal.With(ctx, principal.System(tenant.Installation, "core"))
}
