package user

import (
	"context"
	"errors"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// TakeUp uses the open invitation of a user of ctx's tenant, in the transaction of ctx; it fails if there is none.
type TakeUp func(ctx context.Context, userID string) error

// Known gives the users, of any tenant, that an identity is bound to.
func (s *Service) Known(ctx context.Context, issuer, subject string) ([]User, error) {
	return linkedTo(ctx, s.db, issuer, subject)
}

// Accounts gives what a user is at the issuer, empty before the first sign-in, and every user, of any tenant, that signs in
// with the same account, u first. ErrAboveOwn if one of them is a superadmin, unless one asks.
func (s *Service) Accounts(ctx context.Context, issuer string, u User) (subject string, same []User, err error) {
	subject, same, err = sharing(ctx, s.db, issuer, u)
	if err != nil {
		return "", nil, err
	}
	for _, one := range same {
		if err := guardRole(ctx, one.Role); err != nil {
			return "", nil, err
		}
	}
	return subject, same, nil
}

// Waiting gives the users of a status, of any tenant, that wait for the first sign-in at issuer of whoever has proved to
// own an e-mail. There is one trusted issuer at a time, so after a change of provider everybody waits again.
func (s *Service) Waiting(ctx context.Context, issuer, email string, status Status) ([]User, error) {
	if email == "" {
		return nil, nil
	}
	return waitingFor(ctx, s.db, issuer, email, status)
}

// Bind ties a waiting user to an identity and makes an invited one active. The principal of ctx is the installation, in
// the user's tenant. Somebody who was bound meanwhile is left alone: storage.ErrStale.
func (s *Service) Bind(ctx context.Context, id, issuer, subject string, takeUp TakeUp) (*User, error) {
	var bound *User
	err := s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		u, err := s.Get(ctx, id)
		if err != nil {
			return err
		}
		if bound, err := boundTo(tx, *u, issuer); err != nil || bound {
			return errors.Join(err, storage.ErrStale)
		}
		if u.Status == Invited {
			if err := takeUp(ctx, id); err != nil {
				return err
			}
		}
		if err := errors.Join(u.Link(), storage.Update(ctx, s.db, u, u.Version)); err != nil {
			return err
		}
		bound = u
		if err := storage.Insert(ctx, s.db, &Identity{UserID: id, Issuer: issuer, Subject: subject}); err != nil {
			return err
		}
		return s.wrote(ctx, "linked", id, map[string]any{"issuer": issuer})
	})
	return bound, err
}
