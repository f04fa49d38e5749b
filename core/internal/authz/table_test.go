package authz_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/authz"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/policies"
)

func rule(role, tenant, action, scope, effect string) policies.Rule {
	return policies.Rule{Role: role, Tenant: tenant, Object: "portfolios.debtors", Action: action, Scope: scope, Effect: effect}
}

func newTable(t testing.TB, rules ...policies.Rule) *authz.Table {
	t.Helper()
	table, err := authz.New(rules)
	require.NoError(t, err)
	return table
}

func TestTable_Decide(t *testing.T) {
	t.Parallel()
	defaults := []policies.Rule{
		rule("manager", "*", "read", "all", "allow"),
		rule("cashier", "*", "read", "own", "allow"),
	}

	t.Run("gives the scope of the rule that allows", func(t *testing.T) {
		t.Parallel()
		scope, allowed := newTable(t, defaults...).Decide("andina", "cashier", "portfolios.debtors:read")
		require.True(t, allowed)
		require.Equal(t, principal.Scope("own"), scope)
	})

	t.Run("refuses what no rule names", func(t *testing.T) {
		t.Parallel()
		table := newTable(t, defaults...)
		for _, permission := range []string{"portfolios.debtors:delete", "portfolios.debtors", "", "*", "portfolios.debtors:*"} {
			_, allowed := table.Decide("andina", "manager", permission)
			require.False(t, allowed, permission)
		}
		_, allowed := table.Decide("andina", "", "portfolios.debtors:read")
		require.False(t, allowed)
	})

	t.Run("a deny wins in whatever order the rules stand", func(t *testing.T) {
		t.Parallel()
		rules := []policies.Rule{
			rule("manager", "andina", "read", "all", "deny"),
			rule("manager", "andina", "read", "all", "allow"),
			rule("manager", "*", "read", "all", "allow"),
		}
		for range 20 {
			rand.Shuffle(len(rules), func(i, j int) { rules[i], rules[j] = rules[j], rules[i] })
			table := newTable(t, defaults...)
			require.NoError(t, table.Replace(defaults, map[string][]policies.Rule{"andina": rules}))
			_, allowed := table.Decide("andina", "manager", "portfolios.debtors:read")
			require.False(t, allowed)
		}
	})

	t.Run("a tenant's override narrows its own tenant alone, and at once", func(t *testing.T) {
		t.Parallel()
		table := newTable(t, defaults...)
		_, _ = table.Decide("andina", "manager", "portfolios.debtors:read")
		require.NoError(t, table.Replace(defaults, map[string][]policies.Rule{
			"andina": {rule("manager", "andina", "read", "team", "allow")},
		}))
		scope, _ := table.Decide("andina", "manager", "portfolios.debtors:read")
		require.Equal(t, principal.Scope("team"), scope)
		scope, _ = table.Decide("rioplatense", "manager", "portfolios.debtors:read")
		require.Equal(t, principal.Scope("all"), scope)
	})

	t.Run("a right that was taken away is gone with the next decision", func(t *testing.T) {
		t.Parallel()
		table := newTable(t, defaults...)
		_, allowed := table.Decide("andina", "cashier", "portfolios.debtors:read")
		require.True(t, allowed)
		require.NoError(t, table.Replace(defaults[:1], nil))
		_, allowed = table.Decide("andina", "cashier", "portfolios.debtors:read")
		require.False(t, allowed)
		require.Empty(t, table.Permissions("andina", "cashier"))
	})
}

// BenchmarkDecide shows that a decision costs the same whatever the number of rules.
func BenchmarkDecide(b *testing.B) {
	for _, size := range []int{100, 1_000, 10_000, 100_000} {
		b.Run(fmt.Sprintf("rules=%d", size), func(b *testing.B) {
			rules := make([]policies.Rule, size)
			for i := range rules {
				rules[i] = rule("manager", "*", fmt.Sprintf("act%d", i), "all", "allow")
			}
			table := newTable(b, rules...)
			wanted := fmt.Sprintf("portfolios.debtors:act%d", size/2)
			for b.Loop() {
				if _, allowed := table.Decide("andina", "manager", wanted); !allowed {
					b.Fatal("refused")
				}
			}
		})
	}
}
