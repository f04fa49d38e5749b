// Package signin takes a browser from nobody to a session: out to the identity provider, back, and on.
package signin

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"net/url"
	"path"
	"slices"
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// The refusals of a sign-in. Their last part is the error code the sign-in page shows.
var (
	// ErrReplayed says that the answer was used before, is too old, or belongs to another browser.
	ErrReplayed = errs.New(errs.Unauthenticated, "identity.replayed")
	// ErrNoAccount says that the provider vouches for somebody nobody has invited.
	ErrNoAccount = errs.New(errs.Forbidden, "identity.unknown_user")
	// ErrUnverified says that the provider does not vouch for the person's e-mail, so nothing can be bound to it.
	ErrUnverified = errs.New(errs.Forbidden, "identity.email_unverified")
	// ErrProveAgain says that the provider stands by a proof from before the person's sessions were ended.
	ErrProveAgain = errs.New(errs.Unauthenticated, "identity.prove_again")
	// ErrShutOut says that the person is suspended or inactive everywhere.
	ErrShutOut = errs.New(errs.Forbidden, "identity.suspended")
)

// attemptLifetime is how long a person may take at the provider.
const attemptLifetime = 30 * time.Minute

// Attempt is one sign-in under way, bound to one browser. It belongs to the installation, for nobody is anybody yet.
type Attempt struct {
	storage.Row
	StateHash   string
	BrowserHash string
	Secrets     string // sealed relyingparty.Attempt
	Redirect    string
	ExpiresAt   time.Time
}

// TableName is where attempts are kept.
func (Attempt) TableName() string { return "sign_in_attempts" }

// Refusals is what attempts refuse with.
func (Attempt) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrReplayed} }

func (a *Attempt) place() string { return "attempt " + a.ID }

// usable says whether browser may use the attempt at now.
func (a *Attempt) usable(browser string, now time.Time) bool {
	return a.BrowserHash == digest(browser) && now.Before(a.ExpiresAt)
}

// landing is the page of ours that ends a sign-in.
const landing = "/sso-callback"

// Home is where a sign-in leads that asked for nowhere in particular.
const Home = "/"

// SafeRedirect is raw if it is a page of ours, else Home: no link may use our sign-in to lead people elsewhere. The page that
// lands judges by the same cases: shell/src/app/redirects.json.
func SafeRedirect(raw string) string {
	if !strings.HasPrefix(raw, "/") || strings.HasPrefix(raw, "//") || strings.ContainsFunc(raw, unsafeRune) {
		return Home
	}
	u, err := url.Parse(raw)
	if err != nil || u.IsAbs() || u.Host != "" || u.User != nil || u.Opaque != "" {
		return Home
	}
	// Browsers fold dots before they look, so we look at what they will see.
	if clean := path.Clean(u.Path); strings.Contains(u.Path, "//") || slices.ContainsFunc(noPages(), func(root string) bool {
		return strings.HasPrefix(clean+"/", root+"/")
	}) {
		return Home
	}
	return raw
}

// noPages are the paths that nobody goes to after a sign-in: what is no page at all, and those that lead back to it.
func noPages() []string {
	return []string{"/api", "/idp", landing, "/sign-in", "/otp", "/forgot-password"}
}

// unsafeRune finds what browsers take for a slash or throw away.
func unsafeRune(r rune) bool { return r == '\\' || r < ' ' || r == 0x7f }

// Code is the error code of a refusal for the sign-in page: the last part of its code.
func Code(err error) string {
	var told *errs.Error
	if !errors.As(err, &told) || told.Kind == errs.Internal {
		return "sign_in_failed"
	}
	return told.Code[strings.LastIndex(told.Code, ".")+1:]
}

// told is a refusal for the landing page: its code, and the reason where there is one of several.
func told(err error) url.Values {
	values := url.Values{"error": {Code(err)}}
	var refusal *errs.Error
	if errors.As(err, &refusal) {
		if reason, ok := refusal.Params["reason"].(string); ok {
			values.Set("reason", reason)
		}
	}
	return values
}

// proved says whether a person's proof is younger than the moment after which only new ones count. A provider that does not
// tell when, or tells whole seconds, is believed when it was told to ask anew.
func proved(at time.Time, after *time.Time, anew bool) bool {
	switch {
	case after == nil, at.After(*after):
		return true
	case !anew:
		return false
	default:
		return at.IsZero() || !at.Before(after.Truncate(time.Second))
	}
}

func digest(secret string) string {
	sum := sha256.Sum256([]byte(secret))
	return hex.EncodeToString(sum[:])
}
