package identity_test

import (
	"net/http"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/identity"
	"github.com/recobro/recobro/core/internal/identity/bearer"
	"github.com/recobro/recobro/core/internal/identity/relyingparty"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestSignIn(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		c := newForeignCore(t, engine)

		t.Run("leads to the page that was asked for, and nowhere else [RT-02]", func(t *testing.T) {
			for asked, landed := range map[string]string{
				"/debtors/7": "/debtors/7", "https://evil.example/": "/", "//evil.example": "/", "": "/",
			} {
				location := c.browser(t).signIn("admin@rioplatense.demo", asked)
				require.Equal(t, "/sso-callback?"+url.Values{"redirect": {landed}}.Encode(), location)
			}
		})

		t.Run("an answer is taken once [RT-04]", func(t *testing.T) {
			b := c.browser(t)
			callback := b.prove(b.depart("/"), "admin@rioplatense.demo")
			require.Equal(t, "/sso-callback?redirect=%2F", b.get(callback).location)
			require.Equal(t, "/sso-callback?error=replayed", b.get(callback).location)
			require.Equal(t, http.StatusOK, b.mint().status, "the session of the first stays")
		})

		t.Run("an answer is worthless in another browser, and is then used up [RT-04]", func(t *testing.T) {
			victim, attacker := c.browser(t), c.browser(t)
			callback := attacker.prove(attacker.depart("/"), "cashier@rioplatense.demo")
			victim.depart("/")
			require.Equal(t, "/sso-callback?error=replayed", victim.get(callback).location)
			require.Equal(t, http.StatusUnauthorized, victim.mint().status)
			require.Equal(t, "/sso-callback?error=replayed", attacker.get(callback).location)
		})

		t.Run("a forged answer, an answer of another provider and a late one are refused [RT-04]", func(t *testing.T) {
			b := c.browser(t)
			callback, err := url.Parse(b.prove(b.depart("/"), "admin@rioplatense.demo"))
			require.NoError(t, err)
			change := func(name, value string) string {
				changed, query := *callback, callback.Query()
				query.Set(name, value)
				changed.RawQuery = query.Encode()
				return changed.String()
			}
			require.Equal(t, "/sso-callback?error=replayed", b.get(change("state", "guessed")).location)
			require.Equal(t, "/sso-callback?error=sign_in_failed", b.get(change("iss", "https://evil.example")).location)
			late := b.prove(b.depart("/"), "admin@rioplatense.demo")
			c.clock.Advance(31 * time.Minute)
			require.Equal(t, "/sso-callback?error=replayed", b.get(late).location)
			c.clock.Advance(-31 * time.Minute)
			require.Equal(t, http.StatusUnauthorized, b.mint().status)
		})

		t.Run("who turns back at the provider is told so [RT-04]", func(t *testing.T) {
			require.Equal(t, "/sso-callback?error=access_denied", c.browser(t).signIn("-", "/"))
		})

		t.Run("who is not invited, or has no verified e-mail, does not come in", func(t *testing.T) {
			require.Equal(t, "/sso-callback?error=unknown_user", c.browser(t).signIn("stranger@example.com", "/"))
			require.Equal(t, "/sso-callback?error=email_unverified", c.browser(t).signIn("manager@rioplatense.demo", "/"))
		})

		t.Run("a provider that is away is told so, to people and to scripts", func(t *testing.T) {
			away := newCore(t, engine, func(string) relyingparty.Settings {
				return relyingparty.Settings{Issuer: "http://127.0.0.1:1", ClientID: "back-office"}
			}).browser(t)
			require.Equal(t, "/sso-callback?error=provider_unavailable", away.get("/api/v1/auth/login").location)
			refused := away.get("/api/v1/auth/login", "Accept", "application/json")
			require.Equal(t, http.StatusServiceUnavailable, refused.status)
			require.Equal(t, "identity.provider_unavailable", refused.code(t))
		})

		t.Run("everybody can still come in after a change of provider, by configuration alone [AU-01]", func(t *testing.T) {
			require.Equal(t, "/sso-callback?redirect=%2F", c.browser(t).signIn("cashier@rioplatense.demo", "/"))
			other := c.moved(t, startForeign(t, c.URL, "ACCESS_TOKENS=jwt"))
			b := other.browser(t)
			require.Equal(t, "/sso-callback?redirect=%2F", b.signIn("cashier@rioplatense.demo", "/"))
			b.mint()
			require.Equal(t, c.user(t, "rioplatense", "cashier").ID, b.me().ID)
			c.handler = c.route(t)
		})

		t.Run("the session before ends when somebody signs in anew", func(t *testing.T) {
			b := c.browser(t)
			b.signIn("admin@rioplatense.demo", "/")
			b.mint()
			former := b.bearer
			b.signIn("admin@rioplatense.demo", "/")
			b.bearer = former
			require.Equal(t, http.StatusUnauthorized, b.get("/api/v1/me").status)
			require.Equal(t, http.StatusOK, b.mint().status)
		})
	})
}

func TestBearer(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		c := newForeignCore(t, engine)
		b := c.browser(t)
		b.signIn("admin@rioplatense.demo", "/")
		require.Equal(t, http.StatusOK, b.mint().status)

		t.Run("is worth nothing without its own cookie", func(t *testing.T) {
			thief := c.browser(t)
			thief.bearer = b.bearer
			require.Equal(t, http.StatusUnauthorized, thief.get("/api/v1/me").status)
			thief.signIn("cashier@rioplatense.demo", "/")
			require.Equal(t, http.StatusUnauthorized, thief.get("/api/v1/me").status)
		})

		t.Run("is worth nothing as a cookie, nor is the cookie as a bearer", func(t *testing.T) {
			require.Equal(t, http.StatusUnauthorized, c.browser(t).get("/api/v1/me", "Cookie", "recobro_session="+b.bearer).status)
			stranger := c.browser(t)
			require.Equal(t, http.StatusUnauthorized, stranger.get("/api/v1/me", "Authorization", "Bearer "+b.cookie()).status)
		})

		t.Run("is given to our own pages alone", func(t *testing.T) {
			for name, headers := range map[string][]string{
				"no client header":      {},
				"from another site":     {"X-Recobro-Client", "web", "Sec-Fetch-Site", "cross-site"},
				"from a sibling domain": {"X-Recobro-Client", "web", "Sec-Fetch-Site", "same-site"},
				"typed into the bar":    {"X-Recobro-Client", "web", "Sec-Fetch-Site", "none"},
			} {
				got := b.send(http.MethodPost, "/api/v1/auth/token", nil, headers...)
				require.Equal(t, http.StatusForbidden, got.status, name)
				require.Equal(t, "identity.foreign_page", got.code(t))
			}
			require.Equal(t, http.StatusForbidden, b.send(http.MethodPost, "/api/v1/auth/logout", nil).status)
		})

		t.Run("lives 180 seconds [CL-06]", func(t *testing.T) {
			c.clock.Advance(bearer.Lifetime - time.Second)
			require.Equal(t, http.StatusOK, b.get("/api/v1/me").status)
			c.clock.Advance(10 * time.Second)
			require.Equal(t, http.StatusUnauthorized, b.get("/api/v1/me").status)
			require.Equal(t, http.StatusOK, b.mint().status)
		})

		t.Run("the answer under a forced-fresh path carries the next one [CL-05]", func(t *testing.T) {
			next := b.get("/api/v1/deudores/1").header.Get("X-Recobro-Token")
			require.NotEmpty(t, next)
			require.Empty(t, b.get("/api/v1/me").header.Get("X-Recobro-Token"))
			b.bearer = next
			require.Equal(t, http.StatusOK, b.get("/api/v1/me").status)
			require.Empty(t, c.browser(t).get("/api/v1/deudores/1").header.Get("X-Recobro-Token"), "nobody gets none")
		})

		t.Run("the state tells whether anybody is signed in [RT-12]", func(t *testing.T) {
			var state identity.State
			b.get("/api/v1/auth/state").into(t, &state)
			require.True(t, state.SignedIn)
			require.False(t, state.Provider.Embedded)
			c.browser(t).get("/api/v1/auth/state").into(t, &state)
			require.False(t, state.SignedIn)
		})
	})
}

func TestSession(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		signedIn := func(t *testing.T, c *core) *browser {
			t.Helper()
			b := c.browser(t)
			b.signIn("admin@rioplatense.demo", "/")
			require.Equal(t, http.StatusOK, b.mint().status)
			return b
		}

		t.Run("ends after two hours without a request, and after twelve in any case", func(t *testing.T) {
			t.Parallel()
			c := newForeignCore(t, engine, "NO_REFRESH=1")
			b := signedIn(t, c)
			c.clock.Advance(2*time.Hour + time.Minute)
			require.Equal(t, http.StatusUnauthorized, b.mint().status)
			c.clock.Set(time.Now()) // the provider's clock has not moved
			b = signedIn(t, c)
			for range 7 {
				c.clock.Advance(100 * time.Minute)
				require.Equal(t, http.StatusOK, b.mint().status)
			}
			c.clock.Advance(30 * time.Minute)
			require.Equal(t, http.StatusUnauthorized, b.mint().status, "after 12 hours and 10 minutes")
		})

		t.Run("many tabs at once cost one refresh at the provider", func(t *testing.T) {
			t.Parallel()
			c := newForeignCore(t, engine)
			b := signedIn(t, c)
			for range 3 {
				c.clock.Advance(11 * time.Minute)
				statuses := make([]int, 8)
				var tabs sync.WaitGroup
				for i := range statuses {
					tabs.Go(func() {
						statuses[i] = b.send(http.MethodPost, "/api/v1/auth/token", nil, "X-Recobro-Client", "web").status
					})
				}
				tabs.Wait()
				for _, status := range statuses {
					require.Equal(t, http.StatusOK, status, "a second refresh would look like a stolen token and end the session")
				}
			}
		})

		t.Run("goes on while the provider is away, and ends when the provider refuses", func(t *testing.T) {
			t.Parallel()
			var issuer string
			c := newCore(t, engine, func(publicURL string) relyingparty.Settings {
				issuer = startForeign(t, publicURL)
				return relyingparty.Settings{Issuer: issuer, ClientID: "back-office", ClientSecret: "a-secret-of-the-test"}
			})
			b := signedIn(t, c)
			c.clock.Advance(11 * time.Minute)
			c.breakProvider(t, http.StatusBadGateway)
			require.Equal(t, http.StatusOK, b.mint().status)
			c.clock.Advance(2 * time.Minute)
			c.breakProvider(t, http.StatusBadRequest)
			require.Equal(t, http.StatusUnauthorized, b.mint().status)
			require.Equal(t, http.StatusUnauthorized, b.get("/api/v1/me").status)
		})

		t.Run("is listed for its owner and ended by its owner alone", func(t *testing.T) {
			t.Parallel()
			c := newForeignCore(t, engine)
			here, there, other := signedIn(t, c), signedIn(t, c), c.browser(t)
			other.signIn("cashier@rioplatense.demo", "/")
			other.mint()
			var sessions []struct {
				ID string `json:"id"`
			}
			here.get("/api/v1/me/sessions").into(t, &sessions)
			require.Len(t, sessions, 2)
			for _, one := range sessions {
				require.Equal(t, http.StatusNotFound, other.send(http.MethodDelete, "/api/v1/me/sessions/"+one.ID, nil).status)
			}
			require.Equal(t, http.StatusNoContent, here.send(http.MethodDelete, "/api/v1/me/sessions/"+sessions[1].ID, nil).status)
			require.Equal(t, http.StatusNoContent, here.send(http.MethodDelete, "/api/v1/me/sessions/"+sessions[0].ID, nil).status)
			require.Equal(t, http.StatusUnauthorized, here.get("/api/v1/me").status)
			require.Equal(t, http.StatusUnauthorized, there.get("/api/v1/me").status)
			require.Equal(t, http.StatusOK, other.get("/api/v1/me").status)
		})
	})
}

// cookie is the value of the browser's session cookie.
func (b *browser) cookie() string {
	b.t.Helper()
	home, err := url.Parse(b.core.URL)
	require.NoError(b.t, err)
	for _, cookie := range b.client.Jar.Cookies(home) {
		if strings.HasSuffix(cookie.Name, "recobro_session") {
			return cookie.Value
		}
	}
	return ""
}
