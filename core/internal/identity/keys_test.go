package identity_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/identity/apikey"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// key makes an API key of a user, or, with an empty userID, of a program with a role.
func (c *core) key(t testing.TB, tenant, role, userID string) string {
	t.Helper()
	ctx := principal.With(t.Context(), principal.System(tenant, "core"))
	wish := apikey.Wish{Name: "test", UserID: userID, Role: role}
	_, text, err := c.service.Keys().Create(ctx, wish)
	require.NoError(t, err)
	return text
}

func TestAPIKey(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		c := newForeignCore(t, engine)
		b := c.browser(t)
		b.signIn("admin@rioplatense.demo", "/")
		b.mint()
		create := func(days int) (string, string) {
			var made apikey.KeyView
			b.send(http.MethodPost, "/api/v1/me/api-keys", map[string]any{"name": "nightly", "expires_in_days": days}).into(t, &made)
			return made.ID, made.Key
		}
		with := func(key string) *browser {
			program := c.browser(t)
			program.bearer = key
			return program
		}

		t.Run("acts as its person, without a cookie", func(t *testing.T) {
			_, key := create(0)
			require.Equal(t, b.me().ID, with(key).me().ID)
		})

		t.Run("is never shown again", func(t *testing.T) {
			_, key := create(0)
			listed := b.get("/api/v1/me/api-keys")
			require.Equal(t, http.StatusOK, listed.status)
			require.NotContains(t, string(listed.body), key[len(apikey.Prefix)+12:])
			require.Contains(t, string(listed.body), key[len(key)-4:])
		})

		t.Run("is worth nothing once revoked, expired, cut or moved to another tenant", func(t *testing.T) {
			id, key := create(1)
			require.Equal(t, http.StatusOK, with(key).get("/api/v1/me").status)
			for _, forged := range []string{key[:len(key)-1], key + "A", "rk_andina" + key[len("rk_rioplatense"):], "rk_", "rk__", "rk_rioplatense_"} {
				require.Equal(t, http.StatusUnauthorized, with(forged).get("/api/v1/me").status, forged)
			}
			now := c.clock.Now()
			c.clock.Advance(24*time.Hour + time.Second)
			require.Equal(t, http.StatusUnauthorized, with(key).get("/api/v1/me").status)
			c.clock.Set(now)
			require.Equal(t, http.StatusNoContent, b.send(http.MethodDelete, "/api/v1/me/api-keys/"+id, nil).status)
			require.Equal(t, http.StatusUnauthorized, with(key).get("/api/v1/me").status)
		})

		t.Run("nobody revokes another's, and no key makes keys", func(t *testing.T) {
			id, key := create(0)
			require.Equal(t, http.StatusNotFound, c.keyed(t, "rioplatense", "cashier").send(http.MethodDelete, "/api/v1/me/api-keys/"+id, nil).status)
			require.Equal(t, http.StatusForbidden, with(key).send(http.MethodPost, "/api/v1/me/api-keys", map[string]any{"name": "more", "expires_in_days": 0}).status)
		})

		t.Run("a lifetime that is not offered is refused", func(t *testing.T) {
			refused := b.send(http.MethodPost, "/api/v1/me/api-keys", map[string]any{"name": "x", "expires_in_days": 2})
			require.Equal(t, http.StatusUnprocessableEntity, refused.status)
			require.Contains(t, string(refused.body), "expires_in_days")
		})

		t.Run("of a program has its own role", func(t *testing.T) {
			me := with(c.key(t, "andina", "manager", "")).me()
			require.Equal(t, "manager", me.Role)
			require.Equal(t, "andina", me.Tenant.ID)
		})
	})
}

func TestPreferences(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		c := newForeignCore(t, engine)
		mine, other := c.keyed(t, "rioplatense", "admin"), c.keyed(t, "rioplatense", "cashier")
		chosen := func(b *browser) map[string]any {
			var found map[string]any
			b.get("/api/v1/preferences").into(t, &found)
			return found
		}
		usual := map[string]any{
			"theme": "system", "font": "inter", "direction": "ltr", "language": "es", "sidebar": []any{}, "density": "comfortable",
			"page_size": 10.0, "start_page": "/", "views": []any{},
		}
		change := func(body map[string]any) answer { return mine.send(http.MethodPatch, "/api/v1/preferences", body) }

		t.Run("begin with the defaults", func(t *testing.T) { require.Equal(t, usual, chosen(mine)) })

		t.Run("are kept per user, and what is not named stays [ST-08]", func(t *testing.T) {
			require.Equal(t, http.StatusOK, change(map[string]any{"theme": "dark", "language": "pt", "sidebar": []string{"tasks"}}).status)
			require.Equal(t, http.StatusOK, change(map[string]any{"page_size": 50}).status)
			now := chosen(mine)
			require.Equal(t, "dark", now["theme"])
			require.Equal(t, "pt", now["language"])
			require.InDelta(t, 50, now["page_size"], 0)
			require.Equal(t, []any{"tasks"}, now["sidebar"])
			require.Equal(t, usual, chosen(other))
		})

		t.Run("the product speaks the chosen language with the next request", func(t *testing.T) {
			require.Contains(t, string(mine.get("/api/v1/users/nobody").body), "Não encontramos")
		})

		t.Run("each can be reset to its default [ST-08]", func(t *testing.T) {
			require.Equal(t, http.StatusOK, change(map[string]any{"theme": nil, "language": nil, "page_size": nil, "sidebar": nil}).status)
			require.Equal(t, usual, chosen(mine))
		})

		t.Run("what is no choice is refused whole, by field", func(t *testing.T) {
			for field, value := range map[string]any{
				"theme": "pink", "font": "comic", "direction": "up", "language": "de", "page_size": 7, "density": "x",
				"start_page": "//evil.example", "sidebar": []string{""},
			} {
				refused := change(map[string]any{"theme": "light", field: value})
				require.Equal(t, http.StatusUnprocessableEntity, refused.status, field)
				require.Contains(t, string(refused.body), field)
			}
			require.Equal(t, usual, chosen(mine))
		})
	})
}
