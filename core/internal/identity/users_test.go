package identity_test

import (
	"encoding/json"
	"net/http"
	"slices"
	"strconv"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// keyed is a client that acts as a role of a tenant by an API key of its own user.
func (c *core) keyed(t *testing.T, tenant, role string) *browser {
	t.Helper()
	b := c.browser(t)
	b.bearer = c.key(t, tenant, role, c.user(t, tenant, role).ID)
	return b
}

func (b *browser) one(id string) user.UserView {
	b.t.Helper()
	var found user.UserView
	b.get("/api/v1/users/"+id).into(b.t, &found)
	return found
}

// change patches a user at its present version.
func (b *browser) change(id string, body map[string]any) answer {
	b.t.Helper()
	version := b.one(id).Version
	return b.send(http.MethodPatch, "/api/v1/users/"+id, body, "If-Match", `"`+strconv.FormatInt(version, 10)+`"`)
}

// people is how many users a demo tenant has.
const people = 7

func TestUsers(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		c := newForeignCore(t, engine)
		admin, cashier := c.signedIn(t, "admin@rioplatense.demo"), c.keyed(t, "rioplatense", "cashier")
		superadmin, manager := c.signedIn(t, "superadmin@rioplatense.demo"), c.keyed(t, "rioplatense", "manager")
		id := func(role string) string { return c.user(t, "rioplatense", role).ID }

		t.Run("are listed by status, role and part of the name, page by page [RT-09]", func(t *testing.T) {
			for query, names := range map[string][]string{
				"":                           {"admin", "agustina.piriz", "bruno.techera", "cashier", "federico.larrosa", "manager", "superadmin"},
				"pageSize=3&page=3":          {"superadmin"},
				"role=admin,manager":         {"admin", "manager"},
				"status=inactive":            {"bruno.techera"},
				"status=suspended":           nil,
				"status=active&role=manager": {"manager"},
				"username=ADMIN":             {"admin", "superadmin"},
				"username=Luc%C3%ADa":        {"manager"},
				"username=%25":               nil,
				"sort=-role&pageSize=1":      {"superadmin"},
			} {
				var found []user.UserView
				admin.get("/api/v1/users?"+query).into(t, &found)
				var got []string
				for _, one := range found {
					got = append(got, one.Username)
				}
				require.Equal(t, names, got, query)
			}
			require.Equal(t, http.StatusUnprocessableEntity, admin.get("/api/v1/users?status=gone").status)
			require.Equal(t, http.StatusUnprocessableEntity, admin.get("/api/v1/users?sort=password").status)
			require.Equal(t, http.StatusUnprocessableEntity, admin.get("/api/v1/users?cursor=bm90aGluZw").status)
		})

		t.Run("are reached one after another by cursor, and named by their ids", func(t *testing.T) {
			var names []string
			for cursor := ""; len(names) < people; {
				var body struct {
					Data []user.UserView
					Meta struct{ Next string }
				}
				require.NoError(t, json.Unmarshal(cashier.get("/api/v1/users?pageSize=1&sort=last_seen_at&cursor="+cursor).body, &body))
				names, cursor = append(names, body.Data[0].Username), body.Meta.Next
				require.Equal(t, len(names) == people, cursor == "")
			}
			require.Subset(t, names, []string{"admin", "cashier", "manager", "superadmin"})
			require.Len(t, slices.Compact(slices.Sorted(slices.Values(names))), people)
			var known []user.UserView
			cashier.get("/api/v1/users?id="+id("manager")+","+c.user(t, "andina", "manager").ID).into(t, &known)
			require.Len(t, known, 1, "nobody of another tenant is among them")
		})

		t.Run("a cashier learns their names and nothing more [AU-03]", func(t *testing.T) {
			var found []map[string]any
			cashier.get("/api/v1/users").into(t, &found)
			require.Len(t, found, people)
			for _, one := range found {
				require.Contains(t, one, "display_name")
				for _, hidden := range []string{"email", "role", "status", "last_seen_at"} {
					require.NotContains(t, one, hidden)
				}
			}
			require.NotEmpty(t, manager.one(id("admin")).Email)
		})

		t.Run("a tenant's are nobody else's business [AU-05]", func(t *testing.T) {
			foreign := c.user(t, "andina", "manager")
			require.Equal(t, http.StatusNotFound, admin.get("/api/v1/users/"+foreign.ID).status)
			require.Equal(t, http.StatusNotFound, superadmin.send(http.MethodPatch, "/api/v1/users/"+foreign.ID,
				map[string]any{"status": "suspended"}, "If-Match", `"1"`).status)
			require.Equal(t, http.StatusNotFound, admin.send(http.MethodDelete, "/api/v1/users/"+foreign.ID, nil, "If-Match", `"1"`).status)
			require.Equal(t, "active", string(c.keyed(t, "andina", "admin").one(foreign.ID).Status))
		})

		t.Run("a change needs the version it changes [AP-05]", func(t *testing.T) {
			body := map[string]any{"display_name": "Lucía F."}
			require.Equal(t, http.StatusPreconditionRequired, admin.send(http.MethodPatch, "/api/v1/users/"+id("manager"), body).status)
			require.Equal(t, http.StatusPreconditionFailed, admin.send(http.MethodPatch, "/api/v1/users/"+id("manager"), body, "If-Match", `"99"`).status)
			require.Equal(t, http.StatusOK, admin.change(id("manager"), body).status)
			require.Equal(t, "Lucía F.", admin.one(id("manager")).DisplayName)
		})

		t.Run("a suspended or inactive user is shut out with the next request, and let in again once active [ST-02]", func(t *testing.T) {
			b := c.browser(t)
			b.signIn("cashier@rioplatense.demo", "/")
			require.Equal(t, http.StatusOK, b.mint().status)
			for _, status := range []string{"inactive", "suspended"} {
				require.Equal(t, http.StatusOK, admin.change(id("cashier"), map[string]any{"status": status}).status)
				require.Equal(t, http.StatusUnauthorized, b.get("/api/v1/me").status, "the bearer, though it has not expired")
				require.Equal(t, http.StatusUnauthorized, cashier.get("/api/v1/me").status, "the API key")
				require.Equal(t, http.StatusUnauthorized, b.mint().status, "the session")
				require.Equal(t, "/sso-callback?error=suspended", c.browser(t).signIn("cashier@rioplatense.demo", "/"))
				require.Equal(t, http.StatusOK, admin.change(id("cashier"), map[string]any{"status": "active"}).status)
				require.Equal(t, http.StatusUnauthorized, b.mint().status, "a session that ended stays ended")
				require.Equal(t, http.StatusUnauthorized, cashier.get("/api/v1/me").status, "a key that ended stays ended")
				cashier.bearer = c.key(t, "rioplatense", "cashier", id("cashier"))
				b.signIn("cashier@rioplatense.demo", "/")
				require.Equal(t, http.StatusOK, b.mint().status)
			}
		})

		t.Run("a change of role acts with the next request [AU-03]", func(t *testing.T) {
			require.Equal(t, http.StatusForbidden, cashier.get("/api/v1/users/"+id("admin")+"/sessions").status)
			require.Equal(t, http.StatusOK, admin.change(id("cashier"), map[string]any{"role": "admin"}).status)
			require.Equal(t, http.StatusOK, cashier.get("/api/v1/users/"+id("admin")+"/sessions").status)
			require.Equal(t, http.StatusOK, admin.change(id("cashier"), map[string]any{"role": "cashier"}).status)
			require.Equal(t, http.StatusForbidden, cashier.get("/api/v1/users/"+id("admin")+"/sessions").status)
		})

		t.Run("nobody changes their own role or status, nor removes themselves [ST-02]", func(t *testing.T) {
			for _, body := range []map[string]any{{"role": "manager"}, {"status": "inactive"}} {
				refused := admin.change(id("admin"), body)
				require.Equal(t, http.StatusForbidden, refused.status)
				require.Equal(t, "identity.user_own_change", refused.code(t))
			}
			version := strconv.FormatInt(admin.one(id("admin")).Version, 10)
			require.Equal(t, http.StatusForbidden, admin.send(http.MethodDelete, "/api/v1/users/"+id("admin"), nil, "If-Match", `"`+version+`"`).status)
			require.Equal(t, http.StatusOK, admin.change(id("admin"), map[string]any{"display_name": "Martín O."}).status)
		})

		t.Run("an admin makes, changes and removes no superadmin", func(t *testing.T) {
			for _, refused := range []answer{
				admin.change(id("superadmin"), map[string]any{"status": "suspended"}),
				admin.change(id("superadmin"), map[string]any{"display_name": "X"}),
				admin.change(id("manager"), map[string]any{"role": "superadmin"}),
				admin.send(http.MethodDelete, "/api/v1/users/"+id("superadmin"), nil, "If-Match", `"1"`),
				admin.send(http.MethodDelete, "/api/v1/users/"+id("superadmin")+"/sessions", nil),
				admin.send(http.MethodPost, "/api/v1/users", map[string]any{"email": "x@example.com", "display_name": "X", "role": "superadmin"}),
			} {
				require.Equal(t, http.StatusForbidden, refused.status, string(refused.body))
				require.Equal(t, "identity.user_superadmin_only", refused.code(t))
			}
		})

		t.Run("the last admin of a tenant stays [ST-02]", func(t *testing.T) {
			refused := superadmin.change(id("admin"), map[string]any{"role": "manager"})
			require.Equal(t, http.StatusConflict, refused.status)
			require.Equal(t, "identity.user_last_admin", refused.code(t))
			require.Equal(t, http.StatusOK, superadmin.change(id("manager"), map[string]any{"role": "admin"}).status)
			require.Equal(t, http.StatusOK, superadmin.change(id("admin"), map[string]any{"role": "manager"}).status)
			require.Equal(t, http.StatusConflict, superadmin.change(id("manager"), map[string]any{"status": "suspended"}).status)
			require.Equal(t, http.StatusOK, superadmin.change(id("admin"), map[string]any{"role": "admin"}).status)
			require.Equal(t, http.StatusOK, superadmin.change(id("manager"), map[string]any{"role": "manager"}).status)
		})
	})
}

func TestUsers_lastOnes(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		c := newForeignCore(t, engine)

		t.Run("two admins who suspend each other at once leave one [ST-02]", func(t *testing.T) {
			superadmin := c.signedIn(t, "superadmin@rioplatense.demo")
			first, second := c.user(t, "rioplatense", "admin").ID, c.user(t, "rioplatense", "manager").ID
			require.Equal(t, http.StatusOK, superadmin.change(second, map[string]any{"role": "admin"}).status)
			one, other := c.keyed(t, "rioplatense", "admin"), c.keyed(t, "rioplatense", "manager")
			at := func(id string) string { return `"` + strconv.FormatInt(superadmin.one(id).Version, 10) + `"` }
			versions := []string{at(second), at(first)}
			statuses := make([]int, 2)
			var both sync.WaitGroup
			for i, attack := range []func() answer{
				func() answer {
					return one.send(http.MethodPatch, "/api/v1/users/"+second, map[string]any{"status": "suspended"}, "If-Match", versions[0])
				},
				func() answer {
					return other.send(http.MethodPatch, "/api/v1/users/"+first, map[string]any{"status": "suspended"}, "If-Match", versions[1])
				},
			} {
				both.Go(func() { statuses[i] = attack().status })
			}
			both.Wait()
			active := 0
			for _, id := range []string{first, second} {
				if superadmin.one(id).Status == user.Active {
					active++
				}
			}
			require.Equal(t, 1, active, "%v", statuses)
		})

		t.Run("the last superadmin of the installation stays, whatever the tenant [ST-02]", func(t *testing.T) {
			here, there := c.keyed(t, "rioplatense", "superadmin"), c.keyed(t, "andina", "superadmin")
			helper := c.browser(t)
			helper.bearer = c.key(t, "andina", "superadmin", "")
			require.Equal(t, http.StatusOK, helper.change(c.user(t, "andina", "superadmin").ID, map[string]any{"status": "inactive"}).status)
			require.Equal(t, http.StatusUnauthorized, there.get("/api/v1/me").status)
			helper.bearer = c.key(t, "rioplatense", "superadmin", "")
			refused := helper.change(c.user(t, "rioplatense", "superadmin").ID, map[string]any{"status": "inactive"})
			require.Equal(t, "identity.user_last_admin", refused.code(t))
			require.Equal(t, http.StatusOK, here.get("/api/v1/me").status)
		})
	})
}
