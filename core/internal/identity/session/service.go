package session

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"time"

	"golang.org/x/sync/singleflight"

	"github.com/recobro/recobro/core/internal/identity/keyring"
	"github.com/recobro/recobro/core/internal/identity/relyingparty"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
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
	record     *record.Record
	clock      clock.Clock
	limits     Limits
	cut        Cut
	refreshing singleflight.Group
}

// Cut has what a user has open looked at anew, and closed where it may no longer go on.
type Cut func(tenantID, userID string)

// Everybody is the user to name when a whole tenant is concerned.
const Everybody = ""

// New is a service over the core's database. A nil cut closes nothing.
func New(db *storage.DB, ring *keyring.Ring, p Provider, record *record.Record, c clock.Clock, l Limits, cut Cut) *Service {
	if cut == nil {
		cut = func(string, string) {}
	}
	return &Service{db: db, ring: ring, provider: p, record: record, clock: c, limits: l, cut: cut}
}

// Interrupt has what a user has open looked at anew, once the transaction of ctx has committed.
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
	return cookie, opened, s.begin(ctx, opened)
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
	return cookie, s.begin(to, moved)
}

func (s *Service) begin(ctx context.Context, begun *Session) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		if err := storage.Insert(ctx, s.db, begun); err != nil {
			return err
		}
		return s.wrote(ctx, "session.opened", begun)
	})
}

// Find gives the living session behind a cookie, or ErrEnded. ctx needs the cookie's tenant as its principal's.
func (s *Service) Find(ctx context.Context, c Cookie) (*Session, error) {
	found, err := s.living(ctx, storage.Where("secret_hash = ?", c.hash()))
	if errors.Is(err, ErrNotFound) {
		err = ErrEnded.Wrap(err)
	}
	return found, err
}

// Living gives the living session of ctx's tenant with an id; ErrEnded, ErrNotFound.
func (s *Service) Living(ctx context.Context, id string) (found *Session, err error) {
	return s.living(ctx, storage.ByID(id))
}

func (s *Service) living(ctx context.Context, which storage.Narrow) (*Session, error) {
	found, err := storage.One[Session](ctx, s.db, which)
	switch {
	case err != nil:
		return nil, err
	case !found.Alive(s.clock.Now(), s.limits):
		return nil, ErrEnded
	default:
		return &found, nil
	}
}

// Touch notes that a session is in use, at most once a minute.
func (s *Service) Touch(ctx context.Context, found *Session) error {
	now := s.clock.Now()
	if !found.stale(now) {
		return nil
	}
	_, err := storage.Set[Session](ctx, s.db, map[string]any{"last_seen_at": now}, storage.ByID(found.ID))
	return err
}

// End ends a session of ctx's tenant. Ending one that has ended changes nothing.
func (s *Service) End(ctx context.Context, id string) error { return s.end(ctx, storage.ByID(id)) }

// EndOwned is End for a session that has to be the given user's; ErrNotFound for anybody else's.
func (s *Service) EndOwned(ctx context.Context, id, userID string) error {
	return s.end(ctx, storage.Where("id = ? AND user_id = ?", id, userID))
}

func (s *Service) end(ctx context.Context, which storage.Narrow) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		found, err := storage.One[Session](ctx, s.db, which)
		if err != nil || found.EndedAt != nil {
			return err
		}
		if _, err := s.over(ctx, which); err != nil {
			return err
		}
		s.Interrupt(ctx, found.UserID)
		return s.wrote(ctx, "session.ended", &found)
	})
}

// over ends those of some sessions that have not ended, and says how many.
func (s *Service) over(ctx context.Context, which ...storage.Narrow) (int64, error) {
	open := append([]storage.Narrow{storage.Where("ended_at IS NULL")}, which...)
	return storage.Set[Session](ctx, s.db, map[string]any{"ended_at": s.clock.Now(), "provider_tokens": ""}, open...)
}

// EndAll ends every session of a user of ctx's tenant, in the transaction of ctx if there is one.
func (s *Service) EndAll(ctx context.Context, userID string) error {
	return s.EndOthers(ctx, userID, "")
}

// EndOthers ends every session of a user of ctx's tenant but the one with the id kept.
func (s *Service) EndOthers(ctx context.Context, userID, kept string) error {
	return s.ending(ctx, userID, storage.Where("user_id = ? AND id <> ?", userID, kept))
}

// EndProved ends every session of a user of ctx's tenant but those that hang on one session at the provider: the proofs that
// the others rest on are no longer good.
func (s *Service) EndProved(ctx context.Context, userID, keptAtProvider string) error {
	return s.ending(ctx, userID, storage.Where("user_id = ? AND (provider_session = '' OR provider_session <> ?)", userID, keptAtProvider))
}

// EndTenant ends every session of ctx's tenant, whosever, and closes every stream there, in the transaction of ctx if there is
// one.
func (s *Service) EndTenant(ctx context.Context) error { return s.ending(ctx, Everybody) }

func (s *Service) ending(ctx context.Context, userID string, which ...storage.Narrow) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		ended, err := s.over(ctx, which...)
		s.Interrupt(ctx, userID)
		if err != nil || ended == 0 {
			return err
		}
		act := record.Act{Name: "sessions.ended", Kind: "user", ID: userID, Payload: map[string]any{"count": ended}}
		if userID == Everybody {
			act.Kind, act.ID = "tenant", principal.Must(ctx).TenantID
		}
		return s.record.Write(ctx, act)
	})
}

// mostOnVisit bounds the sessions on one visit that are looked at: the next of a row ends the one before.
const mostOnVisit = 10

// Visits says whether a living session of ctx's tenant is on a visit.
func (s *Service) Visits(ctx context.Context, visitID string) (bool, error) {
	on, err := storage.All[Session](ctx, s.db, mostOnVisit, storage.Where("visit_id = ? AND visit_id <> '' AND ended_at IS NULL", visitID))
	return slices.ContainsFunc(on, func(one Session) bool { return one.Alive(s.clock.Now(), s.limits) }), err
}

// Activity is how much each tenant's sessions were used since a moment: by how many users, and when last.
func (s *Service) Activity(ctx context.Context, tenants []string, since time.Time) (map[string]Activity, error) {
	return activity(ctx, s.db, tenants, since)
}

// Activity is of one tenant.
type Activity struct {
	TenantID string
	People   int
	Last     time.Time `gorm:"-"`
}

// AtProvider is the provider's name for the session behind one of ctx's tenant; empty without one.
func (s *Service) AtProvider(ctx context.Context, id string) (string, error) {
	if id == "" {
		return "", nil
	}
	found, err := storage.One[Session](ctx, s.db, storage.ByID(id))
	return found.ProviderSession, err
}

// mostListed bounds the sessions of a user that are told of.
const mostListed = 100

// List are the living sessions of a user of ctx's tenant, the latest used first.
func (s *Service) List(ctx context.Context, userID string) ([]Session, error) {
	now := s.clock.Now()
	found, err := storage.All[Session](ctx, s.db, mostListed,
		storage.Where("user_id = ? AND ended_at IS NULL AND expires_at > ?", userID, now), storage.Sorted("last_seen_at DESC, id"))
	return slices.DeleteFunc(found, func(one Session) bool { return !one.Alive(now, s.limits) }), err
}

// Sweep removes sessions that have been over for a month, and tickets that nobody used in their time.
func (s *Service) Sweep(ctx context.Context) error {
	now := s.clock.Now()
	return errors.Join(sweep(ctx, s.db, now.AddDate(0, -1, 0)), sweepTickets(ctx, s.db, now))
}

// IDToken is the provider's proof of the session's sign-in, for its sign-out; empty if it cannot be read.
func (s *Service) IDToken(found *Session) string {
	tokens, err := s.unseal(found)
	if err != nil {
		return ""
	}
	return tokens.ID
}

func (s *Service) wrote(ctx context.Context, what string, about *Session) error {
	return s.record.Write(ctx, record.Act{
		Name: what, Kind: "user", ID: about.UserID, Payload: map[string]any{"session": about.ID, "address": about.Address},
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
