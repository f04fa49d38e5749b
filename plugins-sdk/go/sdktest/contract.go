package sdktest

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
	"github.com/recobro/recobro/plugins-sdk/host/schema"
)

// Contract is the suite that every module passes, on both engines: what the host, the shell and the other tenants rely on. What is at or
// below the paths named as moving may change by the module's own work, while nobody asks for anything.
func Contract(t *testing.T, module sdk.Module, moving ...string) {
	t.Helper()
	t.Run("the manifest and the texts hold together", func(t *testing.T) { checkTexts(t, module) })
	t.Run("the code names nothing that there is not", func(t *testing.T) { checkSource(t, module) })
	t.Run("each slot that it fills or has is there", func(t *testing.T) { checkSlots(t, module) })
	Engines(t, func(t *testing.T, engine Engine) {
		if module.Migrations != nil {
			t.Run("migrations can be run again", func(t *testing.T) {
				db := engine.DB(t, "contract", module.Migrations)
				require.NoError(t, db.Migrate(context.Background(), module.Migrations))
			})
		}
		h := Start(t, module, Options{Engine: engine, Tenants: []string{"a", "b"}, Demo: demo("a")})
		if engine.Name == storage.SQLite && module.Migrations != nil && !h.Manifest.Required {
			t.Run("every table keeps whose its rows are", func(t *testing.T) { h.checkTables(t) })
		}
		t.Run("it is healthy", h.isReady)
		t.Run("settings are taken while it serves", func(t *testing.T) { h.checkSettings(t) })
		t.Run("every operation is within the manifest", func(t *testing.T) { h.checkOperations(t) })
		t.Run("nobody gets in without the permission", func(t *testing.T) { h.checkPermissions(t) })
		t.Run("files come in and go out by no abuse", func(t *testing.T) { h.checkFiles(t) })
		t.Run("a tenant neither sees nor changes another's rows [AU-05]", func(t *testing.T) { h.checkTenants(t, moving) })
		t.Run("no name is told to who may not see whose it is", func(t *testing.T) { h.checkNames(t) })
		t.Run("no answer may be kept by a browser or a proxy", func(t *testing.T) { h.checkKept(t) })
		t.Run("every answer is as the document promises it", func(t *testing.T) { h.checkAnswers(t) })
		t.Run("every file that leaves is on the record", func(t *testing.T) { h.checkExports(t) })
		t.Run("who sees own rows alone learns nothing of others' by any list, count, search or event", func(t *testing.T) { h.checkScope(t, moving) })
		t.Run("a list refuses an order, a place and a filter that it does not have", func(t *testing.T) { h.checkLists(t) })
		t.Run("bad input is refused, never an internal error", func(t *testing.T) { h.checkInput(t) })
		t.Run("every door for providers is closed to whoever is none", func(t *testing.T) { h.checkHooks(t) })
		t.Run("every stream and socket ends when the process drains", func(t *testing.T) {
			require.Empty(t, endless(t, module, Options{Engine: engine, Demo: demo("a")}, h.Operations))
		})
	})
}

// demo is a seed of one tenant with a user of each role.
func demo(tenant string) *sdk.DemoSeed {
	seed := sdk.DemoTenant{ID: tenant, Name: "Tenant " + tenant}
	for _, role := range roles() {
		seed.Users = append(seed.Users, sdk.DemoUser{
			ID: tenant + "-" + role, Username: role, Email: role + "@" + tenant + ".test", Role: role,
			DisplayName: role, Language: "es",
		})
	}
	return &sdk.DemoSeed{Password: "not a secret 123", Tenants: []sdk.DemoTenant{seed}}
}

func roles() []string { return []string{"superadmin", "admin", "manager", "cashier"} }

func checkTexts(t *testing.T, module sdk.Module) {
	manifest, err := manifest.Parse(module.Manifest)
	require.NoError(t, err)
	for _, permission := range manifest.Permissions {
		for role, scope := range permission.Grants {
			require.Contains(t, roles(), role, permission.Name)
			require.Contains(t, []string{"all", "team", "own"}, scope, permission.Name)
		}
	}
	catalog, err := errs.NewCatalog(module.Locales)
	require.NoError(t, err)
	for _, language := range errs.Languages() {
		require.ElementsMatch(t, catalog.Codes("es"), catalog.Codes(language), "codes in %s", language)
	}
}

// checkSettings tells the module the manifest's defaults as a choice, then nothing.
func (h *Host) checkSettings(t *testing.T) {
	schema, err := schema.Parse(h.Manifest.Settings)
	require.NoError(t, err)
	h.Choose("a", schema.Defaults())
	h.Choose("a", map[string]any{})
	h.isReady(t)
}

func (h *Host) checkOperations(t *testing.T) {
	seen := map[string]bool{}
	for _, o := range h.Operations {
		require.False(t, seen[o.ID], "operation id %s is taken twice", o.ID)
		seen[o.ID] = true
		require.True(t, manifest.UnderAny(o.Path, h.Manifest.API.Prefixes), "%s is outside of the module's prefixes", o.Path)
		if o.Open {
			require.True(t, h.Manifest.IsOpen(o.Path), "%s is open but not declared so", o.Path)
			continue
		}
		require.True(t, h.Manifest.Declares(o.Permission) || strings.HasPrefix(o.Permission, "core."),
			"%s %s asks for %q, which the manifest does not declare", o.Method, o.Path, o.Permission)
	}
}

func (h *Host) checkPermissions(t *testing.T) {
	for _, o := range h.Operations {
		if o.Open {
			continue
		}
		address := o.address(placeholder)
		got := h.send(o.Method, address, nil, nil)
		require.Equal(t, http.StatusUnauthorized, got.Status, "%s %s without a principal", o.Method, o.Path)
		other := principal.Principal{TenantID: "a", UserID: "x", Role: "superadmin", Permission: "another.thing:read", Scope: principal.ScopeAll}
		got = h.send(o.Method, address, nil, &other)
		require.Equal(t, http.StatusForbidden, got.Status, "%s %s with another permission", o.Method, o.Path)
	}
}

// checkKept looks that no answer, refused or not, may be kept by a browser or a proxy.
func (h *Host) checkKept(t *testing.T) {
	for _, o := range h.Operations {
		if o.Open {
			continue
		}
		for _, address := range append(h.places(o.Path), o.address(placeholder)) {
			got := h.send(o.Method, address, h.example(o), o.permitted("b"), "If-Match", `"1"`)
			require.Equal(t, "no-store", got.Header.Get("Cache-Control"), "%s %s answered %d", o.Method, address, got.Status)
			if o.Method == http.MethodGet {
				got = h.send(o.Method, address, nil, o.permitted("a"))
				require.Equal(t, "no-store", got.Header.Get("Cache-Control"), "%s answered %d", address, got.Status)
			}
		}
	}
}

// placeholder is an id that no row has.
const placeholder = "00000000-0000-7000-8000-000000000000"

// address is the operation's path with every parameter replaced.
func (o Operation) address(id string) string { return parameter().ReplaceAllString(o.Path, id) }

// permitted is somebody of a tenant with the operation's own permission for all rows.
func (o Operation) permitted(tenant string) *principal.Principal {
	return &principal.Principal{
		TenantID: tenant, UserID: tenant + "-superadmin", Username: "superadmin", Role: "superadmin", Permission: o.Permission,
		Scope: principal.ScopeAll, Language: "en", Timezone: "UTC", Kind: principal.KindUser,
	}
}

// checkLists asks every list that can be sorted for what it cannot be sorted by, and for a place of no list.
func (h *Host) checkLists(t *testing.T) {
	for _, o := range h.Operations {
		if o.Method != http.MethodGet || strings.Contains(o.Path, "{") {
			continue
		}
		for _, name := range []string{"sort", "cursor", "no_such_filter"} {
			if slices.Contains(o.Query, name) || (name == "no_such_filter" && slices.Contains(o.Query, "page")) {
				got := h.send(o.Method, o.Path+"?"+name+"=bm9uc2Vuc2U", nil, o.permitted("a"))
				require.Equal(t, http.StatusUnprocessableEntity, got.Status, "%s with a %s of nothing", o.Path, name)
			}
		}
	}
}

// checkTenants asks, as tenant b, for everything that the demo data gave tenant a.
func (h *Host) checkTenants(t *testing.T, moving []string) {
	before := h.everything("a")
	ids := idsIn(before)
	for _, seen := range h.everything("b") {
		for _, id := range ids {
			require.NotContains(t, seen, id, "a row of tenant a in a list of tenant b")
		}
	}
	for _, o := range h.Operations {
		if !strings.Contains(o.Path, "{") || o.Open {
			continue
		}
		for _, id := range some(ids) {
			got := h.send(o.Method, o.address(id), h.example(o), o.permitted("b"), "If-Match", `"1"`)
			require.Less(t, got.Status, 500, "%s %s: %s", o.Method, o.Path, got.Raw)
			require.GreaterOrEqual(t, got.Status, 400, "%s %s of tenant a's row by tenant b: %s", o.Method, o.Path, got.Raw)
		}
	}
	require.Equal(t, still(before, moving), still(h.everything("a"), moving), "tenant b changed tenant a's rows")
}

// still are answers without those at and below the paths that move by themselves.
func still(answers map[string]string, moving []string) map[string]string {
	maps.DeleteFunc(answers, func(path, _ string) bool {
		return slices.ContainsFunc(moving, func(m string) bool { return path == m || strings.HasPrefix(path, m+"/") })
	})
	return answers
}

// everything is what the lists without parameters show a tenant, by path.
func (h *Host) everything(tenant string) map[string]string {
	all := map[string]string{}
	for _, o := range h.Operations {
		if o.Method == http.MethodGet && !strings.Contains(o.Path, "{") && !o.Open {
			answer := h.send(o.Method, o.Path, nil, o.permitted(tenant))
			all[o.Path] = string(answer.Raw)
		}
	}
	return all
}

// idsIn are the row ids in some answers.
func idsIn(answers map[string]string) []string {
	uuid := regexp.MustCompile(`"id":"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"`)
	found := map[string]bool{}
	for _, answer := range answers {
		for _, match := range uuid.FindAllStringSubmatch(answer, -1) {
			found[match[1]] = true
		}
	}
	ids := make([]string, 0, len(found))
	for id := range found {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	return ids
}

// some is up to twelve ids, spread over all.
func some(ids []string) []string {
	step := max(1, len(ids)/12)
	var picked []string
	for i := 0; i < len(ids); i += step {
		picked = append(picked, ids[i])
	}
	return picked
}

// example is a body that an operation's schema allows, nil if it takes none.
func (h *Host) example(o Operation) any {
	if o.Schema == nil {
		return nil
	}
	return json.RawMessage(fmt.Sprint(h.value(o.Schema)))
}
