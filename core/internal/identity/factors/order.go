// Package factors takes people's proofs away where the bundled provider keeps them: an administrator's answer to a lost
// phone or a password that got about.
package factors

import (
	"time"

	"github.com/go-jose/go-jose/v4"
	"github.com/go-jose/go-jose/v4/jwt"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// The refusals about resets.
var (
	ErrElsewhere = errs.New(errs.Conflict, "identity.factors_elsewhere") // a foreign provider keeps them
	ErrOwn       = errs.New(errs.Forbidden, "identity.factors_own")
	ErrNone      = errs.New(errs.Conflict, "identity.factors_none") // the person has not signed up yet
	// ErrShared says that the person works for other tenants too: the account is not this one's to reset.
	ErrShared      = errs.New(errs.Forbidden, "identity.factors_shared")
	ErrNothing     = errs.New(errs.Invalid, "identity.factors_nothing")
	ErrUnavailable = errs.New(errs.Unavailable, "identity.provider_unavailable")
)

const (
	mediaType = "factor-reset+jwt"
	// orderLifetime is short: an order goes to the provider's process on this machine and nowhere else.
	orderLifetime = time.Minute
)

// Proofs are what of a person is to be reset.
type Proofs struct {
	Password bool `json:"password" doc:"The person gets a link to choose another"`
	Code     bool `json:"one_time_code" doc:"The phone's codes and the recovery codes"`
}

type order struct {
	jwt.Claims
	Email string `json:"email"`
	Keep  string `json:"keep,omitempty"` // the provider's session that stays; empty: none
	Proofs
}

// sign makes the order for the provider of c about an account: by its id there, or by e-mail before the first sign-in.
func (c Config) sign(subject, email, keep string, which Proofs, now time.Time) (string, error) {
	options := (&jose.SignerOptions{}).WithType(mediaType)
	signer, err := jose.NewSigner(jose.SigningKey{Algorithm: jose.HS256, Key: c.Key}, options)
	if err != nil {
		return "", err
	}
	return jwt.Signed(signer).Claims(order{
		Claims: jwt.Claims{
			Issuer: c.PublicURL, Audience: jwt.Audience{c.Issuer}, Subject: subject,
			IssuedAt: jwt.NewNumericDate(now), Expiry: jwt.NewNumericDate(now.Add(orderLifetime)),
		},
		Email: email, Keep: keep, Proofs: which,
	}).Serialize()
}
