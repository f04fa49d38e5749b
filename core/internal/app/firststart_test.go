package app_test

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// Signs of something that happens beside the test are looked for as often as this, as long as this.
const (
	tryEvery  = 20 * time.Millisecond
	awaitLink = 30 * time.Second
)

// setupSecret is what stands behind the # of the link that a first start has left for the operator.
func setupSecret(t *testing.T, p *producttest.Product) string {
	t.Helper()
	path := filepath.Join(p.Dir, "setup.txt")
	require.Eventually(t, func() bool { return fileExists(path) }, awaitLink, tryEvery, "no link")
	info, err := os.Stat(path)
	require.NoError(t, err)
	require.Equal(t, os.FileMode(0o600), info.Mode().Perm())
	link, err := os.ReadFile(path)
	require.NoError(t, err)
	address, secret, found := strings.Cut(strings.TrimSpace(string(link)), "#")
	require.True(t, found)
	require.Equal(t, p.URL+"/setup", address)
	require.GreaterOrEqual(t, len(secret), 43, "256 bits")
	return secret
}

func fileExists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

func setUp(t *testing.T, p *producttest.Product, secret string) producttest.Answer {
	t.Helper()
	return p.Anonymous().Plain(t, http.MethodPost, "/api/v1/auth/setup", map[string]string{
		"secret": secret, "name": "Cobros del Sur", "country": "CL", "currency": "CLP", "timezone": "America/Santiago", "language": "es",
		"display_name": "Ana Pérez", "email": "ana@sur.example",
	})
}

func TestFirstStart(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		p := producttest.Start(t, producttest.Options{DatabaseURL: engine.AdminURL(t), NoDemo: true})
		first := setupSecret(t, p)
		_, page := plain(t, p, http.MethodGet, "/sign-in", "")
		require.Contains(t, page, `"setup":true`)
		require.Empty(t, p.Command(t, tenantsOf(p)...), "nobody is there")

		t.Run("a restart gives another link and ends the one before", func(t *testing.T) {
			require.Equal(t, 0, p.Stop(t))
			require.NotContains(t, p.Output(), first)
			require.NoError(t, os.Remove(filepath.Join(p.Dir, "setup.txt")))
			p.Run(t)
			require.NotEqual(t, first, setupSecret(t, p))
			require.Equal(t, "identity.setup_refused", setUp(t, p, first).Code(t))
		})

		secret := setupSecret(t, p)
		var invitation struct{ Invitation string }
		t.Run("two at once make one company and one person", func(t *testing.T) {
			answers := make([]producttest.Answer, 4)
			var all sync.WaitGroup
			for i := range answers {
				all.Go(func() { answers[i] = setUp(t, p, secret) })
			}
			all.Wait()
			for _, one := range answers {
				require.Equal(t, http.StatusOK, one.Status, string(one.Body))
			}
			setUp(t, p, secret).Into(t, &invitation)
			require.Len(t, strings.Split(strings.TrimSpace(p.Command(t, tenantsOf(p)...)), "\n"), 1)
		})

		t.Run("who guesses is refused, then slowed down; the right link opens all the same", func(t *testing.T) {
			var last producttest.Answer
			for range 12 {
				last = setUp(t, p, "guessed-guessed-guessed-guessed-guessed-gues")
			}
			require.Equal(t, http.StatusTooManyRequests, last.Status)
			require.NotEmpty(t, last.Header.Get("Retry-After"))
			setUp(t, p, secret).Into(t, &invitation)
		})

		t.Run("the person runs the installation and the company, and the link is used up", func(t *testing.T) {
			person := p.SignUp(t, invitation.Invitation, "siete barcas al sol")
			require.Equal(t, "superadmin", person.Role)
			require.Equal(t, "cobros-del-sur", person.TenantID)
			var users, tenants []struct{ ID, Currency string }
			person.Get(t, "/api/v1/users").Into(t, &users)
			person.Get(t, "/api/v1/tenants").Into(t, &tenants)
			require.Len(t, users, 1)
			require.Len(t, tenants, 1)
			require.Equal(t, "CLP", tenants[0].Currency)

			again := setUp(t, p, secret)
			require.Contains(t, []int{http.StatusConflict, http.StatusTooManyRequests}, again.Status, string(again.Body))
			require.NotContains(t, p.Output(), secret)
			require.Equal(t, 0, p.Stop(t))
			p.Run(t)
			_, page := plain(t, p, http.MethodGet, "/sign-in", "")
			require.NotContains(t, page, `"setup":true`)
			require.Eventually(t, func() bool { return !fileExists(filepath.Join(p.Dir, "setup.txt")) }, awaitLink, tryEvery)
		})
	})
}

func tenantsOf(p *producttest.Product) []string {
	arguments := []string{"tenant", "list", "--data", p.Dir}
	if p.DatabaseURL() != "" {
		arguments = append(arguments, "--database-url", p.DatabaseURL())
	}
	return arguments
}

// TestVisits is what the host's front door makes of a superadmin who has entered another tenant.
func TestVisits(t *testing.T) {
	t.Parallel()
	p := producttest.Start(t, producttest.Options{})
	superadmin, admin := p.SignIn(t, "rioplatense", "superadmin"), p.SignIn(t, "andina", "admin")
	enter := func(who *producttest.Person) producttest.Answer {
		return who.Do(t, http.MethodPost, "/api/v1/tenants/andina/visits", map[string]string{"reason": "Mirar una importación"}, nil)
	}

	t.Run("admins do not enter, nor do keys", func(t *testing.T) {
		require.Equal(t, http.StatusForbidden, enter(p.SignIn(t, "rioplatense", "admin")).Status)
		key := p.WithKey(strings.TrimSpace(p.Command(t, "apikey", "create", "--data", p.Dir, "--tenant", "rioplatense", "--role", "superadmin")))
		require.Equal(t, "identity.needs_session", enter(key).Code(t))
		require.Equal(t, http.StatusOK, key.Get(t, "/api/v1/me").Status)
	})

	t.Run("what a visitor does in a module is on the tenant's record as a visitor's, for its admins to see", func(t *testing.T) {
		require.Equal(t, http.StatusOK, enter(superadmin).Status)
		superadmin.Refresh(t)
		made := superadmin.Do(t, http.MethodPost, "/api/v1/carteras", map[string]any{
			"code": "VISITA", "name": "De visita", "creditor_name": "Banco", "type": "third_party", "stage": "early", "currency": "CLP",
			"country": "CL", "timezone": "America/Santiago",
		}, nil)
		require.Equal(t, http.StatusCreated, made.Status, string(made.Body))
		for _, name := range []string{"core.tenant.entered", "portfolios.portfolio.created"} {
			require.Eventually(t, func() bool {
				var lines []struct {
					ActorID   string `json:"actor_id"`
					ActorKind string `json:"actor_kind"`
				}
				admin.Get(t, "/api/v1/tracing-events?name="+name+"&actor="+superadmin.ID).Into(t, &lines)
				return len(lines) > 0 && lines[0].ActorKind == "visitor"
			}, awaitLink, tryEvery, name)
		}
	})

	t.Run("what is the visitor's own is changed at home alone, and no key is made that would stay", func(t *testing.T) {
		for path, body := range map[string]any{
			"/api/v1/me/api-keys": map[string]any{"name": "stays", "expires_in_days": 1},
			"/api/v1/me/leave":    map[string]string{"tenant": "andina"},
			"/api/v1/me/tenant":   map[string]string{"tenant": "rioplatense"},
		} {
			require.Equal(t, "identity.visitor", superadmin.Do(t, http.MethodPost, path, body, nil).Code(t), path)
		}
	})

	t.Run("a suspension ends sessions, streams, keys and visits at once", func(t *testing.T) {
		stream := admin.Stream(t.Context(), t, "/api/v1/live")
		defer stream.Body.Close()
		key := admin.Key(t)
		other := p.SignIn(t, "rioplatense", "superadmin")
		suspended := other.Do(t, http.MethodPut, "/api/v1/tenants/andina/suspension", map[string]string{"reason": "security"}, nil)
		require.Equal(t, http.StatusNoContent, suspended.Status, string(suspended.Body))
		require.Equal(t, http.StatusUnauthorized, admin.Get(t, "/api/v1/me").Status)
		require.Equal(t, http.StatusUnauthorized, key.Get(t, "/api/v1/me").Status)
		require.Equal(t, http.StatusUnauthorized, superadmin.Get(t, "/api/v1/me").Status)
		require.False(t, admin.ComesBack(t), "nor does sign-in")
		buffer := make([]byte, 1<<10)
		for { // the stream ends
			if _, err := stream.Body.Read(buffer); err != nil {
				break
			}
		}
	})
}
