package browser

import (
	"net/http"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/identityprovider/internal/throttle"
	"github.com/recobro/recobro/modules/identityprovider/internal/vault"
)

// Cookies are the provider's three cookies: the session, the secret that binds interactions to the browser, and the
// accounts that it has signed in to before. Their names carry the module's id, by which the host lets them through.
type Cookies struct {
	secure bool
	path   string
}

// NewCookies are the cookies of the provider at issuer.
func NewCookies(publicURL, path string) Cookies {
	return Cookies{secure: strings.HasPrefix(publicURL, "https:"), path: path}
}

const (
	sessionCookie = "identityprovider_session"
	browserCookie = "identityprovider_browser"
	devicesCookie = "identityprovider_devices"
	browserLife   = 24 * time.Hour
)

// Session is the secret of the session that a request comes with; empty without one.
func (c Cookies) Session(r *http.Request) string { return c.value(r, sessionCookie) }

// Browser is the secret of the browser that a request comes from, made if it has none, and the cookie to keep it.
func (c Cookies) Browser(r *http.Request) (string, *http.Cookie) {
	secret := c.value(r, browserCookie)
	if secret == "" {
		secret = vault.Random()
	}
	return secret, c.made(browserCookie, secret, browserLife)
}

// KnownBrowser is the secret of the browser that a request comes from; empty if it has none.
func (c Cookies) KnownBrowser(r *http.Request) string { return c.value(r, browserCookie) }

// Keep is the cookie that keeps a session in the browser until the browser ends.
func (c Cookies) Keep(secret string) *http.Cookie { return c.made(sessionCookie, secret, 0) }

// Forget is the cookie that removes the session from the browser.
func (c Cookies) Forget() *http.Cookie { return c.made(sessionCookie, "", -time.Second) }

// Devices says as whom a browser has signed in before, for throttle to judge; empty if it never did.
func (c Cookies) Devices(r *http.Request) string { return c.value(r, devicesCookie) }

// KeepDevices is the cookie that keeps it.
func (c Cookies) KeepDevices(value string) *http.Cookie {
	return c.made(devicesCookie, value, throttle.DeviceLife)
}

func (c Cookies) value(r *http.Request, name string) string {
	found, err := r.Cookie(c.name(name))
	if err != nil {
		return ""
	}
	return found.Value
}

func (c Cookies) made(name, value string, life time.Duration) *http.Cookie {
	return &http.Cookie{
		Name: c.name(name), Value: value, Path: c.path, HttpOnly: true, Secure: c.secure,
		SameSite: http.SameSiteLaxMode, MaxAge: int(life.Seconds()),
	}
}

// name has the prefix by which browsers refuse the cookie over plain http. It cannot be __Host-, which would show the
// cookie to every path.
func (c Cookies) name(base string) string {
	if c.secure {
		return "__Secure-" + base
	}
	return base
}
