// Package invitation lets people in for the first time: a signed, one-time link that expires.
package invitation

import (
	"errors"
	"time"

	"github.com/go-jose/go-jose/v4"
	"github.com/go-jose/go-jose/v4/jwt"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// The refusals about invitations.
var (
	// ErrExpired says that the person was invited, but too long ago, or that the invitation was taken back or taken up.
	ErrExpired = errs.New(errs.Forbidden, "identity.invitation_expired")
	// ErrRefused says that a link is none of ours.
	ErrRefused = errs.New(errs.Forbidden, "identity.invitation_refused")
	// ErrOther says that somebody holds the link of another person.
	ErrOther = errs.New(errs.Forbidden, "identity.invitation_other")
	// ErrSeveral says that several tenants have invited the person, who has to choose by opening the link of one.
	ErrSeveral = errs.New(errs.Forbidden, "identity.invitation_several")
)

// Lifetime is how long an invitation can be taken up.
const Lifetime = 7 * 24 * time.Hour

const mediaType = "invitation+jwt"

// Invitation is one invitation of one user. Of several of a user only the newest is open.
type Invitation struct {
	storage.Row
	UserID    string
	Email     string
	ExpiresAt time.Time
	UsedAt    *time.Time
	RevokedAt *time.Time
}

// TableName is where invitations are kept.
func (Invitation) TableName() string { return "invitations" }

// Refusals is what invitations refuse with.
func (Invitation) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrExpired} }

// Open says whether the invitation can be taken up at now.
func (i *Invitation) Open(now time.Time) bool {
	return i.UsedAt == nil && i.RevokedAt == nil && now.Before(i.ExpiresAt)
}

// Letter is what a link says: of which invitation it is, and what the bundled provider has to know to let the person sign up.
type Letter struct {
	ID         string // of the invitation; it can be used once
	Tenant     string
	TenantName string
	Email      string
	Name       string
	Language   string
	Mailed     bool // the link goes to the e-mail and nowhere else, so that who holds it reads that mail
}

type payload struct {
	jwt.Claims
	Tenant     string `json:"tenant"`
	TenantName string `json:"tenant_name"`
	Email      string `json:"email"`
	Name       string `json:"name"`
	Language   string `json:"locale"`
	Mailed     bool   `json:"mailed"`
}

// Sign makes the token of an invitation for the provider at issuer, from the core at publicURL.
func Sign(key []byte, publicURL, issuer string, l Letter, now, expires time.Time) (string, error) {
	options := (&jose.SignerOptions{}).WithType(mediaType)
	signer, err := jose.NewSigner(jose.SigningKey{Algorithm: jose.HS256, Key: key}, options)
	if err != nil {
		return "", err
	}
	return jwt.Signed(signer).Claims(payload{
		Claims: jwt.Claims{
			Issuer: publicURL, Audience: jwt.Audience{issuer}, ID: l.ID, Subject: l.Email,
			IssuedAt: jwt.NewNumericDate(now), Expiry: jwt.NewNumericDate(expires),
		},
		Tenant: l.Tenant, TenantName: l.TenantName, Email: l.Email, Name: l.Name, Language: l.Language, Mailed: l.Mailed,
	}).Serialize()
}

// Read believes the token of a link that Sign made and that has not expired.
func Read(key []byte, publicURL, issuer, token string, now time.Time) (Letter, error) {
	parsed, err := jwt.ParseSigned(token, []jose.SignatureAlgorithm{jose.HS256})
	if err != nil || parsed.Headers[0].ExtraHeaders[jose.HeaderType] != mediaType {
		return Letter{}, ErrRefused.Wrap(err)
	}
	var p payload
	if err := parsed.Claims(key, &p); err != nil || p.Expiry == nil || p.IssuedAt == nil || p.ID == "" {
		return Letter{}, ErrRefused.Wrap(err)
	}
	err = p.ValidateWithLeeway(jwt.Expected{Issuer: publicURL, AnyAudience: jwt.Audience{issuer}, Time: now}, 0)
	if errors.Is(err, jwt.ErrExpired) {
		return Letter{}, ErrExpired
	}
	if err != nil {
		return Letter{}, ErrRefused.Wrap(err)
	}
	return Letter{
		ID: p.ID, Tenant: p.Tenant, TenantName: p.TenantName, Email: p.Email, Name: p.Name, Language: p.Language, Mailed: p.Mailed,
	}, nil
}
