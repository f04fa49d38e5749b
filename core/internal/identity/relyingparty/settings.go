// Package relyingparty signs people in at any OpenID Connect provider. Which provider it is, is configuration alone:
// nothing here knows a provider's name, path or claim.
package relyingparty

import (
	"net/http"
	"net/url"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Settings describe one provider and our registration with it.
type Settings struct {
	Issuer       string            `koanf:"issuer"`        // exactly as the provider's discovery document states it
	ClientID     string            `koanf:"client_id"`     // as registered with the provider
	ClientSecret string            `koanf:"client_secret"` // empty for a public client
	Audience     string            `koanf:"audience"`      // sent as the "audience" parameter if the provider wants one
	Scopes       []string          `koanf:"scopes"`        // default openid, profile, email, offline_access
	Claims       ClaimNames        `koanf:"claims"`
	TrustEmail   bool              `koanf:"trust_email"`  // take e-mails as verified where the provider never says so
	SignUp       map[string]string `koanf:"sign_up"`      // authorize parameters that open its sign-up; empty: none
	RecoveryURL  string            `koanf:"recovery_url"` // its page for forgotten passwords; empty: none
	StepUpACR    string            `koanf:"step_up_acr"`  // acr value that asks it for a second factor
	Embedded     bool              `koanf:"-"`            // the bundled provider: its pages are drawn by our own shell
	CallbackURL  string            `koanf:"-"`            // where it sends the browser back to
	SignedOutURL string            `koanf:"-"`            // where it sends the browser after sign-out
	Transport    http.RoundTripper `koanf:"-"`            // reaches it; nil for the network
}

// ClaimNames are the names under which the provider states what we want to know. Empty ones take OpenID Connect's own.
type ClaimNames struct {
	Email         string `koanf:"email"`
	EmailVerified string `koanf:"email_verified"`
	Name          string `koanf:"name"`
	Language      string `koanf:"language"`
}

// ErrSettings says that the provider is configured wrongly; its fields say where.
var ErrSettings = errs.New(errs.Invalid, "identity.provider_misconfigured")

// complete fills in the defaults and refuses what cannot work.
func (s Settings) complete() (Settings, error) {
	problem := ErrSettings
	if !absolute(s.Issuer) {
		problem = problem.WithField("issuer", "field.format")
	}
	if s.ClientID == "" {
		problem = problem.WithField("client_id", "field.required")
	}
	if !absolute(s.CallbackURL) {
		problem = problem.WithField("callback_url", "field.format")
	}
	if len(problem.Fields) > 0 {
		return s, problem
	}
	if len(s.Scopes) == 0 {
		s.Scopes = []string{"openid", "profile", "email", "offline_access"}
	}
	s.Claims = s.Claims.complete()
	return s, nil
}

func (c ClaimNames) complete() ClaimNames {
	or := func(name, usual string) string {
		if name == "" {
			return usual
		}
		return name
	}
	return ClaimNames{
		Email:         or(c.Email, "email"),
		EmailVerified: or(c.EmailVerified, "email_verified"),
		Name:          or(c.Name, "name"),
		Language:      or(c.Language, "locale"),
	}
}

func absolute(raw string) bool {
	u, err := url.Parse(raw)
	return err == nil && (u.Scheme == "https" || u.Scheme == "http") && u.Host != ""
}
