package policies_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/policies"
)

func TestReviewed(t *testing.T) {
	t.Parallel()
	rules, err := policies.Reviewed()
	require.NoError(t, err)
	seen := map[string]bool{}
	for _, r := range rules {
		require.Contains(t, []string{"all", "team", "own"}, r.Scope, r.Permission())
		cell := r.Role + " " + r.Permission()
		require.False(t, seen[cell], "%s stands twice", cell)
		seen[cell] = true
	}
	t.Run("a table line says what a rule says", func(t *testing.T) {
		line := policies.Line("tasks.tasks:read", map[string]string{"admin": "all", "cashier": "own"})
		require.Equal(t, "tasks.tasks:read,-,all,-,own", line)
		require.True(t, slices.Contains(rules, policies.Of("tasks.tasks:read", "cashier", policies.AnyTenant, "own", policies.Allow)))
	})
}
