// Package invitation lets people in for the first time: a signed, one-time link that expires.
package invitation

import (
	"time"

	"github.com/go-jose/go-jose/v4"
	"github.com/go-jose/go-jose/v4/jwt"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// ErrExpired says that the person was invited, but too long ago, or that the invitation was taken back.
var ErrExpired = errs.New(errs.Forbidden, "identity.invitation_expired")

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

// Open says whether the invitation can be taken up at now.
func (i *Invitation) Open(now time.Time) bool {
	return i.UsedAt == nil && i.RevokedAt == nil && now.Before(i.ExpiresAt)
}

// Letter is what the bundled provider has to know to let the person sign up.
type Letter struct {
	ID       string // of the invitation; it can be used once
	Email    string
	Name     string
	Language string
}

type payload struct {
	jwt.Claims
	Email    string `json:"email"`
	Name     string `json:"name"`
	Language string `json:"locale"`
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
		Email: l.Email, Name: l.Name, Language: l.Language,
	}).Serialize()
}
