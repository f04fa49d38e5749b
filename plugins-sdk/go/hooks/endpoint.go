package hooks

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"slices"
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

const (
	maxLabel      = 100
	maxSecret     = 500
	mostSecrets   = 4  // that are good at a time
	mostEndpoints = 50 // of one hook in one tenant
)

// Endpoint is where a tenant lets a provider call a hook.
type Endpoint struct {
	storage.Row
	Hook      string      `json:"hook"`
	Label     string      `json:"label"`
	TokenHash string      `json:"-"`
	Secrets   sealed.Text `json:"-"`
	RevokedAt *time.Time  `json:"revoked_at,omitempty"`
}

// TableName is the table of the SDK's migrations.
func (Endpoint) TableName() string { return "sdk_hooks" }

// Refusals are what is said of endpoints.
func (Endpoint) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// Opened is what the provider has to be told of an endpoint. It cannot be had again.
type Opened struct {
	Endpoint    Endpoint `json:"endpoint"`
	URL         string   `json:"url"`
	Secret      string   `json:"secret"`
	VerifyToken string   `json:"verify_token,omitempty" doc:"What the provider shows when it makes sure of the address"`
}

// secret is one of an endpoint's.
type secret struct {
	Value string     `json:"value"`
	Until *time.Time `json:"until,omitempty"` // nil: for good
}

// goodAt are the secrets that are good at now, the newest last, and no more than may be.
func goodAt(all []secret, now time.Time) []secret {
	good := slices.DeleteFunc(slices.Clone(all), func(s secret) bool { return s.Until != nil && !now.Before(*s.Until) })
	return good[max(0, len(good)-mostSecrets):]
}

// rotated puts a new secret beside those before, which stay good until.
func rotated(all []secret, value string, now, until time.Time) []secret {
	for i := range all {
		if all[i].Until == nil || all[i].Until.After(until) {
			all[i].Until = &until
		}
	}
	return goodAt(append(all, secret{Value: value}), now)
}

func labelled(label string) (string, error) {
	label = strings.TrimSpace(label)
	switch {
	case !errs.Visible(label):
		return "", errs.New(errs.Invalid, "invalid").WithField("body.label", "field.blank")
	case len(label) > maxLabel:
		return "", errs.New(errs.Invalid, "invalid").WithField("body.label", "field.max_length", "max", maxLabel)
	}
	return label, nil
}

// secretOr is the provider's own secret, or one that is made here.
func secretOr(given string) (string, error) {
	if len(given) > maxSecret {
		return "", errs.New(errs.Invalid, "invalid").WithField("body.secret", "field.max_length", "max", maxSecret)
	}
	if given == "" {
		return drawn(), nil
	}
	return given, nil
}

// token stands in an endpoint's address: the tenant, so that it can be looked up inside the tenant's wall, and 256 random bits. The
// tenant in it proves nothing.
type token struct{ tenant, random string }

const randomLength = 43 // 256 bits in base64

func drawn() string {
	b := make([]byte, 32)
	_, _ = rand.Read(b) // never fails: crypto/rand ends the process instead
	return base64.RawURLEncoding.EncodeToString(b)
}

func parseToken(text string) (token, bool) {
	at := strings.LastIndexByte(text, '.')
	if at <= 0 || len(text)-at-1 != randomLength {
		return token{}, false
	}
	return token{text[:at], text[at+1:]}, true
}

func (t token) String() string { return t.tenant + "." + t.random }

// hash is what is kept of it.
func (t token) hash() string {
	sum := sha256.Sum256([]byte(t.String()))
	return hex.EncodeToString(sum[:])
}

// verify is what a provider shows when it makes sure of the address: who knows the address can be told it at any time.
func (t token) verify() string {
	mac := hmac.New(sha256.New, []byte(t.String()))
	mac.Write([]byte("recobro hook verify token"))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}
