package identity_test

import (
	"bufio"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/identity"
	"github.com/recobro/recobro/core/internal/identity/relyingparty"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// startForeign runs the provider of testdata as a process of its own and gives its issuer. It is ended with the test.
func startForeign(t testing.TB, publicURL string, environment ...string) string {
	t.Helper()
	script, err := filepath.Abs("testdata/provider.mjs")
	require.NoError(t, err)
	command := exec.Command("node", script)
	command.Env = append(append(os.Environ(), environment...),
		"REDIRECT_URI="+publicURL+"/api/v1/auth/callback", "SIGNED_OUT_URI="+publicURL+"/sign-in", "NODE_NO_WARNINGS=1")
	command.Stderr = t.Output()
	output, err := command.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, command.Start())
	t.Cleanup(func() {
		_ = command.Process.Kill()
		_ = command.Wait()
	})
	lines := bufio.NewScanner(output)
	for lines.Scan() {
		if strings.HasPrefix(lines.Text(), "http://") {
			return lines.Text()
		}
	}
	t.Fatal("the provider ended without telling its issuer")
	return ""
}

// newForeignCore is a core that signs people in at a foreign provider, by settings alone.
func newForeignCore(t testing.TB, engine sdktest.Engine, environment ...string) *core {
	t.Helper()
	return newCore(t, engine, func(publicURL string) relyingparty.Settings {
		return relyingparty.Settings{
			Issuer: startForeign(t, publicURL, environment...), ClientID: "back-office", ClientSecret: "a-secret-of-the-test",
		}
	})
}

// depart starts a sign-in and follows it to the form of the foreign provider, whose address it gives.
func (b *browser) depart(redirect string) string {
	b.t.Helper()
	return b.departWith(url.Values{"redirect": {redirect}})
}

func (b *browser) departWith(query url.Values) string {
	b.t.Helper()
	out := b.get("/api/v1/auth/login?" + query.Encode())
	require.Equal(b.t, http.StatusFound, out.status, string(out.body))
	form := b.get(out.location)
	require.Contains(b.t, []int{http.StatusFound, http.StatusSeeOther}, form.status, string(form.body))
	if strings.HasPrefix(form.location, b.core.URL) {
		return form.location // the provider knows the browser already and asks nothing
	}
	return origin(out.location) + strings.TrimPrefix(form.location, origin(out.location))
}

// prove answers the form and gives the address at which the core takes the answer.
func (b *browser) prove(form, login string) string {
	b.t.Helper()
	if strings.HasPrefix(form, b.core.URL) {
		return form
	}
	next := b.send(http.MethodPost, form, url.Values{"login": {login}}).location
	for range 5 {
		if strings.HasPrefix(next, b.core.URL) {
			return next
		}
		if strings.HasPrefix(next, "/") {
			next = origin(form) + next
		}
		answered := b.get(next)
		require.NotEmpty(b.t, answered.location, string(answered.body))
		next = answered.location
	}
	b.t.Fatalf("the provider does not send the browser back, last to %q", next)
	return ""
}

// signIn does the whole sign-in and gives where it lands.
func (b *browser) signIn(login, redirect string) string {
	b.t.Helper()
	return b.arrive(b.prove(b.depart(redirect), login), login)
}

// arrive hands the provider's answer to the core, and proves the person anew where that is asked for.
func (b *browser) arrive(answer, login string) string {
	b.t.Helper()
	landed := b.get(answer).location
	again, err := url.Parse(landed)
	require.NoError(b.t, err)
	if again.Path != "/api/v1/auth/login" {
		return landed
	}
	return b.get(b.prove(b.departWith(again.Query()), login)).location
}

// signInBy is signIn by the link of an invitation.
func (b *browser) signInBy(link, login string) string {
	b.t.Helper()
	form := b.departWith(url.Values{"redirect": {"/"}, "invitation": {tokenOf(b.t, link)}})
	return b.get(b.prove(form, login)).location
}

func origin(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return ""
	}
	return u.Scheme + "://" + u.Host
}

func TestForeignProvider(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		for kind, environment := range map[string][]string{
			"opaque access tokens":    {"ACCESS_TOKENS=opaque"},
			"JWT access tokens":       {"ACCESS_TOKENS=jwt"},
			"without refresh tokens":  {"NO_REFRESH=1"},
			"without a sign-out page": {"NO_END_SESSION=1"},
		} {
			t.Run("signs people in and out, "+kind+" [AU-01]", func(t *testing.T) {
				t.Parallel()
				c := newForeignCore(t, engine, environment...)
				b := c.browser(t)
				require.Equal(t, "/sso-callback?redirect=%2Fdebtors%3Fpage%3D2", b.signIn("admin@rioplatense.demo", "/debtors?page=2"))
				require.Equal(t, http.StatusOK, b.mint().status)
				me := b.me()
				require.Equal(t, c.user(t, "rioplatense", "admin").ID, me.ID)
				require.Equal(t, "admin", me.Role)
				require.Equal(t, "America/Montevideo", me.Tenant.Timezone)
				require.Contains(t, me.Permissions, "core.users:create")

				var left identity.Left
				b.send(http.MethodPost, "/api/v1/auth/logout", nil, "X-Recobro-Client", "web").into(t, &left)
				if kind == "without a sign-out page" {
					require.Equal(t, "/sign-in", left.EndSessionURL)
				} else {
					require.Contains(t, left.EndSessionURL, "id_token_hint=")
					require.Equal(t, http.StatusOK, b.get(left.EndSessionURL).status)
				}
				require.Equal(t, http.StatusUnauthorized, b.get("/api/v1/me").status)
				require.Equal(t, http.StatusUnauthorized, b.mint().status)
			})
		}
	})
}
