package account

import (
	"context"
	"errors"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/identityprovider/internal/password"
	"github.com/recobro/recobro/modules/identityprovider/internal/realm"
	"github.com/recobro/recobro/modules/identityprovider/internal/throttle"
	"github.com/recobro/recobro/modules/identityprovider/internal/vault"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service keeps the accounts. Safe for concurrent use.
type Service struct {
	db       *storage.DB
	vault    *vault.Vault
	hasher   *password.Hasher
	throttle *throttle.Service
	trace    *tracing.Recorder
	clock    clock.Clock
}

// NewService is a service over the module's database.
func NewService(db *storage.DB, v *vault.Vault, h *password.Hasher, t *throttle.Service, trace *tracing.Recorder, c clock.Clock) *Service {
	return &Service{db: db, vault: v, hasher: h, throttle: t, trace: trace, clock: c}
}

// Get gives the account with an id, or ErrNotFound.
func (s *Service) Get(ctx context.Context, id string) (*Account, error) {
	return s.find(ctx, func(tx *gorm.DB) (*Account, error) { return byID(tx, id) })
}

// ByLogin gives the account that signs in with a login, or ErrNotFound.
func (s *Service) ByLogin(ctx context.Context, login string) (*Account, error) {
	return s.find(ctx, func(tx *gorm.DB) (*Account, error) { return byEmail(tx, normal(login)) })
}

func (s *Service) find(ctx context.Context, how func(*gorm.DB) (*Account, error)) (found *Account, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) (err error) {
		found, err = how(tx)
		return err
	})
	if err != nil {
		return nil, err
	}
	return found, nil
}

// New is what a new account is made of.
type New struct {
	Email, DisplayName, Language, Password string
	Invitation                             string // id of the invitation that is taken up; empty for the operator's own act
}

// Create makes an account with a password. ErrExists if the e-mail has one or the invitation was taken up before;
// password.ErrWeak and ErrInvalid name the fields at fault.
func (s *Service) Create(ctx context.Context, n New) (*Account, error) {
	made, err := prepared(n)
	if err != nil {
		return nil, err
	}
	if err := password.Check("body.password", n.Password, made.personal()...); err != nil {
		return nil, err
	}
	if made.PasswordHash, err = s.hasher.Hash(ctx, n.Password); err != nil {
		return nil, err
	}
	return made, s.store(ctx, made, n.Invitation)
}

func prepared(n New) (*Account, error) {
	email, err := checkedEmail(n.Email)
	if err != nil {
		return nil, err
	}
	name, err := checkedName(n.DisplayName)
	return &Account{Row: storage.Row{ID: storage.NewID()}, Email: email, DisplayName: name, Language: n.Language}, err
}

func (s *Service) store(ctx context.Context, made *Account, invitation string) error {
	err := s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := tx.Create(made).Error; err != nil {
			return err
		}
		if invitation != "" {
			if err := tx.Create(&takenInvitation{Row: storage.Row{ID: invitation}, AccountID: made.ID}).Error; err != nil {
				return err
			}
		}
		return s.record(ctx, tx, made, "identityprovider.account.created")
	})
	if errors.Is(err, storage.ErrDuplicate) {
		return ErrExists
	}
	return err
}

// Prove checks a login and password from an address. ErrCredentials says no in the same words and after the same work
// whether the account exists, is disabled, or has another password; throttle.ErrTooMany says to wait.
func (s *Service) Prove(ctx context.Context, login, plain, address string) (*Account, error) {
	attempt := throttle.Attempt{What: "password", Account: login, Address: address}
	if err := s.throttle.Enter(ctx, attempt); err != nil {
		return nil, err
	}
	found, err := s.ByLogin(ctx, login)
	if errors.Is(err, ErrNotFound) {
		found, err = &Account{}, nil
	}
	if err != nil {
		return nil, err
	}
	matches, err := s.hasher.Matches(ctx, plain, found.PasswordHash)
	switch {
	case err != nil:
		return nil, err
	case !matches || found.DisabledAt != nil:
		return nil, s.failed(ctx, found, "identityprovider.password.refused", ErrCredentials)
	}
	return found, s.throttle.Forgive(ctx, attempt)
}

// failed leaves a trace of a failed attempt on a known account; nobody's attempts leave none, so that nobody can fill
// the record from outside.
func (s *Service) failed(ctx context.Context, a *Account, name string, told error) error {
	if a.ID == "" {
		return told
	}
	err := s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error { return s.record(ctx, tx, a, name) })
	return errors.Join(err, told)
}

// SetPassword gives an account a new password; field names the input if it cannot be taken.
func (s *Service) SetPassword(ctx context.Context, a *Account, field, plain string) error {
	if err := password.Check(field, plain, a.personal()...); err != nil {
		return err
	}
	hash, err := s.hasher.Hash(ctx, plain)
	if err != nil {
		return err
	}
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := setPassword(tx, a.ID, hash); err != nil {
			return err
		}
		return s.record(ctx, tx, a, "identityprovider.password.changed")
	})
}

// Confirm checks the password of somebody who is signed in already, naming field when it is wrong.
func (s *Service) Confirm(ctx context.Context, a *Account, field, plain, address string) error {
	_, err := s.Prove(ctx, a.Email, plain, address)
	if errors.Is(err, ErrCredentials) {
		return ErrInvalid.WithField(field, "identityprovider.password_wrong")
	}
	return err
}

func (s *Service) record(ctx context.Context, tx *gorm.DB, a *Account, name string) error {
	return s.trace.Record(realm.As(ctx, a.ID, a.DisplayName), tx, tracing.Entry{Name: name, SubjectType: "account", SubjectID: a.ID})
}
