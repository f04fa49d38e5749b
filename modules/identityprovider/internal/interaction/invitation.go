package interaction

import (
	"github.com/go-jose/go-jose/v4"
	"github.com/go-jose/go-jose/v4/jwt"
)

// letter is what the core says of somebody it invited.
type letter struct {
	ID, Email, Name, Language string
	Mailed                    bool   // the link went to the e-mail and nowhere else
	TenantName                string // of the company that invites; empty in a letter of an older core
}

// read believes an invitation that the core signed for this provider and that has not expired.
func (s *Service) read(invitation string) (letter, error) {
	refused := ErrInvitation.WithField("body.invitation", "identityprovider.invitation_refused")
	parsed, err := jwt.ParseSigned(invitation, []jose.SignatureAlgorithm{jose.HS256})
	if err != nil || parsed.Headers[0].ExtraHeaders[jose.HeaderType] != "invitation+jwt" {
		return letter{}, refused.Wrap(err)
	}
	var claims struct {
		jwt.Claims
		Email    string `json:"email"`
		Name     string `json:"name"`
		Language string `json:"locale"`
		Mailed   bool   `json:"mailed"`
		Tenant   string `json:"tenant_name"`
	}
	if err := parsed.Claims(s.Vault.Shared(), &claims); err != nil || claims.Expiry == nil || claims.IssuedAt == nil || claims.ID == "" {
		return letter{}, refused.Wrap(err)
	}
	expected := jwt.Expected{Issuer: s.PublicURL, AnyAudience: jwt.Audience{s.Protocol.Issuer}, Time: s.Clock.Now()}
	if err := claims.ValidateWithLeeway(expected, 0); err != nil {
		return letter{}, refused.Wrap(err)
	}
	return letter{
		ID: claims.ID, Email: claims.Email, Name: claims.Name, Language: claims.Language, TenantName: claims.Tenant, Mailed: claims.Mailed,
	}, nil
}
