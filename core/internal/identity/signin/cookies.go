package signin

import (
	"net/http"
	"time"

	"github.com/recobro/recobro/core/internal/identity/session"
)

// Cookies are the two cookies of a browser: the session, and the secret that binds a sign-in under way to it.
type Cookies struct{ secure bool }

// NewCookies are the cookies of an installation; secure when browsers reach it by https.
func NewCookies(secure bool) Cookies { return Cookies{secure: secure} }

const (
	sessionCookie = "recobro_session"
	attemptCookie = "recobro_sign_in"
)

// SessionName is the name of the session cookie.
func (c Cookies) SessionName() string { return c.name(sessionCookie) }

// Session is the session a request comes with; false without one that could be ours.
func (c Cookies) Session(r *http.Request) (session.Cookie, bool) {
	found, err := r.Cookie(c.name(sessionCookie))
	if err != nil {
		return session.Cookie{}, false
	}
	return session.ParseCookie(found.Value)
}

// Keep is the cookie that keeps a session in the browser. It has no end of its own: the session has.
func (c Cookies) Keep(value session.Cookie) *http.Cookie {
	return c.made(sessionCookie, value.String(), 0)
}

// Forget is the cookie that takes the session out of the browser.
func (c Cookies) Forget() *http.Cookie { return c.made(sessionCookie, "", -time.Second) }

func (c Cookies) attempt(r *http.Request) string {
	found, err := r.Cookie(c.name(attemptCookie))
	if err != nil {
		return ""
	}
	return found.Value
}

func (c Cookies) keepAttempt(value string) *http.Cookie {
	return c.made(attemptCookie, value, attemptLifetime)
}

// made is a cookie that no script can read and no other site's form sends. Lax, because the provider sends the browser
// back to us from its own site, and mails link to our pages.
func (c Cookies) made(name, value string, life time.Duration) *http.Cookie {
	return &http.Cookie{
		Name: c.name(name), Value: value, Path: "/", HttpOnly: true, Secure: c.secure, SameSite: http.SameSiteLaxMode,
		MaxAge: int(life.Seconds()),
	}
}

// name has the prefix by which browsers refuse the cookie from anybody but this very host over https.
func (c Cookies) name(base string) string {
	if c.secure {
		return "__Host-" + base
	}
	return base
}
