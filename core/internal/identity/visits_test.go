package identity_test

import (
	"context"
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/core/internal/identity/tenant"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

const why = "Revisar una importación que falló"

// within is ctx with a tenant's wall around it.
func within(t testing.TB, tenantID string) context.Context {
	t.Helper()
	return principal.With(t.Context(), principal.System(tenantID, "core"))
}

// recorded are the lines of a tenant's record about the tenant itself.
func (c *core) recorded(t testing.TB, tenantID, name string) (lines []tracing.Event) {
	t.Helper()
	require.NoError(t, c.db.Read(within(t, tenantID), func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("name = ?", name).Order("id").Find(&lines).Error
	}))
	return lines
}

func (b *browser) enter(tenantID, reason string) answer {
	b.t.Helper()
	return b.send(http.MethodPost, "/api/v1/tenants/"+tenantID+"/visits", map[string]string{"reason": reason})
}

func (b *browser) goHome() answer {
	b.t.Helper()
	return b.send(http.MethodDelete, "/api/v1/me/visit", nil)
}

// arrived is a superadmin who has just entered andina.
func (c *core) arrived(t testing.TB) *browser {
	t.Helper()
	b := c.browser(t)
	b.signIn("superadmin@rioplatense.demo", "/")
	b.mint()
	require.Equal(t, http.StatusOK, b.enter("andina", why).status)
	b.mint()
	return b
}

func TestVisit(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		c := newForeignCore(t, engine, "NO_REFRESH=1") // the provider does not know the test's clock

		t.Run("nobody enters but a superadmin in person, by an act with a reason", func(t *testing.T) {
			admin := c.browser(t)
			admin.signIn("admin@rioplatense.demo", "/")
			admin.mint()
			require.Equal(t, http.StatusForbidden, admin.enter("andina", why).status)
			require.Equal(t, "identity.needs_session", c.keyed(t, "rioplatense", "superadmin").enter("andina", why).code(t), "a key never enters another tenant")

			b := c.browser(t)
			b.signIn("superadmin@rioplatense.demo", "/")
			b.mint()
			for _, none := range []string{"", "   .   ", "ver"} {
				require.Equal(t, http.StatusUnprocessableEntity, b.enter("andina", none).status, "%q", none)
			}
			require.Equal(t, "identity.tenant_not_found", b.enter("nobody", why).code(t))
			require.Equal(t, "identity.tenant_own", b.enter("rioplatense", why).code(t))
			require.Empty(t, c.recorded(t, "andina", "core.tenant.entered"))
		})

		t.Run("inside, the person is who they are, with nothing of their own to change, and the way back", func(t *testing.T) {
			b := c.browser(t)
			b.signIn("superadmin@rioplatense.demo", "/")
			b.mint()
			before := b.bearer
			require.Equal(t, http.StatusOK, b.enter("andina", why).status)
			require.Equal(t, http.StatusUnauthorized, b.get("/api/v1/me").status, "what was minted at home opens nothing there")
			stale := b.send(http.MethodPost, "/api/v1/auth/token", nil, "X-Recobro-Client", "web", "X-Recobro-Tenant", "rioplatense")
			require.Equal(t, "identity.other_tenant", stale.code(t), "a page of home does not act in the other tenant")

			b.mint()
			me := b.me()
			require.Equal(t, "andina", me.Tenant.ID)
			require.Equal(t, "superadmin@rioplatense.demo", me.Email)
			require.Equal(t, why, me.Visit.Reason)
			require.Equal(t, "rioplatense", me.Visit.Home.ID)
			require.WithinDuration(t, c.clock.Now().Add(time.Hour), me.Visit.Until, time.Second)
			require.Contains(t, me.Permissions, "core.users:update")
			for _, own := range []string{"core.apikeys:create", "core.profile:update", "core.sessions:delete", "core.reports:export"} {
				require.NotContains(t, me.Permissions, own)
			}

			require.Equal(t, http.StatusOK, b.goHome().status)
			require.Equal(t, http.StatusUnauthorized, b.get("/api/v1/me").status)
			b.mint()
			require.Equal(t, "rioplatense", b.me().Tenant.ID)
			require.Nil(t, b.me().Visit)
			b.bearer = before
			require.Equal(t, http.StatusUnauthorized, b.get("/api/v1/me").status)
		})

		t.Run("entry, exit and what is done between are on the visited tenant's record, marked as a visitor's", func(t *testing.T) {
			b := c.arrived(t)
			changed := b.change(c.user(t, "andina", "cashier").ID, map[string]any{"display_name": "Tomás A."})
			require.Equal(t, http.StatusOK, changed.status, string(changed.body))
			require.Equal(t, http.StatusOK, b.goHome().status)
			self := c.user(t, "rioplatense", "superadmin")
			for _, name := range []string{"core.tenant.entered", "core.user.changed", "core.tenant.left"} {
				lines := c.recorded(t, "andina", name)
				require.NotEmpty(t, lines, name)
				last := lines[len(lines)-1]
				require.Equal(t, self.ID, last.ActorID, name)
				require.Equal(t, principal.KindVisitor, last.ActorKind, name)
				if name != "core.user.changed" {
					require.Contains(t, string(last.Payload), why, name)
				}
			}
			require.Empty(t, c.recorded(t, "rioplatense", "core.tenant.entered"))
		})

		t.Run("who proves themselves anew in the middle of it stays where they are", func(t *testing.T) {
			b := c.arrived(t)
			b.signIn("superadmin@rioplatense.demo", "/")
			b.mint()
			require.Equal(t, "andina", b.me().Tenant.ID)
			require.NotNil(t, b.me().Visit)
			require.Equal(t, http.StatusOK, b.goHome().status)
		})

		t.Run("it ends with the session, and with the role", func(t *testing.T) {
			b := c.arrived(t)
			already := len(c.recorded(t, "andina", "core.tenant.left"))
			require.Equal(t, http.StatusOK, b.send(http.MethodPost, "/api/v1/auth/logout", nil, "X-Recobro-Client", "web").status)
			c.clock.Advance(time.Minute)
			require.NoError(t, c.service.Visits().Settle(t.Context()))
			left := c.recorded(t, "andina", "core.tenant.left")
			require.Len(t, left, already+1)
			require.Contains(t, string(left[already].Payload), `"how":"ended"`)

			b = c.arrived(t)
			self := c.user(t, "rioplatense", "superadmin").ID
			role := user.Manager
			_, err := c.service.Users().Update(within(t, "rioplatense"), self, b.version(t, self), user.Change{Role: &role})
			require.NoError(t, err)
			require.Equal(t, http.StatusUnauthorized, b.get("/api/v1/me").status)
			b.mint()
			require.Equal(t, "rioplatense", b.me().Tenant.ID)
			c.clock.Advance(time.Minute)
			require.NoError(t, c.service.Visits().Settle(t.Context()))
			require.Len(t, c.recorded(t, "andina", "core.tenant.left"), already+2)
			role = user.Superadmin
			_, err = c.service.Users().Update(within(t, "rioplatense"), self, b.version(t, self), user.Change{Role: &role})
			require.NoError(t, err)
			b.mint()
			require.Equal(t, "rioplatense", b.me().Tenant.ID, "the role that is given back does not bring the visit back")
		})

		t.Run("it ends by itself after an hour, and is at home again", func(t *testing.T) {
			b := c.arrived(t)
			already := len(c.recorded(t, "andina", "core.tenant.left"))
			c.clock.Advance(59 * time.Minute)
			b.mint()
			require.Equal(t, "andina", b.me().Tenant.ID)
			require.NoError(t, c.service.Visits().Settle(t.Context()))
			require.Len(t, c.recorded(t, "andina", "core.tenant.left"), already)

			c.clock.Advance(2 * time.Minute)
			require.Equal(t, http.StatusUnauthorized, b.get("/api/v1/me").status, "what was minted on the visit opens nothing more")
			b.mint()
			require.Equal(t, "rioplatense", b.me().Tenant.ID)
			for range 2 {
				require.NoError(t, c.service.Visits().Settle(t.Context()))
			}
			left := c.recorded(t, "andina", "core.tenant.left")
			require.Len(t, left, already+1, "once")
			require.Contains(t, string(left[already].Payload), `"how":"expired"`)
			require.Equal(t, http.StatusOK, b.goHome().status, "who clicks the way out late is at home")
			require.Len(t, c.recorded(t, "andina", "core.tenant.left"), already+1)
		})
	})
}

// version is that of a user of rioplatense.
func (b *browser) version(t testing.TB, id string) int64 {
	t.Helper()
	found, err := b.core.service.Users().Get(within(t, "rioplatense"), id)
	require.NoError(t, err)
	return found.Version
}

func TestSuspendedTenant(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		c := newForeignCore(t, engine)
		superadmin := c.browser(t)
		superadmin.signIn("superadmin@rioplatense.demo", "/")
		superadmin.mint()
		suspend := func(id string) answer {
			return superadmin.send(http.MethodPut, "/api/v1/tenants/"+id+"/suspension", map[string]string{"reason": "payment"})
		}
		person, key := c.browser(t), c.keyed(t, "andina", "admin")
		person.signIn("admin@andina.demo", "/")
		person.mint()

		t.Run("ends sessions and refuses keys at once, and says why at sign-in", func(t *testing.T) {
			require.Equal(t, http.StatusOK, person.get("/api/v1/me").status)
			require.Equal(t, http.StatusOK, key.get("/api/v1/me").status)
			for range 2 {
				require.Equal(t, http.StatusNoContent, suspend("andina").status)
			}
			require.Equal(t, http.StatusUnauthorized, person.get("/api/v1/me").status)
			require.Equal(t, http.StatusUnauthorized, person.mint().status)
			require.Equal(t, http.StatusUnauthorized, key.get("/api/v1/me").status)
			require.Equal(t, "/sso-callback?error=tenant_suspended&reason=payment", c.browser(t).signIn("admin@andina.demo", "/"))
			require.Len(t, c.recorded(t, "andina", "core.tenant.suspended"), 1, "twice is once")
			require.Equal(t, "identity.tenant_suspended", superadmin.enter("andina", why).code(t))
			open, err := c.service.Tenants().Open(t.Context())
			require.NoError(t, err)
			require.Equal(t, []string{"rioplatense"}, open, "nothing is done for it in the background either")
		})

		t.Run("is open again once it is resumed", func(t *testing.T) {
			require.Equal(t, http.StatusNoContent, superadmin.send(http.MethodDelete, "/api/v1/tenants/andina/suspension", nil).status)
			require.Equal(t, http.StatusUnauthorized, person.get("/api/v1/me").status, "sessions that ended stay ended")
			require.Equal(t, "/sso-callback?redirect=%2F", person.signIn("admin@andina.demo", "/"))
			require.Equal(t, http.StatusOK, key.get("/api/v1/me").status)
		})

		t.Run("ends visits", func(t *testing.T) {
			visitor := c.arrived(t)
			require.Equal(t, "andina", visitor.me().Tenant.ID)
			require.Equal(t, http.StatusNoContent, suspend("andina").status)
			require.Equal(t, http.StatusUnauthorized, visitor.get("/api/v1/me").status)
			visitor.mint()
			require.Equal(t, "rioplatense", visitor.me().Tenant.ID)
			left := c.recorded(t, "andina", "core.tenant.left")
			require.Contains(t, string(left[len(left)-1].Payload), `"how":"suspended"`)
			require.Equal(t, http.StatusNoContent, superadmin.send(http.MethodDelete, "/api/v1/tenants/andina/suspension", nil).status)
		})

		t.Run("does not count where the last superadmin must stay", func(t *testing.T) {
			require.Equal(t, http.StatusNoContent, suspend("andina").status)
			role := user.Manager
			self := c.user(t, "rioplatense", "superadmin").ID
			_, err := c.service.Users().Update(within(t, "rioplatense"), self, superadmin.version(t, self), user.Change{Role: &role})
			require.ErrorIs(t, err, user.ErrLastAdmin)
			require.Equal(t, http.StatusNoContent, superadmin.send(http.MethodDelete, "/api/v1/tenants/andina/suspension", nil).status)
		})

		t.Run("is never the one that who suspends works in, nor an admin's to suspend", func(t *testing.T) {
			require.Equal(t, "identity.tenant_own", suspend("rioplatense").code(t))
			admin := c.keyed(t, "rioplatense", "admin")
			refused := admin.send(http.MethodPut, "/api/v1/tenants/andina/suspension", map[string]string{"reason": "other"})
			require.Equal(t, http.StatusForbidden, refused.status)
			require.Equal(t, "identity.tenant_not_found", suspend("nobody").code(t))
		})
	})
}

func TestTenants(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		c := newForeignCore(t, engine)
		b := c.browser(t)
		b.signIn("superadmin@rioplatense.demo", "/")
		b.mint()
		list := func(query string) (lines []tenant.TenantLine) {
			b.get("/api/v1/tenants?"+query).into(t, &lines)
			return lines
		}

		t.Run("are listed with the figures of their use, and nothing of whom or what", func(t *testing.T) {
			lines := list("sort=name")
			require.Len(t, lines, 2)
			require.Equal(t, "Cobranzas Andina", lines[0].Name)
			require.Equal(t, 6, lines[1].Figures.People)
			require.Equal(t, 1, lines[1].Figures.ActivePeople)
			require.WithinDuration(t, c.clock.Now(), *lines[1].Figures.LastActivityAt, time.Minute)
			require.Nil(t, lines[0].Figures.LastActivityAt)
			require.Len(t, list("filter=ANDI"), 1)
			require.Empty(t, list("filter=%25"))
			require.Len(t, list("pageSize=1&page=2"), 1)
		})

		t.Run("a new one takes its short name from its name, and its first admin is invited", func(t *testing.T) {
			wanted := map[string]string{
				"name": "Cobros del Ñandú S.A.", "country": "py", "currency": "PYG", "timezone": "America/Asuncion", "language": "pt",
				"email": "jefa@nandu.example", "display_name": "Ana Ñandú",
			}
			var made struct {
				tenant.TenantView
				Link string `json:"invitation_link"`
			}
			b.send(http.MethodPost, "/api/v1/tenants", wanted).into(t, &made)
			require.Equal(t, "cobros-del-nandu-s-a", made.ID)
			require.Equal(t, []string{"pt", "es", "en"}, made.Languages)
			lines := c.recorded(t, made.ID, "core.tenant.created")
			require.Equal(t, principal.KindVisitor, lines[0].ActorKind)

			admin := c.browser(t)
			require.Equal(t, "/sso-callback?redirect=%2F", admin.signInBy(made.Link, "jefa@nandu.example"))
			admin.mint()
			require.Equal(t, "admin", admin.me().Role)
			require.Equal(t, made.ID, admin.me().Tenant.ID)

			b.send(http.MethodPost, "/api/v1/tenants", wanted).into(t, &made)
			require.Equal(t, "cobros-del-nandu-s-a-2", made.ID)
		})

		t.Run("nothing of one is made where something is wrong with the other half", func(t *testing.T) {
			for name, wrong := range map[string]map[string]string{
				"the admin": {"name": "Mitad", "id": "mitad", "email": "nobody", "display_name": "N"},
				"the money": {"name": "Mitad", "id": "mitad", "currency": "XXX", "email": "a@mitad.example", "display_name": "N"},
			} {
				require.Equal(t, http.StatusUnprocessableEntity, b.send(http.MethodPost, "/api/v1/tenants", wrong).status, name)
				require.Empty(t, list("filter=mitad"), name)
			}
		})
	})
}
