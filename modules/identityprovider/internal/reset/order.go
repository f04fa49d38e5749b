// Package reset removes an account's proofs at the order of the core: somebody's administrator asked for it there.
package reset

import (
	"github.com/go-jose/go-jose/v4"
	"github.com/go-jose/go-jose/v4/jwt"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// ErrOrder refuses what the core did not order, or ordered too long ago.
var ErrOrder = errs.New(errs.Forbidden, "identityprovider.order_refused")

// order says what to remove of whom.
type order struct {
	jwt.Claims        // the subject is the account's id; empty for somebody who has not signed in yet
	Email      string `json:"email"`
	Keep       string `json:"keep"` // the browser session that stays; empty: none
	Password   bool   `json:"password"`
	Code       bool   `json:"one_time_code"`
}

// read believes an order that the core signed for this provider and that has not expired.
func (s *Service) read(signed string) (order, error) {
	parsed, err := jwt.ParseSigned(signed, []jose.SignatureAlgorithm{jose.HS256})
	if err != nil || parsed.Headers[0].ExtraHeaders[jose.HeaderType] != "factor-reset+jwt" {
		return order{}, ErrOrder.Wrap(err)
	}
	var wanted order
	if err := parsed.Claims(s.Vault.Shared(), &wanted); err != nil || wanted.Expiry == nil || wanted.IssuedAt == nil {
		return order{}, ErrOrder.Wrap(err)
	}
	expected := jwt.Expected{Issuer: s.PublicURL, AnyAudience: jwt.Audience{s.Protocol.Issuer}, Time: s.Clock.Now()}
	if err := wanted.ValidateWithLeeway(expected, 0); err != nil {
		return order{}, ErrOrder.Wrap(err)
	}
	return wanted, nil
}
