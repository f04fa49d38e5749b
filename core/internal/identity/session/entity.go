// Package session holds the browser sessions: who is signed in where, and until when.
package session

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"slices"
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// The refusals about sessions.
var (
	ErrNotFound = errs.New(errs.NotFound, "identity.session_not_found")
	ErrEnded    = errs.New(errs.Unauthenticated, "identity.session_ended")
)

// Limits are how long a session may last.
type Limits struct {
	Idle     time.Duration // without a request
	Absolute time.Duration // in all
}

// DefaultLimits fit a working day: a session ends after two hours without a request, and after twelve in any case.
func DefaultLimits() Limits { return Limits{Idle: 2 * time.Hour, Absolute: 12 * time.Hour} }

// touchEvery is how stale LastSeenAt may get: a write per request would cost more than the precision is worth.
const touchEvery = time.Minute

// Session is one browser signed in as one user. The cookie's secret is kept as its hash alone.
type Session struct {
	storage.Row
	UserID         string
	SecretHash     string
	Subject        string // at the provider
	ProviderTokens string // sealed
	// ProviderSession is the provider's name for the browser's session there; empty if it has none.
	ProviderSession string
	Methods         string // how the person proved themselves, separated by spaces
	UserAgent       string
	Address         string
	ProvedAt        time.Time // when the person last proved themselves to the provider
	LastSeenAt      time.Time
	ExpiresAt       time.Time  // absolute
	RefreshAt       *time.Time // when the provider has to vouch again; nil: never
	EndedAt         *time.Time
	// The person works in another tenant for a while, as a visitor; the session stays the user's own, at home.
	VisitID    string
	Visiting   string // the tenant; empty: at home
	VisitUntil *time.Time
}

// Visit is which tenant a session goes on in for a while, and until when.
type Visit struct {
	ID, Tenant string
	Until      time.Time
}

// Visit is the visit under way at now; false at home.
func (s *Session) Visit(now time.Time) (Visit, bool) {
	if s.Visiting == "" || s.VisitUntil == nil || !now.Before(*s.VisitUntil) {
		return Visit{}, false
	}
	return Visit{ID: s.VisitID, Tenant: s.Visiting, Until: *s.VisitUntil}, true
}

// goOn has the session continue a visit.
func (s *Session) goOn(v Visit) {
	if v.Tenant != "" {
		s.VisitID, s.Visiting, s.VisitUntil = v.ID, v.Tenant, &v.Until
	}
}

// SecondFactor says whether the person proved more than a password: a code, a key, or whatever the provider calls several
// factors (RFC 8176).
func (s *Session) SecondFactor() bool {
	return slices.ContainsFunc(strings.Fields(s.Methods), func(method string) bool {
		return slices.Contains([]string{"otp", "mfa", "hwk", "swk", "sms", "tel"}, method)
	})
}

// TableName is where sessions are kept.
func (Session) TableName() string { return "sessions" }

// Refusals is what sessions refuse with.
func (Session) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// Alive says whether the session lets anybody in at now.
func (s *Session) Alive(now time.Time, limits Limits) bool {
	return s.EndedAt == nil && now.Before(s.ExpiresAt) && now.Before(s.LastSeenAt.Add(limits.Idle))
}

// stale says whether LastSeenAt has to be written again.
func (s *Session) stale(now time.Time) bool { return now.Sub(s.LastSeenAt) >= touchEvery }

// place is what the provider's tokens are sealed for.
func (s *Session) place() string { return "session " + s.TenantID + " " + s.ID }

// Cookie is the secret of a session as the browser holds it: the tenant, so that it can be looked up inside the
// tenant's wall, and 256 random bits. The tenant in it proves nothing.
type Cookie struct{ Tenant, secret string }

// NewCookie is a fresh secret.
func NewCookie(tenant string) Cookie {
	b := make([]byte, 32)
	rand.Read(b) // never fails: crypto/rand ends the process instead
	return Cookie{Tenant: tenant, secret: base64.RawURLEncoding.EncodeToString(b)}
}

// ParseCookie reads a cookie's value; false if it cannot be one of ours.
func ParseCookie(value string) (Cookie, bool) {
	tenant, secret, found := strings.Cut(value, ".")
	if !found || tenant == "" || len(secret) != 43 {
		return Cookie{}, false
	}
	return Cookie{Tenant: tenant, secret: secret}, true
}

// String is the cookie's value.
func (c Cookie) String() string { return c.Tenant + "." + c.secret }

func (c Cookie) hash() string {
	sum := sha256.Sum256([]byte(c.String()))
	return hex.EncodeToString(sum[:])
}
