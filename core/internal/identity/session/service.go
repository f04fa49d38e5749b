package session

import (
	"context"
	"encoding/json"
	"strings"
	"time"

	"golang.org/x/sync/singleflight"
	"gorm.io/gorm"

	"github.com/recobro/recobro/core/internal/identity/keyring"
	"github.com/recobro/recobro/core/internal/identity/relyingparty"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Provider is the identity provider as far as running sessions need it.
type Provider interface {
	// Refresh exchanges tokens for new ones; relyingparty.ErrSessionEnded if the provider no longer vouches.
	Refresh(ctx context.Context, subject string, old relyingparty.Tokens) (relyingparty.Tokens, error)
}

// Service opens, finds and ends sessions. Safe for concurrent use.
type Service struct {
	db         *storage.DB
	ring       *keyring.Ring
	provider   Provider
	trace      *tracing.Recorder
	clock      clock.Clock
	limits     Limits
	cut        Cut
	refreshing singleflight.Group
}

// Cut closes the streams that a user's pages have open: who may still hear opens them again.
type Cut func(tenantID, userID string)

// Everybody is the user whose streams are cut when those of a whole tenant are.
const Everybody = ""

// New is a service over the core's database. A nil cut closes nothing.
func New(db *storage.DB, ring *keyring.Ring, p Provider, trace *tracing.Recorder, c clock.Clock, l Limits, cut Cut) *Service {
	if cut == nil {
		cut = func(string, string) {}
	}
	return &Service{db: db, ring: ring, provider: p, trace: trace, clock: c, limits: l, cut: cut}
}

// Interrupt has a user's open pages ask anew for what they may hear, once the transaction of ctx has committed.
func (s *Service) Interrupt(ctx context.Context, userID string) {
	tenant := principal.Must(ctx).TenantID
	s.db.AfterCommit(ctx, func() { s.cut(tenant, userID) })
}

// Origin is where a session is opened from.
type Origin struct{ UserAgent, Address string }

const maxUserAgent = 300

// Open makes a session of a user of ctx's tenant, in the transaction of ctx if there is one, and gives its cookie. It goes on
// with the visit of the session that it takes the place of; the zero Visit is none.
func (s *Service) Open(ctx context.Context, userID string, p relyingparty.Person, t relyingparty.Tokens, from Origin, on Visit) (Cookie, *Session, error) {
	now, tenant := s.clock.Now(), principal.Must(ctx).TenantID
	cookie := NewCookie(tenant)
	opened := &Session{
		Row: storage.Row{TenantID: tenant, ID: storage.NewID()}, UserID: userID, SecretHash: cookie.hash(),
		Subject: p.Subject, ProviderSession: p.SessionID, Methods: strings.Join(p.Methods, " "), UserAgent: cut(from.UserAgent, maxUserAgent),
		Address: from.Address, ProvedAt: provedAt(p, now), LastSeenAt: now, ExpiresAt: now.Add(s.limits.Absolute),
	}
	opened.goOn(on)
	sealed, err := s.seal(opened, t)
	if err != nil {
		return Cookie{}, nil, err
	}
	opened.ProviderTokens, opened.RefreshAt = sealed, refreshAt(t, now)
	err = s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := create(tx, opened); err != nil {
			return err
		}
		return s.record(ctx, tx, "core.session.opened", opened)
	})
	return cookie, opened, err
}

// Move goes on from a session in another tenant: a session of the user of to's principal takes its place, with the same
// proof and the same end. With on it is a visitor there; the zero Visit is none. ctx has the session's tenant.
func (s *Service) Move(ctx context.Context, from *Session, to context.Context, on Visit) (Cookie, error) {
	tokens, err := s.unseal(from)
	if err != nil {
		return Cookie{}, err
	}
	who := principal.Must(to)
	cookie := NewCookie(who.TenantID)
	moved := &Session{
		Row: storage.Row{TenantID: who.TenantID, ID: storage.NewID()}, UserID: who.UserID, SecretHash: cookie.hash(),
		Subject: from.Subject, ProviderSession: from.ProviderSession, Methods: from.Methods, UserAgent: from.UserAgent, Address: from.Address, ProvedAt: from.ProvedAt,
		LastSeenAt: s.clock.Now(), ExpiresAt: from.ExpiresAt, RefreshAt: from.RefreshAt,
	}
	moved.goOn(on)
	if moved.ProviderTokens, err = s.seal(moved, tokens); err != nil {
		return Cookie{}, err
	}
	// Two tenants, so two transactions. The old one ends first: the provider takes two uses of one refresh token for a theft.
	if err := s.End(ctx, from.ID); err != nil {
		return Cookie{}, err
	}
	return cookie, s.db.Tx(to, func(ctx context.Context, tx *gorm.DB) error {
		if err := create(tx, moved); err != nil {
			return err
		}
		return s.record(ctx, tx, "core.session.opened", moved)
	})
}

// Find gives the living session behind a cookie, or ErrEnded. ctx needs the cookie's tenant as its principal's.
func (s *Service) Find(ctx context.Context, c Cookie) (*Session, error) {
	var found *Session
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) (err error) {
		found, err = bySecret(tx, c.hash())
		return err
	})
	if err != nil {
		return nil, err
	}
	now := s.clock.Now()
	if !found.Alive(now, s.limits) {
		return nil, ErrEnded
	}
	return found, nil
}

// Touch notes that a session is in use, at most once a minute.
func (s *Service) Touch(ctx context.Context, found *Session) error {
	now := s.clock.Now()
	if !found.stale(now) {
		return nil
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return touch(tx, found.ID, now) })
}

// End ends a session of ctx's tenant. Ending one that has ended changes nothing.
func (s *Service) End(ctx context.Context, id string) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		found, err := byID(tx, id)
		if err != nil || found.EndedAt != nil {
			return err
		}
		if err := end(tx, id, s.clock.Now()); err != nil {
			return err
		}
		s.Interrupt(ctx, found.UserID)
		return s.record(ctx, tx, "core.session.ended", found)
	})
}

// EndOwned is End for a session that has to be the given user's; ErrNotFound for anybody else's.
func (s *Service) EndOwned(ctx context.Context, id, userID string) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		found, err := byID(tx, id)
		if err != nil {
			return err
		}
		if found.UserID != userID {
			return ErrNotFound
		}
		return s.End(ctx, id)
	})
}

// EndAll ends every session of a user of ctx's tenant, in the transaction of ctx if there is one.
func (s *Service) EndAll(ctx context.Context, userID string) error {
	return s.EndOthers(ctx, userID, "")
}

// EndOthers ends every session of a user of ctx's tenant but the one with the id kept.
func (s *Service) EndOthers(ctx context.Context, userID, kept string) error {
	return s.ending(ctx, userID, func(tx *gorm.DB) (int64, error) { return endOfUser(tx, userID, kept, s.clock.Now()) })
}

func (s *Service) ending(ctx context.Context, userID string, end func(*gorm.DB) (int64, error)) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		ended, err := end(tx)
		s.Interrupt(ctx, userID)
		if err != nil || ended == 0 {
			return err
		}
		return s.trace.Record(ctx, tx, tracing.Entry{
			Name: "core.sessions.ended", SubjectType: "user", SubjectID: userID, Payload: map[string]any{"count": ended},
		})
	})
}

// EndProved ends every session of a user of ctx's tenant but those that hang on one session at the provider: the proofs that
// the others rest on are no longer good.
func (s *Service) EndProved(ctx context.Context, userID, keptAtProvider string) error {
	return s.ending(ctx, userID, func(tx *gorm.DB) (int64, error) {
		return endProved(tx, userID, keptAtProvider, s.clock.Now())
	})
}

// EndTenant ends every session of ctx's tenant, whosever, and closes every stream there, in the transaction of ctx if there is
// one.
func (s *Service) EndTenant(ctx context.Context) (ended int64, err error) {
	err = s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		s.Interrupt(ctx, Everybody)
		if ended, err = endEvery(tx, s.clock.Now()); err != nil || ended == 0 {
			return err
		}
		tenant := principal.Must(ctx).TenantID
		return s.trace.Record(ctx, tx, tracing.Entry{
			Name: "core.sessions.ended", SubjectType: "tenant", SubjectID: tenant, Payload: map[string]any{"count": ended},
		})
	})
	return ended, err
}

// Visits says whether a living session of ctx's tenant is on a visit.
func (s *Service) Visits(ctx context.Context, visitID string) (on bool, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		found, err := visiting(tx, visitID)
		for _, one := range found {
			on = on || one.Alive(s.clock.Now(), s.limits)
		}
		return err
	})
	return on, err
}

// Activity is how much each tenant's sessions were used since a moment: by how many users, and when last.
func (s *Service) Activity(ctx context.Context, tenants []string, since time.Time) (found map[string]Activity, err error) {
	err = s.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) (err error) {
		found, err = activity(tx, tenants, since)
		return err
	})
	return found, err
}

// Activity is of one tenant.
type Activity struct {
	TenantID string
	People   int
	Last     time.Time `gorm:"-"`
}

// AtProvider is the provider's name for the session behind one of ctx's tenant; empty without one.
func (s *Service) AtProvider(ctx context.Context, id string) (name string, err error) {
	if id == "" {
		return "", nil
	}
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		found, err := byID(tx, id)
		if err == nil {
			name = found.ProviderSession
		}
		return err
	})
	return name, err
}

// List are the living sessions of a user of ctx's tenant.
func (s *Service) List(ctx context.Context, userID string) ([]Session, error) {
	var living []Session
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		now := s.clock.Now()
		found, err := ofUser(tx, userID, now)
		for _, one := range found {
			if one.Alive(now, s.limits) {
				living = append(living, one)
			}
		}
		return err
	})
	return living, err
}

// Sweep removes sessions that have been over for a month.
func (s *Service) Sweep(ctx context.Context) error {
	return sweep(ctx, s.db, s.clock.Now().AddDate(0, -1, 0))
}

// IDToken is the provider's proof of the session's sign-in, for its sign-out; empty if it cannot be read.
func (s *Service) IDToken(found *Session) string {
	tokens, err := s.unseal(found)
	if err != nil {
		return ""
	}
	return tokens.ID
}

func (s *Service) record(ctx context.Context, tx *gorm.DB, name string, about *Session) error {
	return s.trace.Record(ctx, tx, tracing.Entry{
		Name: name, SubjectType: "user", SubjectID: about.UserID,
		Payload: map[string]any{"session": about.ID, "address": about.Address},
	})
}

func (s *Service) seal(of *Session, t relyingparty.Tokens) (string, error) {
	plain, err := json.Marshal(t)
	if err != nil {
		return "", err
	}
	return s.ring.SealText(plain, of.place()), nil
}

func (s *Service) unseal(of *Session) (relyingparty.Tokens, error) {
	var t relyingparty.Tokens
	plain, err := s.ring.UnsealText(of.ProviderTokens, of.place())
	if err != nil {
		return t, err
	}
	err = json.Unmarshal(plain, &t)
	return t, err
}

func provedAt(p relyingparty.Person, now time.Time) time.Time {
	if p.AuthTime.IsZero() || p.AuthTime.After(now) {
		return now
	}
	return p.AuthTime
}

func cut(s string, most int) string {
	s = strings.ToValidUTF8(s, "")
	for len(s) > most {
		s = s[:most]
		s = strings.ToValidUTF8(s, "")
	}
	return s
}
