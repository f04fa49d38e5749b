// Package bearer mints and checks the short-lived token that the browser sends with each request.
//
// The token alone opens nothing: it names the session cookie it belongs to by a hash and is accepted only beside that
// cookie. Read out of a log or a memory dump it is worthless elsewhere.
package bearer

import (
	"crypto/ed25519"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"time"

	"github.com/go-jose/go-jose/v4"
	"github.com/go-jose/go-jose/v4/jwt"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// Lifetime is how long a token is accepted. The client drops a token after 120 s of its own accord; the rest is for
// requests under way and clocks that differ.
const Lifetime = 180 * time.Second

// skew is how far the clocks of two replicas may differ.
const skew = 5 * time.Second

const mediaType = "at+jwt"

// ErrRefused says that a token is not ours, is changed or has expired. The reason stays inside: it helps only attackers.
var ErrRefused = errors.New("bearer: token refused")

// Claims is what a token says.
type Claims struct {
	UserID   string
	TenantID string
	Binding  string // of the session cookie, see BindingOf
}

// BindingOf is the hash of a session cookie's value by which a token names its session.
func BindingOf(cookie string) string {
	sum := sha256.Sum256([]byte(cookie))
	return base64.RawURLEncoding.EncodeToString(sum[:])
}

// Mint signs and verifies the tokens of one installation. Safe for concurrent use.
type Mint struct {
	signer   jose.Signer
	public   ed25519.PublicKey
	audience string
	clock    clock.Clock
	seen     seen
}

// New is a mint for the installation at publicURL, which is both issuer and audience of its tokens.
func New(key ed25519.PrivateKey, publicURL string, c clock.Clock) (*Mint, error) {
	options := (&jose.SignerOptions{}).WithType(mediaType)
	signer, err := jose.NewSigner(jose.SigningKey{Algorithm: jose.EdDSA, Key: key}, options)
	if err != nil {
		return nil, err
	}
	return &Mint{signer: signer, public: key.Public().(ed25519.PublicKey), audience: publicURL, clock: c, seen: seen{limit: seenLimit}}, nil
}

type payload struct {
	jwt.Claims
	Tenant       string       `json:"tenant"`
	Confirmation confirmation `json:"cnf"`
}

type confirmation struct {
	Cookie string `json:"cookie#S256"`
}

// Sign makes a token for c that is accepted for Lifetime.
func (m *Mint) Sign(c Claims) (string, error) {
	now := m.clock.Now()
	return jwt.Signed(m.signer).Claims(payload{
		Claims: jwt.Claims{
			ID:       rand.Text(), // RFC 9068: no two tokens are the same, even of one second
			Issuer:   m.audience,
			Audience: jwt.Audience{m.audience},
			Subject:  c.UserID,
			IssuedAt: jwt.NewNumericDate(now),
			Expiry:   jwt.NewNumericDate(now.Add(Lifetime)),
		},
		Tenant:       c.TenantID,
		Confirmation: confirmation{Cookie: c.Binding},
	}).Serialize()
}

// Verify reads a token of this mint, or answers ErrRefused.
func (m *Mint) Verify(token string) (Claims, error) {
	now := m.clock.Now()
	if claims, ok := m.seen.find(token, now); ok {
		return claims, nil
	}
	claims, expiry, err := m.verify(token, now)
	if err == nil {
		m.seen.add(token, verified{claims: claims, until: expiry.Add(skew)})
	}
	return claims, err
}

func (m *Mint) verify(token string, now time.Time) (Claims, time.Time, error) {
	parsed, err := jwt.ParseSigned(token, []jose.SignatureAlgorithm{jose.EdDSA})
	if err != nil || parsed.Headers[0].ExtraHeaders[jose.HeaderType] != mediaType {
		return Claims{}, time.Time{}, ErrRefused
	}
	var p payload
	if err := parsed.Claims(m.public, &p); err != nil || p.Expiry == nil || p.IssuedAt == nil || p.Subject == "" {
		return Claims{}, time.Time{}, ErrRefused
	}
	expected := jwt.Expected{Issuer: m.audience, AnyAudience: jwt.Audience{m.audience}, Time: now}
	if p.ValidateWithLeeway(expected, skew) != nil {
		return Claims{}, time.Time{}, ErrRefused
	}
	return Claims{UserID: p.Subject, TenantID: p.Tenant, Binding: p.Confirmation.Cookie}, p.Expiry.Time(), nil
}
