package signingkey

import (
	"context"
	"errors"
	"sync"
	"time"

	"github.com/go-jose/go-jose/v4"

	"github.com/recobro/recobro/modules/identityprovider/internal/vault"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// remembered is how stale the known keys may be. Keys are published long before they sign.
const remembered = time.Minute

// Service gives the keys and rotates them. Safe for concurrent use.
type Service struct {
	db     *storage.DB
	vault  *vault.Vault
	record *record.Record
	clock  clock.Clock

	mu    sync.Mutex
	known []jose.JSONWebKey // private, the signing one first
	until time.Time
}

// New is a service over the module's database.
func New(db *storage.DB, v *vault.Vault, record *record.Record, c clock.Clock) *Service {
	return &Service{db: db, vault: v, record: record, clock: c}
}

// Signing is the private key that signs now.
func (s *Service) Signing(ctx context.Context) (jose.JSONWebKey, error) {
	keys, err := s.keys(ctx)
	if err != nil {
		return jose.JSONWebKey{}, err
	}
	return keys[0], nil
}

// Public are the public keys of all tokens that clients may meet.
func (s *Service) Public(ctx context.Context) (jose.JSONWebKeySet, error) {
	keys, err := s.keys(ctx)
	set := jose.JSONWebKeySet{Keys: make([]jose.JSONWebKey, len(keys))}
	for i, key := range keys {
		set.Keys[i] = key.Public()
	}
	return set, err
}

// Rotate makes the first key, or the next one when the last has signed for long enough, and forgets retired ones.
func (s *Service) Rotate(ctx context.Context) error {
	now := s.clock.Now()
	err := s.db.Within(ctx, func(ctx context.Context) error {
		found, err := s.published(ctx, now)
		if err != nil {
			return err
		}
		switch {
		case len(found) == 0:
			return s.add(ctx, now)
		case found[0].RetiresAt == nil && now.Sub(found[0].ActiveAt) >= Period:
			active := now.Add(Overlap)
			return errors.Join(s.retire(ctx, found[0].ID, active.Add(Overlap)), s.add(ctx, active), s.sweep(ctx, now))
		default:
			return s.sweep(ctx, now)
		}
	})
	s.forget()
	return err
}

func (s *Service) add(ctx context.Context, active time.Time) error {
	made, err := generate(s.vault, active)
	if err != nil {
		return err
	}
	if err := storage.Insert(ctx, s.db, made); err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "key.added", Kind: "signing_key", ID: made.ID, Silent: true})
}

// keys gives the published keys, the signing one first. The first use of all makes the first key.
func (s *Service) keys(ctx context.Context) ([]jose.JSONWebKey, error) {
	s.mu.Lock()
	known, fresh := s.known, s.clock.Now().Before(s.until)
	s.mu.Unlock()
	if fresh && len(known) > 0 {
		return known, nil
	}
	found, err := s.load(ctx)
	if err == nil && len(found) == 0 {
		if err = s.Rotate(ctx); err == nil {
			found, err = s.load(ctx)
		}
	}
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	s.known, s.until = found, s.clock.Now().Add(remembered)
	s.mu.Unlock()
	return found, nil
}

func (s *Service) load(ctx context.Context) ([]jose.JSONWebKey, error) {
	now := s.clock.Now()
	rows, err := s.published(ctx, now)
	var keys []jose.JSONWebKey
	var upcoming []jose.JSONWebKey
	for _, row := range rows {
		private, broken := row.open(s.vault)
		if err = errors.Join(err, broken); err != nil {
			return nil, err
		}
		key := jose.JSONWebKey{Key: private, KeyID: row.ID, Algorithm: string(jose.RS256), Use: "sig"}
		if row.ActiveAt.After(now) {
			upcoming = append(upcoming, key)
			continue
		}
		keys = append(keys, key)
	}
	return append(keys, upcoming...), err
}

func (s *Service) forget() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.known = nil
}
