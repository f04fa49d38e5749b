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
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service keeps the accounts. Safe for concurrent use.
type Service struct {
	db       *storage.DB
	vault    *vault.Vault
	hasher   *password.Hasher
	judge    *password.Judge
	throttle *throttle.Service
	record   *record.Record
	clock    clock.Clock
	refused  Refused // nil: nobody else hears of it
}

// Refused reports that an attempt on an account failed, in the transaction that records it.
type Refused func(ctx context.Context, tx *gorm.DB, accountID, name string) error

// Announce has failed attempts reported. Call it before the service is used.
func (s *Service) Announce(refused Refused) *Service {
	s.refused = refused
	return s
}

// NewService is a service over the module's database.
func NewService(db *storage.DB, v *vault.Vault, h *password.Hasher, j *password.Judge, t *throttle.Service,
	record *record.Record, c clock.Clock,
) *Service {
	return &Service{db: db, vault: v, hasher: h, judge: j, throttle: t, record: record, clock: c}
}

// Get gives the account with an id, or ErrNotFound.
func (s *Service) Get(ctx context.Context, id string) (*Account, error) {
	return s.find(ctx, storage.ByID(id))
}

// ByLogin gives the account that signs in with a login, or ErrNotFound.
func (s *Service) ByLogin(ctx context.Context, login string) (*Account, error) {
	return s.find(ctx, storage.Where("email = ?", normal(login)))
}

func (s *Service) find(ctx context.Context, which storage.Narrow) (*Account, error) {
	found, err := storage.One[Account](ctx, s.db, which)
	if err != nil {
		return nil, err
	}
	return &found, nil
}

// New is what a new account is made of.
type New struct {
	Email, DisplayName, Language, Password string
	Invitation                             string   // id of the invitation that is accepted; empty for the operator's own act
	Mailed                                 bool     // the invitation went by mail, so that the e-mail is proved by it
	Words                                  []string // names of the companies that the person is to work for
}

// Create makes an account with a password. ErrExists if the e-mail has one or the invitation was accepted before;
// password.ErrWeak and ErrInvalid name the fields at fault.
func (s *Service) Create(ctx context.Context, n New) (*Account, error) {
	made, err := prepared(n)
	if err != nil {
		return nil, err
	}
	if err := s.judge.Check("body.password", n.Password, made.surroundings()); err != nil {
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
	return &Account{
		Row: storage.Row{ID: storage.NewID()}, Email: email, EmailProved: n.Invitation == "" || n.Mailed, DisplayName: name,
		Language: n.Language, Words: named(n.Words),
	}, err
}

func (s *Service) store(ctx context.Context, made *Account, invitation string) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		if err := storage.Insert(ctx, s.db, made); err != nil {
			return err
		}
		if invitation != "" {
			if err := storage.Insert(ctx, s.db, &takenInvitation{Row: storage.Row{ID: invitation}, AccountID: made.ID}); err != nil {
				return err
			}
		}
		return s.wrote(ctx, made, "account.created")
	})
}

// Prove checks a login and password. ErrCredentials says no in the same words and after the same work whether the
// account exists, is disabled, or has another password; throttle.ErrProof says what the attempt costs.
func (s *Service) Prove(ctx context.Context, login, plain string, from throttle.From) (*Account, error) {
	found, err := s.ByLogin(ctx, login)
	if errors.Is(err, ErrNotFound) {
		found, err = &Account{}, nil
	}
	if err != nil {
		return nil, err
	}
	attempt := throttle.SignIn{Login: login, Stored: found.PasswordHash, From: from}
	if err := s.throttle.EnterSignIn(ctx, attempt); err != nil {
		return nil, err
	}
	if err := s.match(ctx, found, plain); err != nil {
		return nil, err
	}
	return found, s.throttle.ForgiveSignIn(ctx, attempt)
}

// match checks a password against the account's; ErrCredentials if it is not that.
func (s *Service) match(ctx context.Context, a *Account, plain string) error {
	matches, err := s.hasher.Matches(ctx, plain, a.PasswordHash)
	if err == nil && (!matches || a.DisabledAt != nil) {
		return s.failed(ctx, a, "password.refused", ErrCredentials)
	}
	return err
}

// Introduce gives the cookie by which a browser that has just signed in is known the next time; devices is the one it
// had.
func (s *Service) Introduce(a *Account, devices string) string {
	return s.throttle.Introduce(devices, a.Email, a.PasswordHash)
}

// failed leaves a trace of a failed attempt on a known account; nobody's attempts leave none, so that nobody can fill
// the record from outside.
func (s *Service) failed(ctx context.Context, a *Account, what string, told error) error {
	if a.ID == "" {
		return told
	}
	err := s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := s.wrote(ctx, a, what); err != nil || s.refused == nil {
			return err
		}
		return s.refused(ctx, tx, a.ID, s.db.Schema()+"."+what)
	})
	return errors.Join(err, told)
}

// SetPassword gives an account a new password; field names the input if it is refused.
func (s *Service) SetPassword(ctx context.Context, a *Account, field, plain string) error {
	if err := s.judge.Check(field, plain, a.surroundings()); err != nil {
		return err
	}
	hash, err := s.hasher.Hash(ctx, plain)
	if err != nil {
		return err
	}
	return s.db.Within(ctx, func(ctx context.Context) error {
		if err := s.set(ctx, a.ID, map[string]any{"password_hash": hash}); err != nil {
			return err
		}
		return s.wrote(ctx, a, "password.changed")
	})
}

// Confirm checks the password of somebody who is signed in already, naming field when it is wrong. It counts for the
// session alone: who is at it guesses at the account of nobody else, and nobody else can wall it in.
func (s *Service) Confirm(ctx context.Context, a *Account, field, plain, session string) error {
	attempt := throttle.Attempt{What: "confirmation", Account: session}
	if err := s.throttle.Enter(ctx, attempt); err != nil {
		return err
	}
	err := s.match(ctx, a, plain)
	if errors.Is(err, ErrCredentials) {
		return ErrInvalid.WithField(field, "identityprovider.password_wrong")
	}
	if err != nil {
		return err
	}
	return s.throttle.Forgive(ctx, attempt)
}

func (s *Service) set(ctx context.Context, id string, columns map[string]any) error {
	_, err := storage.Set[Account](ctx, s.db, columns, storage.ByID(id))
	return err
}

func (s *Service) wrote(ctx context.Context, a *Account, what string) error {
	return s.record.Write(realm.As(ctx, a.ID, a.DisplayName), record.Act{Name: what, Kind: "account", ID: a.ID, Silent: true})
}
