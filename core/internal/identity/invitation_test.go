package identity_test

import (
	"fmt"
	"net/http"
	"net/url"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/identity"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// tokenOf is the token of an invitation's link.
func tokenOf(t testing.TB, link string) string {
	t.Helper()
	parsed, err := url.Parse(link)
	require.NoError(t, err)
	return parsed.Query().Get("invitation")
}

// tenants are the ids of those in which the person has an active user.
func (b *browser) tenants() []string {
	b.t.Helper()
	var ids []string
	for _, one := range b.me().Tenants {
		ids = append(ids, one.ID)
	}
	return ids
}

func TestInvitation(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		c := newForeignCore(t, engine)
		admin := c.signedIn(t, "admin@andina.demo")
		var invited struct {
			User user.UserView `json:"user"`
			Link string        `json:"invitation_link"`
		}
		invite := func(email, role string) answer {
			return admin.send(http.MethodPost, "/api/v1/users", map[string]any{"email": email, "display_name": "Somebody", "role": role, "language": "en"})
		}

		t.Run("an invited person becomes active by the first sign-in [ST-02]", func(t *testing.T) {
			made := invite("Stranger@Example.com", "cashier")
			require.Equal(t, http.StatusCreated, made.status)
			made.into(t, &invited)
			require.Equal(t, user.Invited, invited.User.Status)
			require.Contains(t, invited.Link, c.URL+"/sign-up?invitation=")
			b := c.browser(t)
			require.Equal(t, "/sso-callback?redirect=%2F", b.signIn("stranger@example.com", "/"))
			b.mint()
			require.Equal(t, invited.User.ID, b.me().ID)
			require.Equal(t, user.Active, admin.one(invited.User.ID).Status)
		})

		t.Run("nobody is invited twice into one tenant", func(t *testing.T) {
			refused := invite("stranger@example.com", "admin")
			require.Equal(t, http.StatusConflict, refused.status)
			require.Equal(t, "identity.user_exists", refused.code(t))
		})

		t.Run("an invitation expires, and a new one opens the door again", func(t *testing.T) {
			c.clock.Advance(-8 * 24 * time.Hour)
			invite("late@example.com", "manager").into(t, &invited)
			c.clock.Set(time.Now())
			require.Equal(t, "/sso-callback?error=invitation_expired", c.browser(t).signIn("late@example.com", "/"))
			again := admin.send(http.MethodPost, "/api/v1/users/"+invited.User.ID+"/invitation", nil)
			require.Equal(t, http.StatusOK, again.status, string(again.body))
			require.Equal(t, "/sso-callback?redirect=%2F", c.browser(t).signIn("late@example.com", "/"))
		})

		t.Run("one person may work for two tenants", func(t *testing.T) {
			invite("admin@rioplatense.demo", "manager").into(t, &invited)
			b := c.browser(t)
			b.signIn("admin@rioplatense.demo", "/")
			b.mint()
			require.Equal(t, []string{"rioplatense"}, b.tenants(), "nobody joins by signing in")
			token := map[string]string{"invitation": tokenOf(t, invited.Link)}

			stranger := c.browser(t)
			stranger.signIn("cashier@rioplatense.demo", "/")
			stranger.mint()
			require.Equal(t, "identity.invitation_other", stranger.send(http.MethodPost, "/api/v1/me/invitations", token).code(t))
			require.Equal(t, "identity.needs_session", c.keyed(t, "rioplatense", "admin").send(http.MethodPost, "/api/v1/me/invitations", token).code(t))

			require.Equal(t, http.StatusOK, b.send(http.MethodPost, "/api/v1/me/invitations", token).status)
			require.ElementsMatch(t, []string{"rioplatense", "andina"}, b.tenants())
			require.Equal(t, "identity.invitation_expired", b.send(http.MethodPost, "/api/v1/me/invitations", token).code(t), "once")
		})

		t.Run("who works for two goes from one to the other, and leaves", func(t *testing.T) {
			b := c.browser(t)
			b.signIn("admin@rioplatense.demo", "/")
			b.mint()
			former := b.me()
			elsewhere := map[string]string{"tenant": "rioplatense"}
			if former.Tenant.ID == "rioplatense" {
				elsewhere["tenant"] = "andina"
			}
			require.Equal(t, http.StatusNotFound, b.send(http.MethodPost, "/api/v1/me/tenant", map[string]string{"tenant": "nowhere"}).status)
			require.Equal(t, http.StatusOK, b.send(http.MethodPost, "/api/v1/me/tenant", elsewhere).status)
			require.Equal(t, http.StatusUnauthorized, b.get("/api/v1/me").status, "a bearer of the tenant before")
			b.mint()
			require.Equal(t, elsewhere["tenant"], b.me().Tenant.ID)
			if b.me().Tenant.ID == "rioplatense" {
				require.Equal(t, http.StatusOK, b.send(http.MethodPost, "/api/v1/me/tenant", map[string]string{"tenant": "andina"}).status)
				b.mint()
			}
			require.Equal(t, http.StatusNoContent, b.send(http.MethodPost, "/api/v1/me/leave", map[string]string{"tenant": "andina"}).status)
			require.Equal(t, http.StatusUnauthorized, b.mint().status)
			b.signIn("admin@rioplatense.demo", "/")
			b.mint()
			require.Equal(t, []string{"rioplatense"}, b.tenants())
			require.Equal(t, "identity.user_last_admin", b.send(http.MethodPost, "/api/v1/me/leave", map[string]string{"tenant": "rioplatense"}).code(t))
		})

		t.Run("who is invited by two and known to nobody comes in by a link, and that tenant alone", func(t *testing.T) {
			other := c.keyed(t, "rioplatense", "admin")
			body := map[string]any{"email": "twice@example.com", "display_name": "Twice", "role": "cashier", "language": "en"}
			other.send(http.MethodPost, "/api/v1/users", body).into(t, &invited)
			require.Equal(t, http.StatusCreated, admin.send(http.MethodPost, "/api/v1/users", body).status)
			require.Equal(t, "/sso-callback?error=invitation_several", c.browser(t).signIn("twice@example.com", "/"))
			b := c.browser(t)
			require.Equal(t, "/sso-callback?redirect=%2F", b.signInBy(invited.Link, "twice@example.com"))
			b.mint()
			require.Equal(t, []string{"rioplatense"}, b.tenants())
			require.Equal(t, "/sso-callback?error=invitation_other", c.browser(t).signInBy(invited.Link, "another@example.com"))
		})

		t.Run("a declined invitation is void", func(t *testing.T) {
			invite("cashier@rioplatense.demo", "cashier").into(t, &invited)
			token := map[string]string{"invitation": tokenOf(t, invited.Link)}
			b := c.browser(t)
			b.signIn("cashier@rioplatense.demo", "/")
			b.mint()
			var shown identity.InvitationView
			c.browser(t).send(http.MethodPost, "/api/v1/auth/invitation", token).into(t, &shown)
			require.Equal(t, identity.InvitationView{TenantName: "Cobranzas Andina", Email: "cashier@rioplatense.demo", DisplayName: "Somebody", Role: user.Cashier}, shown)
			require.Equal(t, http.StatusNoContent, b.send(http.MethodPost, "/api/v1/me/invitations/decline", token).status)
			require.Equal(t, "identity.invitation_expired", b.send(http.MethodPost, "/api/v1/me/invitations", token).code(t))
			require.Equal(t, "identity.invitation_expired", c.browser(t).send(http.MethodPost, "/api/v1/auth/invitation", token).code(t))
			forged := map[string]string{"invitation": token["invitation"] + "A"}
			require.Equal(t, "identity.invitation_refused", b.send(http.MethodPost, "/api/v1/me/invitations", forged).code(t))
		})

		t.Run("what is wrong is named by field", func(t *testing.T) {
			for body, field := range map[string]string{"not an address": "body.email", "": "body.email"} {
				refused := invite(body, "cashier")
				require.Equal(t, http.StatusUnprocessableEntity, refused.status)
				require.Contains(t, string(refused.body), field)
			}
			require.Equal(t, http.StatusUnprocessableEntity, invite("ok@example.com", "owner").status)
		})

		t.Run("many at once end in one user each", func(t *testing.T) {
			statuses := make([]int, 6)
			var all sync.WaitGroup
			for i := range statuses {
				all.Go(func() { statuses[i] = invite("crowd@example.com", "cashier").status })
			}
			all.Wait()
			made := 0
			for _, status := range statuses {
				if status == http.StatusCreated {
					made++
				} else {
					require.Equal(t, http.StatusConflict, status)
				}
			}
			require.Equal(t, 1, made, fmt.Sprint(statuses))
		})
	})
}
