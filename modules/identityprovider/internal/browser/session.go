// Package browser holds the browsers that have signed in at the provider.
package browser

import (
	"context"
	"errors"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/identityprovider/internal/vault"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Lifetime is how long a browser stays signed in at the provider.
const Lifetime = 12 * time.Hour

// The ways in which a person proves to be who they say (RFC 8176).
const (
	ByPassword = "pwd"
	ByCode     = "otp"
)

// ErrNone says that the browser is not signed in.
var ErrNone = errs.New(errs.Unauthenticated, "identityprovider.not_signed_in")

// Session is one browser signed in as one account.
type Session struct {
	storage.Row
	AccountID string
	Digest    string
	Methods   string // separated by spaces
	ProvedAt  time.Time
	ExpiresAt time.Time
	EndedAt   *time.Time
}

// TableName is where sessions are kept.
func (Session) TableName() string { return "browser_sessions" }

// MethodList are the ways in which the person proved themselves.
func (s *Session) MethodList() []string { return strings.Fields(s.Methods) }

// Has says whether the person proved themselves in a way.
func (s *Session) Has(method string) bool {
	for _, one := range s.MethodList() {
		if one == method {
			return true
		}
	}
	return false
}

func (s *Session) alive(now time.Time) bool { return s.EndedAt == nil && now.Before(s.ExpiresAt) }

// Service opens, finds and ends sessions. Safe for concurrent use.
type Service struct {
	db    *storage.DB
	vault *vault.Vault
	clock clock.Clock
}

// New is a service over the module's database.
func New(db *storage.DB, v *vault.Vault, c clock.Clock) *Service {
	return &Service{db: db, vault: v, clock: c}
}

// Open signs a browser in and gives the secret for its cookie. It ends the session that the browser had before.
func (s *Service) Open(ctx context.Context, accountID string, methods []string, former string) (*Session, string, error) {
	now, secret := s.clock.Now(), vault.Random()
	opened := &Session{
		AccountID: accountID, Digest: s.vault.Digest(secret), Methods: strings.Join(methods, " "),
		ProvedAt: now, ExpiresAt: now.Add(Lifetime),
	}
	return opened, secret, s.open(ctx, opened, former)
}

// Find gives the living session behind a cookie's secret, or ErrNone.
func (s *Service) Find(ctx context.Context, secret string) (*Session, error) {
	if secret == "" {
		return nil, ErrNone
	}
	found, err := s.byDigest(ctx, s.vault.Digest(secret))
	if errors.Is(err, storage.ErrNotFound) || (err == nil && !found.alive(s.clock.Now())) {
		return nil, ErrNone
	}
	return found, err
}

// Living says whether the session with an id still lives.
func (s *Service) Living(ctx context.Context, id string) (bool, error) {
	found, err := s.byID(ctx, id)
	if errors.Is(err, storage.ErrNotFound) {
		return false, nil
	}
	return err == nil && found.alive(s.clock.Now()), err
}
