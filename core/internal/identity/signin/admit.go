package signin

import (
	"context"
	"errors"
	"slices"

	"github.com/recobro/recobro/core/internal/identity/invitation"
	"github.com/recobro/recobro/core/internal/identity/relyingparty"
	"github.com/recobro/recobro/core/internal/identity/session"
	"github.com/recobro/recobro/core/internal/identity/tenant"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// admit finds the user a person is. Somebody whom nobody knows yet is let in by an invitation, once; somebody who is known
// joins a further tenant by saying yes there, and never by signing in.
func (s *Service) admit(ctx context.Context, p relyingparty.Person, link string, former *session.Session) (*user.User, error) {
	if err := s.adopt(ctx, p); err != nil {
		return nil, err
	}
	known, err := s.Users.Known(ctx, p.Issuer, p.Subject)
	if err != nil {
		return nil, err
	}
	if len(known) == 0 {
		u, err := s.welcome(ctx, p, link)
		if err == nil {
			return u, s.admits(ctx, *u)
		}
		if !errors.Is(err, storage.ErrStale) {
			return nil, err
		}
		// Another tab of the person was faster.
		if known, err = s.Users.Known(ctx, p.Issuer, p.Subject); err != nil {
			return nil, err
		}
	}
	active := slices.DeleteFunc(known, func(u user.User) bool { return u.Status != user.Active })
	if len(active) == 0 {
		return nil, ErrShutOut
	}
	if active, err = s.openTo(ctx, active); err != nil {
		return nil, err
	}
	u := latest(active)
	for _, one := range active {
		if former != nil && former.Subject == p.Subject && former.TenantID == one.TenantID {
			u = one
		}
	}
	return &u, nil
}

// openTo are those of a person's users whose tenant lets people in; where none does, why not.
func (s *Service) openTo(ctx context.Context, users []user.User) (open []user.User, err error) {
	for _, u := range users {
		switch shut := s.admits(ctx, u); {
		case shut == nil:
			open = append(open, u)
		case !errors.Is(shut, tenant.ErrSuspended):
			return nil, shut
		case err == nil:
			err = shut
		}
	}
	if len(open) > 0 {
		return open, nil
	}
	return nil, err
}

// admits says whether a user's tenant lets people in: nil, or tenant.ErrSuspended.
func (s *Service) admits(ctx context.Context, u user.User) error {
	home, err := s.Tenants.Now(within(ctx, u.TenantID))
	if err != nil {
		return err
	}
	return home.Admits()
}

// adopt ties active users that no identity of this provider is bound to yet, after a change of provider, to the person
// whose e-mail the provider vouches for.
func (s *Service) adopt(ctx context.Context, p relyingparty.Person) error {
	if !p.EmailVerified {
		return nil
	}
	waiting, err := s.Users.Waiting(ctx, p.Issuer, p.Email, user.Active)
	if err != nil {
		return err
	}
	for _, u := range waiting {
		if _, err := s.bind(ctx, u, p, ""); err != nil && !errors.Is(err, storage.ErrStale) {
			return err
		}
	}
	return nil
}

// welcome lets in somebody whom nobody knows yet: by the invitation of the link that led here, or, without a link, by the
// only one there is for an e-mail that the provider vouches for.
func (s *Service) welcome(ctx context.Context, p relyingparty.Person, link string) (*user.User, error) {
	if link != "" {
		return s.follow(ctx, p, link)
	}
	if !p.EmailVerified {
		return nil, ErrUnverified
	}
	waiting, err := s.Users.Waiting(ctx, p.Issuer, p.Email, user.Invited)
	switch {
	case err != nil:
		return nil, err
	case len(waiting) == 0:
		return nil, ErrNoAccount
	case len(waiting) > 1:
		return nil, invitation.ErrSeveral
	}
	return s.bind(ctx, waiting[0], p, "")
}

func (s *Service) follow(ctx context.Context, p relyingparty.Person, link string) (*user.User, error) {
	letter, err := s.Invitations.Read(link)
	if err != nil {
		return nil, err
	}
	if letter.Email != p.Email {
		return nil, invitation.ErrOther
	}
	return s.Join(ctx, letter, p.Issuer, p.Subject)
}

// Join takes up the invitation of a link for the person with an identity, and that one alone. invitation.ErrExpired.
func (s *Service) Join(ctx context.Context, l invitation.Letter, issuer, subject string) (*user.User, error) {
	found, err := s.Invitations.Of(ctx, l)
	if err != nil {
		return nil, err
	}
	invited, err := s.Users.Get(within(ctx, l.Tenant), found.UserID)
	if err != nil {
		return nil, err
	}
	return s.bind(ctx, *invited, relyingparty.Person{Issuer: issuer, Subject: subject}, found.ID)
}

func (s *Service) bind(ctx context.Context, u user.User, p relyingparty.Person, invitationID string) (*user.User, error) {
	return s.Users.Bind(within(ctx, u.TenantID), u.ID, p.Issuer, p.Subject, func(ctx context.Context, userID string) error {
		return s.Invitations.TakeUp(ctx, userID, invitationID)
	})
}

// within is ctx on behalf of the installation, in a tenant.
func within(ctx context.Context, tenant string) context.Context {
	return principal.With(ctx, principal.System(tenant, "core"))
}
