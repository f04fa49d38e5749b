package policies_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/policies"
)

// matrix is the permission matrix of the product, one line a permission: the scope of superadmin, admin, manager and
// cashier, "-" for none. It is written by hand from docs/permissions.md and held against the generated CSVs, so that a
// grant cannot change unseen.
const matrix = `
core.tenants:create                all  -    -    -
core.tenants:read                  all  -    -    -
core.tenants:enter                 all  -    -    -
core.tenants:update                all  -    -    -
core.tenants:delete                all  -    -    -
core.maintenance:update            all  -    -    -
core.users:create                  all  all  -    -
core.users:read                    all  all  all  all
core.users:read_details            all  all  all  -
core.users:update                  all  all  -    -
core.users:delete                  all  all  -    -
core.users:reset_factors           all  all  -    -
core.apps:read                     all  all  all  -
core.apps:update                   all  all  -    -
core.tracing_events:read           all  all  team -
core.tracing_events:export         all  all  -    -
core.profile:read                  own  own  own  own
core.profile:update                own  own  own  own
core.preferences:read              own  own  own  own
core.preferences:update            own  own  own  own
core.notifications:read            own  own  own  own
core.notifications:update          own  own  own  own
core.sessions:read                 own  own  own  own
core.sessions:delete               own  own  own  own
core.apikeys:create                own  own  own  own
core.apikeys:read                  own  own  own  own
core.apikeys:delete                own  own  own  own
core.security:read                 all  all  -    -
core.security:update               all  all  -    -
core.user_apikeys:read             all  all  -    -
core.user_apikeys:delete           all  all  -    -
core.live:read                     own  own  own  own
core.communication:read            all  all  all  -
core.communication:update          all  all  -    -
core.reports:read                  all  all  own  -
core.reports:export                all  all  own  -
portfolios.portfolios:create       all  all  all  -
portfolios.portfolios:read         all  all  all  all
portfolios.portfolios:update       all  all  all  -
portfolios.portfolios:delete       all  all  -    -
portfolios.portfolios:export       all  all  all  -
portfolios.portfolios:authorize    all  all  -    -
portfolios.imports:create          all  all  all  -
portfolios.imports:read            all  all  all  all
portfolios.imports:update          all  all  all  -
portfolios.imports:delete          all  all  -    -
portfolios.debtors:create          all  all  all  -
portfolios.debtors:read            all  all  all  own
portfolios.debtors:update          all  all  all  -
portfolios.debtors:delete          all  all  -    -
portfolios.debtors:assign          all  all  all  -
portfolios.debtors:tag             all  all  all  -
portfolios.debtors:reveal          all  all  all  own
portfolios.debtors:export          all  all  all  -
portfolios.contacts:update         all  all  all  own
portfolios.debts:read              all  all  all  own
portfolios.debts:adjust            -    all  all  -
portfolios.tags:create             all  all  all  -
portfolios.tags:read               all  all  all  all
portfolios.tags:update             all  all  all  -
portfolios.tags:delete             all  all  -    -
portfolios.buckets:read            all  all  all  all
portfolios.buckets:update          all  all  -    -
tasks.tasks:create                 all  all  all  own
tasks.tasks:read                   all  all  all  own
tasks.tasks:update                 all  all  all  own
tasks.tasks:delete                 all  all  all  -
tasks.tasks:bulk                   all  all  all  -
tasks.tasks:import                 all  all  all  -
tasks.tasks:export                 all  all  all  -
`

func TestDefaults(t *testing.T) {
	t.Parallel()
	rules, err := policies.Defaults()
	require.NoError(t, err)

	t.Run("hold every cell of the permission matrix", func(t *testing.T) {
		t.Parallel()
		require.Equal(t, expected(), granted(rules))
	})

	t.Run("speak of known roles, scopes and effects only, once each", func(t *testing.T) {
		t.Parallel()
		seen := map[string]bool{}
		for _, r := range rules {
			require.Contains(t, policies.Roles(), r.Role)
			require.Contains(t, []string{"all", "team", "own"}, r.Scope)
			require.Equal(t, "allow", r.Effect)
			require.Equal(t, policies.AnyTenant, r.Tenant)
			cell := r.Role + " " + r.Permission()
			require.False(t, seen[cell], cell)
			seen[cell] = true
		}
	})

	t.Run("are what the manifests declare", func(t *testing.T) {
		t.Parallel()
		manifests, err := filepath.Glob("../modules/*/module.json")
		require.NoError(t, err)
		var declared []policies.Rule
		for _, path := range append(manifests, "../core/internal/httpapi/core.json") {
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			fromManifest, err := policies.FromManifest(text)
			require.NoError(t, err)
			declared = append(declared, fromManifest...)
		}
		require.ElementsMatch(t, declared, rules)
	})
}

func TestParse(t *testing.T) {
	t.Parallel()
	for name, text := range map[string]string{
		"a short line":           "p, admin, *, core.users, read, all",
		"an unknown kind":        "g, admin, *, core.users, read, all, allow",
		"a line with extra text": "p, admin, *, core.users, read, all, allow, more",
	} {
		t.Run("refuses "+name, func(t *testing.T) {
			t.Parallel()
			_, err := policies.Parse(text)
			require.Error(t, err)
		})
	}
}

func expected() map[string]string {
	cells := map[string]string{}
	for line := range strings.Lines(strings.TrimSpace(matrix)) {
		fields := strings.Fields(line)
		for i, role := range policies.Roles() {
			if scope := fields[1+i]; scope != "-" {
				cells[role+" "+fields[0]] = scope
			}
		}
	}
	return cells
}

func granted(rules []policies.Rule) map[string]string {
	cells := map[string]string{}
	for _, r := range rules {
		cells[r.Role+" "+r.Permission()] = r.Scope
	}
	return cells
}
