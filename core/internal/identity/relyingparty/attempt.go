package relyingparty

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"net/url"
	"strconv"
	"time"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Attempt is one sign-in under way. All of it is secret but State and Nonce.
type Attempt struct {
	State    string // comes back with the answer
	Nonce    string // comes back inside the ID token
	Verifier string // proves that who redeems the code is who asked for it (PKCE)
}

// Wish is what a sign-in asks of the provider beyond the usual.
type Wish struct {
	SignUp    bool          // open its sign-up instead
	StepUp    bool          // ask for a second factor
	MaxAge    time.Duration // the person must have proved themselves at most so long ago; 0 for any time
	LoginHint string        // e-mail to fill in
	Anew      bool          // ask the person, whatever the provider knows of the browser
}

// ErrNoSignUp says that the provider is not configured to let people sign up.
var ErrNoSignUp = errs.New(errs.NotFound, "identity.sign_up_unavailable")

// NewAttempt makes the secrets of one sign-in.
func NewAttempt() Attempt {
	return Attempt{State: random(), Nonce: random(), Verifier: oauth2.GenerateVerifier()}
}

func random() string {
	b := make([]byte, 32)
	rand.Read(b) // never fails: crypto/rand ends the process instead
	return base64.RawURLEncoding.EncodeToString(b)
}

// AuthorizeURL is where the browser has to go to sign in. It fails with ErrUnavailable or ErrNoSignUp.
func (p *Party) AuthorizeURL(ctx context.Context, a Attempt, w Wish) (string, error) {
	found, err := p.discover(ctx)
	if err != nil {
		return "", err
	}
	options := []oauth2.AuthCodeOption{oidc.Nonce(a.Nonce), oauth2.S256ChallengeOption(a.Verifier)}
	wished, err := p.wished(w)
	if err != nil {
		return "", err
	}
	return found.oauth.AuthCodeURL(a.State, append(options, wished...)...), nil
}

func (p *Party) wished(w Wish) ([]oauth2.AuthCodeOption, error) {
	parameters := map[string]string{}
	if p.settings.Audience != "" {
		parameters["audience"] = p.settings.Audience
	}
	if w.LoginHint != "" {
		parameters["login_hint"] = w.LoginHint
	}
	if w.Anew {
		parameters["prompt"] = "login"
	}
	if w.MaxAge > 0 {
		parameters["max_age"] = strconv.Itoa(int(w.MaxAge.Seconds()))
	}
	if w.StepUp && p.settings.StepUpACR != "" {
		parameters["acr_values"] = p.settings.StepUpACR
	}
	if w.SignUp && len(p.settings.SignUp) == 0 {
		return nil, ErrNoSignUp
	}
	if w.SignUp {
		for name, value := range p.settings.SignUp {
			parameters[name] = value
		}
	}
	options := make([]oauth2.AuthCodeOption, 0, len(parameters))
	for name, value := range parameters {
		options = append(options, oauth2.SetAuthURLParam(name, value))
	}
	return options, nil
}

// EndSessionURL is where the browser has to go so that the provider ends its own session too; empty if the provider
// offers no such place or does not answer.
func (p *Party) EndSessionURL(ctx context.Context, idToken string) string {
	found, err := p.discover(ctx)
	if err != nil || found.metadata.EndSession == "" {
		return ""
	}
	u, err := url.Parse(found.metadata.EndSession)
	if err != nil {
		return ""
	}
	query := u.Query()
	query.Set("client_id", p.settings.ClientID)
	query.Set("post_logout_redirect_uri", p.settings.SignedOutURL)
	if idToken != "" {
		query.Set("id_token_hint", idToken)
	}
	u.RawQuery = query.Encode()
	return u.String()
}

func same(a, b string) bool { return subtle.ConstantTimeCompare([]byte(a), []byte(b)) == 1 }
