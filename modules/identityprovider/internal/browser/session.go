// Package browser keeps the browsers that have signed in at the provider.
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

// Refusals is what sessions refuse with.
func (Session) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNone} }

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
	return opened, secret, s.db.Within(ctx, func(ctx context.Context) error {
		if former != "" {
			if err := s.end(ctx, storage.Where("digest = ?", s.vault.Digest(former))); err != nil {
				return err
			}
		}
		return storage.Insert(ctx, s.db, opened)
	})
}

// Find gives the living session behind a cookie's secret, or ErrNone.
func (s *Service) Find(ctx context.Context, secret string) (*Session, error) {
	if secret == "" {
		return nil, ErrNone
	}
	return s.find(ctx, storage.Where("digest = ?", s.vault.Digest(secret)))
}

func (s *Service) find(ctx context.Context, which storage.Narrow) (*Session, error) {
	found, err := storage.One[Session](ctx, s.db, which)
	if err == nil && !found.alive(s.clock.Now()) {
		return nil, ErrNone
	}
	return &found, err
}

// Living says whether the session with an id still lives.
func (s *Service) Living(ctx context.Context, id string) (bool, error) {
	_, err := s.find(ctx, storage.ByID(id))
	if errors.Is(err, ErrNone) {
		return false, nil
	}
	return err == nil, err
}

// End ends a session.
func (s *Service) End(ctx context.Context, id string) error { return s.end(ctx, storage.ByID(id)) }

// EndOthers ends every session of an account but one; with an empty id, all of them.
func (s *Service) EndOthers(ctx context.Context, accountID, but string) error {
	return s.end(ctx, storage.Where("account_id = ? AND id <> ?", accountID, but))
}

func (s *Service) end(ctx context.Context, which storage.Narrow) error {
	_, err := storage.Set[Session](ctx, s.db, map[string]any{"ended_at": s.clock.Now()}, which, storage.Where("ended_at IS NULL"))
	return err
}
